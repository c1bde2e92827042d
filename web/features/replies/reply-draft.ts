import { useState } from "react";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { type ReplyScope, replyScopes } from "#domain/replies/reply.ts";
import { keep, readKept } from "../../lib/device-storage.ts";
import type { Reply } from "./reply-types.ts";

/** A reply as it is being written. */
export interface ReplyDraft {
  readonly scope: ReplyScope;
  readonly shortcut: string;
  readonly title: string;
  readonly texts: Readonly<Record<ChatLanguage, string>>;
  /** The version that is edited; 0 for a new one. */
  readonly version: number;
}

export const emptyDraft: ReplyDraft = {
  scope: "team",
  shortcut: "",
  title: "",
  texts: { en: "", es: "", ar: "", ru: "" },
  version: 0,
};

/** A saved reply, to be edited. */
export function draftOf({ scope, shortcut, title, texts, version }: Reply): ReplyDraft {
  return { scope, shortcut, title, texts: { ...emptyDraft.texts, ...texts }, version };
}

/** What is written of a reply, kept on this device until it is saved or given up. */
export function useReplyDraft(key: string, saved: ReplyDraft) {
  const [draft, setDraft] = useState<ReplyDraft | null>(() => readDraft(key));
  const change = (next: ReplyDraft | null) => {
    setDraft(next);
    keep(key, next === null ? null : JSON.stringify(next));
  };
  return { draft: draft ?? saved, unsaved: draft !== null, change } as const;
}

function readDraft(key: string): ReplyDraft | null {
  const kept = readKept(key);
  if (kept === null) return null;
  try {
    const read: unknown = JSON.parse(kept);
    const texts = field(read, "texts");
    const word = (from: unknown, name: string) => {
      const value = field(from, name);
      return typeof value === "string" ? value : "";
    };
    const written = chatLanguages.map((language) => [language, word(texts, language)]);
    return {
      scope: replyScopes.find((scope) => scope === word(read, "scope")) ?? "team",
      shortcut: word(read, "shortcut"),
      title: word(read, "title"),
      texts: { ...emptyDraft.texts, ...Object.fromEntries(written) },
      version: Number(field(read, "version")) || 0,
    };
  } catch {
    return null;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
