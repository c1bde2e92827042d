import { assess } from "#domain/diagnosis/assess.ts";
import type { Assessment, SafetyCard } from "#domain/diagnosis/assessment.ts";
import type { AssessInput } from "#domain/diagnosis/input.ts";
import { safetyCard } from "#domain/diagnosis/safety-card.ts";
import { bookOf, isKnown, learn, stemWeights } from "#domain/diagnosis/speech/known.ts";
import type { Speech } from "#domain/diagnosis/speech/speech.ts";
import { wantedLanguages } from "#domain/diagnosis/speech/wanted.ts";
import type { Talk } from "#domain/diagnosis/talk/talk.ts";
import { weigh } from "#domain/diagnosis/weighing/weigh.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import type { HereAnswer } from "./chat-log.ts";

/** What the engine makes of a message, in the browser. */
export interface FirstAnswer {
  readonly assessment: Assessment;
  readonly card: SafetyCard | null;
}

/** Every language is a part of its own, fetched when somebody writes in it. */
const parts: Readonly<Record<ChatLanguage, () => Promise<Speech>>> = {
  en: () => import("#domain/diagnosis/speech/english.ts").then(({ english }) => english),
  es: () => import("#domain/diagnosis/speech/spanish.ts").then(({ spanish }) => spanish),
  ar: () => import("#domain/diagnosis/speech/arabic.ts").then(({ arabic }) => arabic),
  ru: () => import("#domain/diagnosis/speech/russian.ts").then(({ russian }) => russian),
};
/** What the built-in assistant says in each, fetched when somebody converses. */
const talks: Readonly<Record<ChatLanguage, () => Promise<Talk>>> = {
  en: () => import("#domain/diagnosis/talk/english.ts").then(({ english }) => english),
  es: () => import("#domain/diagnosis/talk/spanish.ts").then(({ spanish }) => spanish),
  ar: () => import("#domain/diagnosis/talk/arabic.ts").then(({ arabic }) => arabic),
  ru: () => import("#domain/diagnosis/talk/russian.ts").then(({ russian }) => russian),
};
const conversing = () => import("#domain/diagnosis/conversing.ts");
/** First what letters call for, then twice what words call for that are strange still. */
const looks = 3;

/**
 * Fetches the languages that a text and its answer need and that are not here. One that cannot be fetched is done
 * without: an answer in English is better than none.
 */
export async function learnFor(text: string, language: ChatLanguage): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const wanted = wantedLanguages(text, language, chatLanguages.filter(isKnown));
    const fetched = await Promise.allSettled(wanted.map((one) => parts[one]()));
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

/** The engine's answer to a conversation, in its language where that is here, else in English. */
export async function answer(input: AssessInput): Promise<HereAnswer> {
  const { language, ...asked } = await ready(input);
  const { conclude, reply } = await conversing();
  await learnTalks();
  const conclusion = conclude({ ...asked, language });
  const { assessment } = conclusion;
  return { assessment, safety: safetyCard(assessment, language), text: reply(conclusion, language) };
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
  learnTalk(...(await Promise.all(wanted.map((language) => talks[language]()))));
}

async function ready(input: AssessInput): Promise<AssessInput> {
  const text = input.messages.map(({ content }) => content).join("\n");
  await learnFor(text, input.language);
  if (isKnown(input.language)) return input;
  learn(await parts.en());
  return { ...input, language: "en" };
}
