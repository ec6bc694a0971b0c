"""The tile lab."""
