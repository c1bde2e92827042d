import * as z from "zod/mini";
import { readTap } from "#domain/chat/tap.ts";
import type { DriveVerdict, OpenStep } from "#domain/diagnosis/assessment.ts";
import { conclude, type GuidedInput, guidesIn, reply } from "#domain/diagnosis/index.ts";
import type { DialogueLine, TruckFacts } from "#domain/diagnosis/input.ts";
import { chatLanguages } from "#domain/languages/languages.ts";

const Said = z.object({ role: z.enum(["user", "assistant"]), content: z.string() });
/** A tap on an answer of the step that the engine asked, with what was typed beside it. */
const Tapped = z.object({
  role: z.literal("user"),
  answer: z.object({ stepId: z.string(), answerId: z.string() }),
  content: z.optional(z.nullable(z.string())),
});
const Line = z.object({
  id: z.union([z.string(), z.number()]),
  language: z.optional(z.nullable(z.enum(chatLanguages))),
  brand: z.optional(z.nullable(z.string())),
  year: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  model: z.optional(z.nullable(z.string())),
  message: z.optional(z.nullable(z.string())),
  messages: z.optional(z.nullable(z.array(z.union([z.string(), Said, Tapped])))),
});
type Line = z.infer<typeof Line>;

/** What `diagnose --jsonl` writes for a line (contract, "npm run -s diagnose"). */
export type Diagnosis =
  | {
      readonly id: string | number;
      readonly category: string;
      readonly urgency: string;
      readonly drive: string;
      readonly fault_codes: readonly { readonly spn: number; readonly fmi: number | null }[];
      readonly causes: readonly string[];
      readonly handover: boolean;
      readonly reply: string;
      readonly verdict: DriveVerdict | null;
      readonly step: OpenStep | null;
      /** The id of the open guide. */
      readonly guide: string | null;
    }
  | { readonly id: string | number | null; readonly error: string };

/** Diagnoses one line of JSON; a line that cannot be read says so and keeps its id where it has one. */
export async function diagnoseLine(text: string): Promise<Diagnosis> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch {
    return { id: null, error: "The line is not JSON." };
  }
  const line = Line.safeParse(parsed);
  if (!line.success) return { id: idOf(parsed), error: firstProblem(line.error) };
  const { id, brand, year, model } = line.data;
  const language = line.data.language ?? "en";
  const said = linesOf(line.data);
  if (said.length === 0) return { id, error: "The line has neither message nor messages." };
  const truck = truckOf(brand, year, model);
  const read = withReplies({ messages: said, language, truck, guides: await guidesIn(language) });
  if (typeof read === "number") return { id, error: `The answer in messages.${read} is to no step that is open.` };
  const conclusion = conclude(read);
  const { category, urgency, drive, faultCodes, causes, handover } = conclusion.assessment;
  const { verdict = null, step = null, guide = null } = conclusion.assessment;
  return {
    id,
    category,
    urgency,
    drive,
    fault_codes: faultCodes.map(({ spn, fmi }) => ({ spn, fmi })),
    causes: causes.map((cause) => cause.id),
    handover,
    reply: reply(conclusion, language),
    verdict,
    step,
    guide,
  };
}

function linesOf({ message, messages }: Line): readonly DialogueLine[] {
  const said = (messages ?? []).map((entry): DialogueLine => {
    if (typeof entry === "string") return { role: "user", content: entry };
    return "answer" in entry ? { role: "user", content: entry.content ?? "", answer: entry.answer } : entry;
  });
  return typeof message === "string" ? [...said, { role: "user", content: message }] : said;
}

/**
 * The conversation with the reply that each tap answers, where the line leaves it out. The place of a tap whose step was
 * neither open nor answered before it.
 */
function withReplies(input: GuidedInput): GuidedInput | number {
  const messages: DialogueLine[] = [];
  for (const [at, line] of input.messages.entries()) {
    if (line.answer) {
      const before = conclude({ ...input, messages });
      if (!readTap(before.assessment, line.answer).ok) return at;
      const { question, step } = before.assessment;
      const content = reply(before, input.language);
      if (messages.at(-1)?.role === "user") {
        messages.push({ role: "assistant", content, question, stepId: step?.id ?? null });
      }
    }
    messages.push(line);
  }
  return { ...input, messages };
}

/** A complete truck; null where a field is missing. */
export function truckOf(
  brand: string | null | undefined,
  year: string | number | null | undefined,
  model: string | null | undefined,
): TruckFacts | null {
  return brand && year && model ? { brand, year: Number(year), model } : null;
}

function idOf(parsed: unknown): string | number | null {
  const id: unknown = Object(parsed).id;
  return typeof id === "string" || typeof id === "number" ? id : null;
}

function firstProblem(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  const field = issue?.path.join(".");
  return field ? `The field ${field} cannot be read.` : "The line is not an object.";
}
