import type { ExplainedMessage, Explanation } from "#domain/diagnosis/index.ts";

type Verdict = ExplainedMessage["verdict"];

/** An explanation as lines for a terminal: what fired, with which weight, and who overrode whom. */
export function why({ messages }: Explanation): string {
  return messages
    .map(messageLines)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

function messageLines(message: ExplainedMessage): readonly string[] {
  const { text, concepts, rules, evidence, codes, byRules, byWeights, own, verdict, because } = message;
  return [
    `message    ${text}`,
    ...section(
      "concepts",
      concepts.map(({ concept, words, denied }) => `${denied ? "not " : ""}${concept}  "${words}"`),
    ),
    ...section(
      "rules",
      rules.map(({ symptom, rule, words, denied }) => `${denied ? "not " : ""}${symptom}  "${words}"  ${rule}`),
    ),
    ...section(
      "stands",
      evidence.map(
        ({ symptom, words, current, measured }) =>
          `${symptom}${current ? "" : " (over or not this truck)"}${measured ? " (measured)" : ""}  ${words.join(", ")}`,
      ),
    ),
    ...section(
      "codes",
      codes.map(({ spn, fmi }) => `${spn}/${fmi ?? "?"}`),
    ),
    `by rules   ${said(byRules)}`,
    ...section(
      "by weights",
      byWeights.map(
        ({ outcome, share, facts }) =>
          `${(share * 100).toFixed(0).padStart(3)} % ${outcome}: ${facts.map(({ fact, weight }) => `${fact} ${signed(weight)}`).join(", ")}`,
      ),
    ),
    `decided by ${own.decidedBy ?? "rules"}: ${said(own)}${own.takenBack ? `, takes back ${own.takenBack.join(", ")}` : ""}`,
    `verdict    ${said(verdict)} (${because})`,
  ];
}

function section(name: string, lines: readonly string[]): readonly string[] {
  return lines.map((line, at) => `${(at === 0 ? name : "").padEnd(11)}${line}`);
}

function said({ category, urgency, drive, redFlags }: Verdict): string {
  return [category, urgency, drive, ...redFlags].join(", ");
}

function signed(weight: number): string {
  return `${weight > 0 ? "+" : ""}${weight.toFixed(1)}`;
}
