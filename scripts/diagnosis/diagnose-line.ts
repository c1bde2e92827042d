import * as z from "zod/mini";
import { conclude, reply } from "#domain/diagnosis/index.ts";
import type { DialogueLine, TruckFacts } from "#domain/diagnosis/input.ts";
import { chatLanguages } from "#domain/languages/languages.ts";

const Line = z.object({
  id: z.union([z.string(), z.number()]),
  language: z.optional(z.nullable(z.enum(chatLanguages))),
  brand: z.optional(z.nullable(z.string())),
  year: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  model: z.optional(z.nullable(z.string())),
  message: z.optional(z.nullable(z.string())),
  messages: z.optional(
    z.nullable(z.array(z.union([z.string(), z.object({ role: z.enum(["user", "assistant"]), content: z.string() })]))),
  ),
});

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
    }
  | { readonly id: string | number | null; readonly error: string };

/** Diagnoses one line of JSON; a line that cannot be read says so and keeps its id where it has one. */
export function diagnoseLine(text: string): Diagnosis {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch {
    return { id: null, error: "The line is not JSON." };
  }
  const line = Line.safeParse(parsed);
  if (!line.success) return { id: idOf(parsed), error: firstProblem(line.error) };
  const { id, message, messages, brand, year, model } = line.data;
  const language = line.data.language ?? "en";
  const said: DialogueLine[] = (messages ?? []).map((entry) =>
    typeof entry === "string" ? { role: "user", content: entry } : entry,
  );
  if (typeof message === "string") said.push({ role: "user", content: message });
  if (said.length === 0) return { id, error: "The line has neither message nor messages." };
  const conclusion = conclude({ messages: said, language, truck: truckOf(brand, year, model) });
  const { category, urgency, drive, faultCodes, causes, handover } = conclusion.assessment;
  return {
    id,
    category,
    urgency,
    drive,
    fault_codes: faultCodes.map(({ spn, fmi }) => ({ spn, fmi })),
    causes: causes.map((cause) => cause.id),
    handover,
    reply: reply(conclusion, language),
  };
}

/** A truck that is told whole; null where something is missing. */
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
