"""The report of a balance: one page that needs nothing else, with its plots inside it."""

from html import escape
from statistics import median

from longroll.games import TITLES, system_folder
from longroll.kernel.catalogue import Catalogue
from longroll.lab.balance import BalanceResult, Figures
from longroll.lab.curves import chance_plot, decided_plot, ending_plot, trust_plot
from longroll.lab.share import Share
from longroll.report.page import figure, page, table
from longroll.report.plot import Bar, bars


class Report:
    """The page of one result."""

    def __init__(self, result: BalanceResult) -> None:
        self.result = result
        self.catalogue = Catalogue(system_folder(TITLES[result.plan.title]) / "text")
        self.sides = [side.capitalize() for side in result.sides]

    def page(self) -> str:
        return page(f"Balance of {self.title()}", [self.head(), self.overview(), *self.chapters(), self.method()])

    def title(self) -> str:
        return self.message(f"title-{self.result.plan.title}", self.result.plan.title)

    def name(self, figures: Figures) -> str:
        return figures.setup.name(self.result.plan.options)

    def message(self, key: str, otherwise: str) -> str:
        return self.catalogue.format(key) if self.catalogue.has(key) else otherwise

    def head(self) -> str:
        plan = self.result.plan
        played = sum(len(figures.records) + 2 * len(figures.unequal) for figures in self.result.figures)
        failed = sum(self.result.failures.values())
        return (
            f'<p class="faint">{played} games, {escape(plan.bot)} on both sides'
            f"{f', and against {escape(plan.against)}' if plan.against else ''}; "
            f"{self.result.seconds:,.0f} s of processor time; {failed} games failed. "
            f"<br><code>{escape(plan.command)}</code></p>"
        )

    def overview(self) -> str:
        rows = [self.bar(figures) for figures in self.result.figures if figures.games]
        names = "".join(
            f'<span class="key {kind}"></span>{escape(name)}'
            for kind, name in zip(self.kinds(), self.names(), strict=True)
        )
        return (
            f"<h2>Who wins</h2><figure>{bars(rows, 'who wins, by set-up')}<figcaption>{names}. The dark line is the "
            "95 % interval of the first side’s score: a win counts one, a draw half.</figcaption></figure>"
            + self.summary()
        )

    def kinds(self) -> list[str]:
        return [self.result.sides[0], "nobody", self.result.sides[1]]

    def names(self) -> list[str]:
        return [self.sides[0], "draw", self.sides[1]]

    def bar(self, figures: Figures) -> Bar:
        parts = [
            (kind, figures.wins(side) / figures.games) for kind, side in zip(self.kinds(), (0, -1, 1), strict=True)
        ]
        return Bar(self.name(figures), parts, figures.share.low, figures.share.high)

    def summary(self) -> str:
        heads = [
            "set-up",
            "games",
            f"{self.sides[0]} wins",
            f"{self.sides[1]} wins",
            "draws",
            f"{self.sides[0]} score",
        ]
        heads += [
            "last turn",
            "actions",
            *(f"{side} losses" for side in self.sides),
            "decided by turn",
            "share of luck",
            "games that went differently",
        ]
        rows = [self.summary_row(figures) for figures in self.result.figures if figures.games]
        return table(heads, rows, 1)

    def summary_row(self, figures: Figures) -> list[str]:
        moments = [moment.turn for moment in figures.moments()]
        changed = self.result.changed(figures)
        return [
            self.name(figures),
            str(figures.games),
            percent(figures.part(0)),
            percent(figures.part(1)),
            f"{100 * figures.wins(-1) / figures.games:.0f} %",
            percent(figures.share),
            f"{median(figures.turns):.0f}",
            f"{figures.actions:.0f}",
            f"{figures.losses(0):.1f}",
            f"{figures.losses(1):.1f}",
            f"{median(moments):.0f}" if moments else "–",
            percent(figures.dice) if figures.dice else "–",
            "–" if changed is None else str(changed),
        ]

    def chapters(self) -> list[str]:
        """One section for every scenario; a collapsed one for every option, with the endings only."""
        return [self.chapter(figures) for figures in self.result.figures if figures.games]

    def chapter(self, figures: Figures) -> str:
        plain = dict(figures.setup.options) == dict(self.result.plan.options)
        name = escape(self.name(figures))
        if not plain:
            text = self.setting(figures) + self.endings(figures)
            return f"<details><summary>{name}</summary>{text}</details>"
        parts = [f"<h2>{name}</h2>", self.setting(figures), self.endings(figures)]
        return "\n".join([*parts, *self.plots(figures), self.skill(figures)])

    def setting(self, figures: Figures) -> str:
        said = [self.message(f"scenario-{figures.setup.scenario}", "")]
        said += [self.message(f"option-{name}-{value}", f"{name}: {value}") for name, value in figures.setup.options]
        return f"<p>{escape(' · '.join(text for text in said if text))}</p>"

    def endings(self, figures: Figures) -> str:
        rows = []
        for (rule, winner, level), count in figures.endings.most_common():
            who = (self.sides[winner] if winner >= 0 else "nobody") + (f", {level}" if level else "")
            key = rule.replace(".", "_")
            text = self.message(f"rule-{key}", self.message(f"ruling-{key}", ""))
            rows.append([rule, who, f"{count}", f"{100 * count / figures.games:.1f} %", text])
        return "<h3>How it ended</h3>" + table(["rule", "winner", "games", "", "what the rule says"], rows, 2, 4)

    def plots(self, figures: Figures) -> list[str]:
        sides = self.result.sides
        return [
            figure(
                "When it ended",
                ending_plot(figures, sides),
                "The turn of the calendar in which the game ended, by winner.",
            ),
            figure(
                "How it went",
                chance_plot(figures, sides),
                f"The {self.sides[0]}’s chance as the evaluation saw it, in the games that each side won: "
                "the median, and the band that contains 80 % of the games.",
            ),
            figure(
                "When it was decided",
                decided_plot(figures),
                "The share of games in which the winner never fell below 90 % (solid) or 50 % (dashed) again.",
            ),
            figure(
                "How reliable the estimates are",
                trust_plot(figures),
                "Estimated chance of a position against the result of its game. On the dashed line "
                "the evaluation is right; a larger dot stands for more positions.",
            ),
        ]

    def skill(self, figures: Figures) -> str:
        said = "<h3>Luck and skill</h3><p>"
        if figures.dice:
            said += f"Of the variance of the results, {percent(figures.dice)} came from the dice. "
        else:
            said += "All games ended the same way, so the dice made no difference. "
        if figures.skill:
            skill, dice, share = figures.skill
            plan = self.result.plan
            said += (
                f"When {escape(plan.bot)} met {escape(plan.against)}, it took {100 * share:.0f} % of the "
                f"points; {100 * skill:.0f} % of the variance came from who played which side, {100 * dice:.0f} % "
                "from the dice, the rest from different choices."
            )
        return said + "</p>"

    def method(self) -> str:
        return (
            "<h2>How to read this</h2><p>Every set-up was played in pairs on the same dice; the players’ own random "
            "numbers differed. Wins have Wilson’s 95 % interval; the share of the points has one that takes "
            "the pairs into account. <em>In the dice</em> is the correlation of two games on the same dice: a lower "
            "bound of the part of the variance that comes from the dice, because a roll is used for something else as "
            "soon as two games differ. <em>Sure from</em> is the first turn after which the winner’s chance never fell "
            "below 90 %. Losses are units eliminated. <em>Games changed</em> are those that ended or went differently "
            "with the option, on the same dice. The figures hold for these computer players; people who play "
            "differently may get other results.</p>"
        )


def percent(share: Share) -> str:
    return f"{100 * share.value:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"
