import { describe, expect, it } from "vitest";
import { conclude, reply, wordingOf } from "#domain/diagnosis/engine.ts";
import { flagSources } from "#domain/diagnosis/facts/sources.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import { safetySteps } from "#domain/diagnosis/safety-card.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

/** Plays a conversation with the assistant's real replies and gives the last one. */
function last(language: ChatLanguage, ...turns: readonly string[]) {
  const messages: DialogueLine[] = [];
  let conclusion = conclude({ messages: [], language });
  for (const content of turns) {
    messages.push({ role: "user", content });
    conclusion = conclude({ messages, language });
    messages.push({ role: "assistant", content: reply(conclusion, language) });
  }
  return { ...conclusion.assessment, text: messages.at(-1)?.content ?? "" };
}

describe("A truck that stands on the tracks", () => {
  const stands = [
    ["en", "stalled on the railroad tracks", "i can hear the train", "im out, where do i go"],
    ["es", "me quedé en las vías del tren", "viene el tren", "ya me bajé, ¿a dónde voy?"],
    ["ru", "стою на жд переезде не могу тронуться", "поезд слышно!!", "вышел, куда идти?"],
    ["ar", "واقف على سكة القطار والتراك ما يتحرك", "اسمع القطار جاي", "نزلت، وين اروح؟"],
  ] as const;

  it.each(stands)("is left at once, and nothing is asked, in %s", (language, first, ...later) => {
    const { titles, steps } = wordingOf(language).safety;
    for (const turns of [[first], [first, later[0]], [first, ...later]]) {
      const { text, question, redFlags } = last(language, ...turns);
      expect(redFlags[0]).toBe("train");
      expect(question).toBeNull();
      expect(text.startsWith(titles.train)).toBe(true);
      expect(text).toContain(`1. ${steps.off_tracks}`);
      expect(text).toContain(`2. ${steps.call_railroad}`);
      expect(text).not.toContain(wordingOf(language).reply.still);
    }
  });

  it("keeps nobody for flashers, chocks or a shelter", () => {
    expect(safetySteps(["train", "live_lane"], ["stay_with_truck"])).toEqual([
      "off_tracks",
      "call_railroad",
      "call_911",
    ]);
    expect(flagSources.train.grade).toBe("B");
  });

  it("but a drive train is none", () => {
    expect(last("en", "drive train noise when i speed up").redFlags).toEqual([]);
  });
});
