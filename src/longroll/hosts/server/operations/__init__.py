"""What the operator of a club needs: health, metrics, logs, backup, restore, verification."""
