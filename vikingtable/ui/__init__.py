"""The window: shell, settings, models, scenes and dialogs."""
