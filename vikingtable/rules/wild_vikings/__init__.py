"""Wild Vikings."""
