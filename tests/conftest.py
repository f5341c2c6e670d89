from hypothesis import settings

# The same examples on every machine, however slow it is; `make fuzz` is for exploring.
settings.register_profile("longroll", deadline=None, derandomize=True)
settings.load_profile("longroll")
