"""The table of Knarr."""
