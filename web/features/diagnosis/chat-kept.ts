import * as z from "zod/mini";
import { answerLanguageFor, isAnswered } from "#domain/languages/answer-language.ts";
import { type ChatLanguage, chatLanguages, type InterfaceLanguage } from "#domain/languages/languages.ts";
import { keep, readKept } from "../../lib/device-storage.ts";
import type { Turn } from "./chat-log.ts";
import type { Place } from "./flow-machine.ts";

const KeptTurn = z.object({
  turnId: z.string(),
  text: z.string(),
  tapped: z._default(z.nullable(z.object({ stepId: z.string(), answerId: z.string() })), null),
  photoIds: z.array(z.string()),
});

const KeptPlace = z.object({
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  address: z.string(),
});

const turnKey = (conversationId: string) => `chat.turn.${conversationId}`;
const placeKey = (conversationId: string) => `chat.place.${conversationId}`;
const languageKey = "chat.language";

/** Under what name this device keeps what was typed in a conversation and not sent. */
export function draftKey(conversationId: string): string {
  return `chat.draft.${conversationId}`;
}

/** The turn that was sent and whose whole answer this device has not seen; null when there is none. */
export function keptTurn(conversationId: string): Turn | null {
  const parsed = KeptTurn.safeParse(keptJson(turnKey(conversationId)));
  return parsed.success ? parsed.data : null;
}

export function keepTurn(conversationId: string, turn: Turn | null): void {
  keep(turnKey(conversationId), turn === null ? null : JSON.stringify(turn));
}

/** Where the driver stood when this conversation began; null when that was not said on this device. */
export function keptPlace(conversationId: string): Place | null {
  const parsed = KeptPlace.safeParse(keptJson(placeKey(conversationId)));
  return parsed.success ? parsed.data : null;
}

export function keepPlace(conversationId: string, place: Place | null): void {
  keep(placeKey(conversationId), place === null ? null : JSON.stringify(place));
}

/** Forgets what this device kept of a conversation that was closed. */
export function forgetKept(conversationId: string): void {
  keep(draftKey(conversationId), null);
  keepTurn(conversationId, null);
  keepPlace(conversationId, null);
}

/**
 * The chat language that the driver used last on this device; English at first (product decision P6), or what the
 * assistant speaks instead of a language of the pages that it does not speak.
 */
export function lastChatLanguage(pageLanguage: InterfaceLanguage): ChatLanguage {
  return keptChatLanguage() ?? (isAnswered(pageLanguage) ? "en" : answerLanguageFor(pageLanguage));
}

/** What the truck form proposes: the language used last, at first the one that the page is read in. */
export function proposedChatLanguage(pageLanguage: InterfaceLanguage): ChatLanguage {
  return keptChatLanguage() ?? answerLanguageFor(pageLanguage);
}

function keptChatLanguage(): ChatLanguage | undefined {
  const kept = readKept(languageKey);
  return chatLanguages.find((language) => language === kept);
}

export function keepChatLanguage(language: ChatLanguage): void {
  keep(languageKey, language);
}

function keptJson(key: string): unknown {
  try {
    return JSON.parse(readKept(key) ?? "null");
  } catch {
    return null;
  }
}
