import type { Assessment, SafetyCard } from "#domain/diagnosis/assessment.ts";
import { stemWeights, weigh } from "#domain/diagnosis/classify/weigh.ts";
import type { AssessInput } from "#domain/diagnosis/input.ts";
import { bookOf, isKnown, learn } from "#domain/diagnosis/languages/known.ts";
import type { Speech } from "#domain/diagnosis/languages/speech.ts";
import type { Talk } from "#domain/diagnosis/languages/talk.ts";
import { wantedLanguages } from "#domain/diagnosis/parse/wanted-languages.ts";
import { assess } from "#domain/diagnosis/respond/assess.ts";
import { safetyCard } from "#domain/diagnosis/respond/safety-card.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { deadlines, twiceWithin } from "../../lib/deadlines.ts";
import type { HereAnswer } from "./chat-log.ts";

/** What the engine makes of a message, in the browser. */
export interface FirstAnswer {
  readonly assessment: Assessment;
  readonly card: SafetyCard | null;
}

/** Every language is a part of its own, fetched when somebody writes in it. */
const parts: Readonly<Record<ChatLanguage, () => Promise<Speech>>> = {
  en: () => import("#domain/diagnosis/languages/en/english.ts").then(({ english }) => english),
  es: () => import("#domain/diagnosis/languages/es/spanish.ts").then(({ spanish }) => spanish),
  ar: () => import("#domain/diagnosis/languages/ar/arabic.ts").then(({ arabic }) => arabic),
  ru: () => import("#domain/diagnosis/languages/ru/russian.ts").then(({ russian }) => russian),
};
/** What the built-in assistant says in each, fetched when somebody converses. */
const talks: Readonly<Record<ChatLanguage, () => Promise<Talk>>> = {
  en: () => import("#domain/diagnosis/languages/en/english-talk.ts").then(({ englishTalk }) => englishTalk),
  es: () => import("#domain/diagnosis/languages/es/spanish-talk.ts").then(({ spanishTalk }) => spanishTalk),
  ar: () => import("#domain/diagnosis/languages/ar/arabic-talk.ts").then(({ arabicTalk }) => arabicTalk),
  ru: () => import("#domain/diagnosis/languages/ru/russian-talk.ts").then(({ russianTalk }) => russianTalk),
};
/** A part that a silent connection does not deliver counts as missing; it is fetched twice. */
const fetchPart = <Part>(load: () => Promise<Part>) => twiceWithin(deadlines.part, load);
const conversing = () => fetchPart(() => import("#domain/diagnosis/respond/conversing.ts"));
/** Which guides a conversation needs, and where they are. */
const guiding = () => fetchPart(() => import("#domain/diagnosis/respond/guides-for.ts"));
/** First what letters call for, then twice what words call for that are strange still. */
const looks = 3;

/**
 * Fetches the languages that a text and its answer need and that are not here. One that cannot be fetched is done
 * without: an answer in English is better than none.
 */
export async function learnFor(text: string, language: ChatLanguage): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const wanted = wantedLanguages(text, language, chatLanguages.filter(isKnown));
    const fetched = await Promise.allSettled(wanted.map((one) => fetchPart(parts[one])));
    const learnt = fetched.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    learn(...learnt);
    if (learnt.length === 0) return;
  }
}

/** What the page is left to itself for between two parts that are unpacked; milliseconds. */
const breath = 30;

/**
 * Unpacks what an assessment in a language needs, part by part, so that the first one is not waited for: a second or two
 * of a slow phone's time, in which what is typed still appears.
 */
export async function warmUp(language: ChatLanguage): Promise<void> {
  await learnFor("", language);
  const parts = [
    () => bookOf(language),
    () => stemWeights(language),
    () => weigh([]),
    () => assess({ messages: [{ role: "user", content: "." }], language }),
  ];
  for (const unpack of parts) {
    await new Promise((done) => setTimeout(done, breath));
    unpack();
  }
}

/**
 * Fetches all that a conversation in a language needs: the dialogue, its words and every guide, so that a driver who loses
 * the line walks a guide to its end. A part that cannot be fetched is left for later.
 */
export async function prepareTalk(language: ChatLanguage): Promise<void> {
  await learnFor("", language);
  const [{ allGuidesIn }] = await Promise.all([guiding(), conversing()]);
  await Promise.allSettled([learnTalks(), fetchPart(() => allGuidesIn(language))]);
}

/** The engine's answer to a conversation, in its language where that is here, else in English. */
export async function answer(input: AssessInput): Promise<HereAnswer> {
  const asked = await ready(input);
  const [{ converse }, { guidesFor }] = await Promise.all([conversing(), guiding()]);
  await learnTalks();
  return converse({ ...asked, guides: await fetchPart(() => guidesFor(asked)) });
}

/** The engine's first look at a message. */
export async function firstLook(input: AssessInput): Promise<FirstAnswer> {
  const asked = await ready(input);
  const assessment = assess(asked);
  return { assessment, card: safetyCard(assessment, asked.language) };
}

/** Whoever writes in a language may ask in it too. */
async function learnTalks(): Promise<void> {
  const { isConversed, learnTalk } = await conversing();
  const wanted = chatLanguages.filter((language) => isKnown(language) && !isConversed(language));
  learnTalk(...(await Promise.all(wanted.map((language) => fetchPart(talks[language])))));
}

async function ready(input: AssessInput): Promise<AssessInput> {
  const text = input.messages.map(({ content }) => content).join("\n");
  await learnFor(text, input.language);
  if (isKnown(input.language)) return input;
  learn(await fetchPart(parts.en));
  return { ...input, language: "en" };
}
