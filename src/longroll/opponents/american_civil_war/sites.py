"""A space as a site for new pieces."""


class Site:
    def __init__(self, value: float, averted: list[float]) -> None:
        self.value = value
        self.averted = averted  # by kind: the danger that one more piece averts
