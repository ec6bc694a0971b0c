"""What every game shares, and one package a game below it."""
