"""The mind for the five battles of Across Five Aprils."""
