"""A running game: its session, and the QObject that announces its changes. Imports nothing by itself."""
