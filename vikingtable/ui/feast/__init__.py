"""The table of A Feast for Odin: action board, own boards, supply, banquet table, and dragging between them."""
