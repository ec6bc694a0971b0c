"""Saves: reading, checking, migrating and writing .vtg files, and the autosave journal."""
