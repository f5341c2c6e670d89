"""Chooses pairs for a Swiss round: a matching of greatest weight among those with most pairs."""

from collections.abc import Mapping, Sequence

import networkx


class GraphMatcher:
    def match(self, weights: Mapping[tuple[int, int], int]) -> Sequence[tuple[int, int]]:
        graph = networkx.Graph()
        graph.add_weighted_edges_from((one, other, weight) for (one, other), weight in weights.items())
        return sorted(tuple(sorted(pair)) for pair in networkx.max_weight_matching(graph, maxcardinality=True))
