"""Computer players of Across Five Aprils."""
