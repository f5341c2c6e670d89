"""The hosts of the service: each supplies storage, a clock, notifications and a place to think."""
