"""Computer players: they see views only and use the rules to think."""
