import type { ChatLanguage } from "../../languages/languages.ts";
import { casesOf } from "../dialogue/conversation.ts";
import { saidOf } from "../dialogue/named-complaint.ts";
import { complaintsIn } from "../guides/complaints.ts";
import type { Guide, GuideSystem } from "../guides/guide.ts";
import { guideSystems } from "../guides/guide.ts";
import { guidesIn } from "../guides/load-guides.ts";
import { systemsOf } from "../guides/systems-of.ts";
import type { AssessInput } from "../input.ts";
import { takeApart } from "../parse/take-apart.ts";
import { readable } from "../parse/tokens.ts";

/** Every guide in a language; a part that cannot be fetched is left out. */
export async function allGuidesIn(language: ChatLanguage): Promise<readonly Guide[]> {
  return partsOf(language, guideSystems);
}

/**
 * The guides that a conversation may need, in its language: those of the systems that were reported, named or tapped in. A
 * part that cannot be fetched is left out.
 */
export async function guidesFor(input: AssessInput): Promise<readonly Guide[]> {
  const cases = casesOf(input);
  const symptoms = new Set(cases.flatMap(({ evidence }) => evidence.map(({ symptom }) => symptom)));
  const spns = cases.flatMap(({ codes }) => codes.map(({ spn }) => spn));
  // What a tap reports is known only with its guide, so that a conversation with taps takes all systems.
  const isTapped = input.messages.some(({ answer }) => answer);
  const systems: readonly GuideSystem[] = isTapped
    ? guideSystems
    : [...new Set([...systemsOf(symptoms, spns), ...(await systemsNamed(input))])];
  return partsOf(input.language, systems);
}

async function partsOf(language: ChatLanguage, systems: readonly GuideSystem[]): Promise<readonly Guide[]> {
  const parts = await Promise.allSettled(systems.map((system) => guidesIn(language, [system])));
  return parts.flatMap((part) => (part.status === "fulfilled" ? part.value : []));
}

/** Systems of the guides whose complaint the driver names; none where their words cannot be fetched. */
async function systemsNamed({ messages, language }: AssessInput): Promise<readonly GuideSystem[]> {
  const [complaints] = await Promise.allSettled([complaintsIn(language)]);
  if (complaints.status === "rejected") return [];
  const said = messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => takeApart(readable(content), language));
  return complaints.value
    .filter((lines) => said.some((message) => saidOf(lines, message) > 0))
    .map(({ system }) => system);
}
