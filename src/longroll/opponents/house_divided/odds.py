"""How likely a battle is to be won, fought to the end: a formula fitted to many simulated battles, good to about five
in a hundred.

A force is five numbers: units, their combat values added up, the hits they can take, and how many of them are
crack infantry and how many are entrenched (or, attacking, across a river).
"""

from math import log, sqrt

from longroll.opponents.weights import logistic

FAINT = 0.02


def odds(
    attackers: float,
    attack: float,
    attack_hits: float,
    attack_crack: float,
    crossed: float,
    defenders: float,
    defence: float,
    defence_hits: float,
    defence_crack: float,
    entrenched: float,
) -> float:
    """The chance of the attacker."""
    if attackers <= 0:
        return 0.0
    if defenders <= 0:
        return 1.0
    fire = max(FAINT, (attack - attackers * (defence_crack + entrenched) / defenders) / 6)
    answer = max(FAINT, (defence - defenders * attack_crack / attackers) / 6)
    size = sqrt(attack_hits + defence_hits)
    logit = 0.172 - 0.152 * size
    logit += log(fire / answer) * (1.195 * size - 0.388)
    logit += log(attack_hits / defence_hits) * (0.208 * size + 0.734)
    logit -= 10.66 * defenders * crossed / attackers / 6 / attack_hits
    return logistic(logit)
