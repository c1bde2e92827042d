import { expect, it } from "vitest";
import { compileRule } from "#domain/diagnosis/classify/rule-matching.ts";
import { answerRules, clearingRules } from "#domain/diagnosis/knowledge/answer-rules.ts";
import { conceptIds } from "#domain/diagnosis/knowledge/concepts.ts";
import { symptomRules } from "#domain/diagnosis/knowledge/rules.ts";

it("every rule names concepts that there are", () => {
  const concepts = new Set<string>(conceptIds);
  const tables = [symptomRules, clearingRules, ...Object.values(answerRules)];
  const unknown = tables
    .flatMap((table) => Object.values(table).flat())
    .flatMap((source) => {
      const { subject, main, also, unless, unlessInSentence } = compileRule(source);
      const terms = [main, ...also.map(({ term }) => term)].flatMap(({ any, denied }) => [...any, ...denied]);
      const named = [...(subject ?? []), ...terms, ...unless, ...unlessInSentence];
      return named.filter((concept) => !concepts.has(concept)).map((concept) => `${concept} in ${source}`);
    });
  expect(unknown).toEqual([]);
});
