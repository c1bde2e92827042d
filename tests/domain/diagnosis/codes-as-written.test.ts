import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readCase } from "#domain/diagnosis/dialogue/conversation.ts";
import "#domain/diagnosis/languages/all.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";

/** A line of tests/eval/codes: the codes that are to be read, sorted as text, and what was written. */
interface Line {
  readonly codes: string;
  readonly messages: readonly DialogueLine[];
}

function linesIn(language: ChatLanguage): readonly Line[] {
  const text = readFileSync(new URL(`../../eval/codes/${language}.txt`, import.meta.url), "utf8");
  return text.split("\n").flatMap((line) => {
    const [codes = "", said] = line.split(/ \| (.*)/su);
    if (said === undefined || /^[#?]/u.test(line)) return [];
    const messages = said.split(" || ").map((turn): DialogueLine => {
      const isOurs = turn.startsWith("A: ");
      return { role: isOurs ? "assistant" : "user", content: isOurs ? turn.slice(3) : turn };
    });
    return [{ codes: codes.trim().split(",").sort().join(","), messages }];
  });
}

describe("fault codes as strangers write them", () => {
  it.each(chatLanguages)("are read one by one in %s", (language) => {
    const lines = linesIn(language);
    expect(lines.length).toBeGreaterThan(100);
    for (const { codes, messages } of lines) {
      const read = readCase({ messages, language }).codes.map(({ spn, fmi }) => `${spn}/${fmi ?? "?"}`);
      expect(read.sort().join(",") || "-", messages.map(({ content }) => content).join(" || ")).toBe(codes);
    }
  });
});
