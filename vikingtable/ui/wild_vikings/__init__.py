"""The Wild Vikings table."""
