import { describe, expect, it } from "vitest";
import { summarise } from "#domain/diagnosis/index.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";

const talk: readonly DialogueLine[] = [
  { role: "user", content: "low air buzzer, gauge at 50 psi. SPN 3251 FMI 0" },
  { role: "assistant", content: "Stop now." },
  { role: "user", content: "ok, on the shoulder" },
];
const script: Readonly<Record<ChatLanguage, RegExp>> = {
  en: /^Reported: /u,
  es: /^Reportado: /u,
  ar: /^البلاغ: /u,
  ru: /^Сообщили: /u,
};

describe("The summary of a closed conversation", () => {
  it.each(chatLanguages)("names complaint, codes, conclusion and advice in three sentences in %s", (language) => {
    const summary = summarise({ messages: talk, language });
    expect(summary).toMatch(script[language]);
    expect(summary).toContain("“low air buzzer, gauge at 50 psi. SPN 3251 FMI 0”");
    expect(summary).toContain("SPN 3251 FMI 0.");
    const withoutQuote = summary.replace(/“[^”]*”/u, "");
    expect(withoutQuote.match(/\.(?:\s|$)/gu)?.length).toBe(3);
    expect(summary.length).toBeLessThan(700);
  });

  it("says in plain words what was concluded and advised", () => {
    const summary = summarise({ messages: talk, language: "en" });
    expect(summary).toContain("Brakes (emergency); likely, not certain: an air leak");
    expect(summary).toContain("Advice: stop now, no farther");
  });

  it("says so when the driver sent photos alone, or when no cause is known", () => {
    expect(summarise({ messages: [{ role: "user", content: " " }], language: "en" })).toMatch(
      /^Reported: photos only\. Not clear yet \(low\); cause not known\./u,
    );
  });

  it("is bounded, whatever was written", () => {
    const messages = [{ role: "user" as const, content: "💥 brakes ".repeat(500) }];
    for (const language of chatLanguages) expect(summarise({ messages, language }).length).toBeLessThan(900);
  });
});
