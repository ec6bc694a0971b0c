"""The table of Brian Boru: the map of Ireland, trick, tracks, draft and hand."""
