"""Knarr."""
