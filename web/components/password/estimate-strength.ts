import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** 0 (guessed at once) to 4 (not in a lifetime); `known` is what a guesser knows of the person. */
export function estimateStrength(password: string, known: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  // Longer ones are slow to estimate and strong in any case.
  return estimator.check(
    password.slice(0, 64),
    known.filter((word) => word !== ""),
  ).score;
}
