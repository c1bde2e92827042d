import type { ChatLanguage } from "../../languages/languages.ts";
import { casesOf } from "../dialogue/conversation.ts";
import { saidOf } from "../dialogue/named-complaint.ts";
import { partOf } from "../guides/catalogue.ts";
import { complaintsIn } from "../guides/complaints.ts";
import { type Guide, type GuidePart, guideParts } from "../guides/guide.ts";
import { guidesIn } from "../guides/load-guides.ts";
import { partsOpenedBy } from "../guides/parts-of.ts";
import type { AssessInput } from "../input.ts";
import { takeApart } from "../parse/take-apart.ts";
import { readable } from "../parse/tokens.ts";

/** Every guide in a language; a part that cannot be fetched is left out. */
export async function allGuidesIn(language: ChatLanguage): Promise<readonly Guide[]> {
  return loadParts(language, guideParts);
}

/**
 * The guides that a conversation may need, in its language: those of the parts that were reported, named or tapped in. A
 * part that cannot be fetched is left out.
 */
export async function guidesFor(input: AssessInput): Promise<readonly Guide[]> {
  const cases = casesOf(input);
  const symptoms = new Set(cases.flatMap(({ evidence }) => evidence.map(({ symptom }) => symptom)));
  const spns = cases.flatMap(({ codes }) => codes.map(({ spn }) => spn));
  // What a tap reports is known only with its guide, so that a conversation with taps takes all parts.
  const isTapped = input.messages.some(({ answer }) => answer);
  const parts: readonly GuidePart[] = isTapped
    ? guideParts
    : [...new Set([...partsOpenedBy(symptoms, spns), ...(await partsNamed(input))])];
  return loadParts(input.language, parts);
}

async function loadParts(language: ChatLanguage, parts: readonly GuidePart[]): Promise<readonly Guide[]> {
  const loaded = await Promise.allSettled(parts.map((part) => guidesIn(language, [part])));
  return loaded.flatMap((part) => (part.status === "fulfilled" ? part.value : []));
}

/** Parts of the guides whose complaint the driver names; none where their words cannot be fetched. */
async function partsNamed({ messages, language }: AssessInput): Promise<readonly GuidePart[]> {
  const [complaints] = await Promise.allSettled([complaintsIn(language)]);
  if (complaints.status === "rejected") return [];
  const said = messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => takeApart(readable(content), language));
  return complaints.value
    .filter((lines) => said.some((message) => saidOf(lines, message) > 0))
    .flatMap(({ guide }) => partOf(guide) ?? []);
}
