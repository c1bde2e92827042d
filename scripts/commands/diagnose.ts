import { once } from "node:events";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { conclude, explain, type GuidedInput, guidesIn, reply, safetyCard } from "#domain/diagnosis/index.ts";
import type { AssessInput, DialogueLine } from "#domain/diagnosis/input.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { CommandError, runCommand } from "../command-error.ts";
import { diagnoseLine, truckOf } from "../diagnosis/diagnose-line.ts";
import { why } from "../diagnosis/why.ts";

const usage =
  'Use: npm run -s diagnose -- [--lang en] [--truck "Freightliner,2020,Cascadia"] [--why] "message", or --jsonl with lines on standard input';

/** npm run -s diagnose: the assessment engine on the command line. */
await runCommand(async () => {
  const { values, positionals } = readArguments();
  if (values.jsonl) return diagnoseLines();
  const message = positionals.join(" ").trim();
  if (message === "") throw new CommandError(usage);
  const language = chatLanguages.find((known) => known === values.lang);
  if (language === undefined) throw new CommandError(`--lang takes one of ${chatLanguages.join(", ")}.`);
  const input = inputOf(message, language, values.truck);
  process.stdout.write(
    values.why ? why(explain(input)) : forPerson({ ...input, guides: await guidesIn(language) }, values.truck),
  );
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        jsonl: { type: "boolean", default: false },
        lang: { type: "string", default: "en" },
        truck: { type: "string" },
        why: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new CommandError(usage, { cause: error });
  }
}

async function diagnoseLines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    if (!process.stdout.write(`${JSON.stringify(await diagnoseLine(line))}\n`)) await once(process.stdout, "drain");
  }
}

/**
 * A message; `||` stands between the messages of a conversation, `A: ` before one of the assistant's, and `#step answer`
 * for a tap.
 */
function inputOf(message: string, language: ChatLanguage, truck: string | undefined): AssessInput {
  const [brand, year, model] = (truck ?? "").split(",").map((part) => part.trim());
  const messages = message.split("||").map((turn): DialogueLine => {
    const said = turn.trim();
    const [, stepId, answerId] = /^#(\S+)\s+(\S+)$/u.exec(said) ?? [];
    if (stepId !== undefined && answerId !== undefined)
      return { role: "user", content: "", answer: { stepId, answerId } };
    return said.startsWith("A: ") ? { role: "assistant", content: said.slice(3) } : { role: "user", content: said };
  });
  return { messages, language, truck: truckOf(brand, year, model) };
}

function forPerson(input: GuidedInput, truck: string | undefined): string {
  const { language } = input;
  const conclusion = conclude(input);
  const { assessment } = conclusion;
  const card = safetyCard(assessment, language);
  const facts: [string, string][] = [
    ["truck", truck ?? "not given"],
    ["category", assessment.category],
    ["urgency", assessment.urgency],
    ["drive", assessment.drive],
    ["red flags", assessment.redFlags.join(", ") || "none"],
    ["codes", assessment.faultCodes.map(({ spn, fmi }) => `${spn}/${fmi ?? "?"}`).join(", ") || "none"],
    ["causes", assessment.causes.map((cause) => cause.id).join(", ") || "none"],
    ["handover", assessment.handover ? "yes" : "no"],
    ["can drive", assessment.verdict?.canDrive ?? "not judged"],
    ["guide", assessment.guide ?? "none"],
    ["step", assessment.step?.id ?? "none"],
    ["answers", assessment.step?.answers.map(({ id, label }) => `${id} (${label})`).join(", ") ?? "none"],
  ];
  const lines = facts.map(([name, value]) => `${`${name}:`.padEnd(11)}${value}`);
  return [...(card ? [`!! ${card.title}`, ""] : []), reply(conclusion, language), "", ...lines, ""].join("\n");
}
