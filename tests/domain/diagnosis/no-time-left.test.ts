import { describe, expect, it } from "vitest";
import { conclude, reply, wordingOf } from "#domain/diagnosis/index.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import { flagSources } from "#domain/diagnosis/knowledge/sources.ts";
import { safetySteps } from "#domain/diagnosis/respond/safety-card.ts";
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

describe("A power line on the truck", () => {
  it.each([
    ["en", "power line fell on my truck", "smoke and sparks"],
    ["es", "se cayó un cable de luz encima del camión", "hay humo y chispas"],
    ["ar", "وقع سلك كهربا على التراك", "في دخان وشرار"],
    ["ru", "провод под током упал на трак", "дым и искры"],
  ] as const)("keeps the driver in the cab and tells how to leave it if it burns, in %s", (language, first, then) => {
    const { titles, steps } = wordingOf(language).safety;
    for (const turns of [[first], [first, then]]) {
      const { text, question, redFlags } = last(language, ...turns);
      expect(redFlags[0]).toBe("power_line");
      expect(question).toBeNull();
      expect(text.startsWith(titles.power_line)).toBe(true);
      expect(text).toContain(`1. ${steps.stay_in_cab}`);
      expect(text).toContain(`3. ${steps.jump_clear}`);
      expect(text).not.toContain(steps.get_out);
      expect(text).not.toContain(steps.far_away);
    }
    expect(flagSources.power_line.grade).toBe("B");
  });

  it.each([
    ["en", "parked under power lines, radio is noisy"],
    ["en", "my power line to the trailer has no 12v"],
    ["es", "el cable de luz de la traila está suelto"],
    ["ar", "سلك الكهربا تبع التريلر رخو"],
    ["ru", "провод на прицеп болтается"],
  ] as const)("is none of the truck's own wires, nor one overhead: %s: “%s”", (language, says) => {
    expect(last(language, says).redFlags).not.toContain("power_line");
  });
});

describe("Water that rises around the truck", () => {
  it.each([
    ["en", "flash flood, water up to my doors"],
    ["es", "el agua me llega a la puerta y sigue subiendo"],
    ["ar", "المي وصلت للباب"],
    ["ru", "вода поднимается, уже до дверей"],
  ] as const)("sends everybody to high ground, in %s", (language, says) => {
    const { titles, steps } = wordingOf(language).safety;
    const { text, redFlags, category } = last(language, says);
    expect(redFlags[0]).toBe("flood");
    expect(category).toBe("roadside");
    expect(text.startsWith(titles.flood)).toBe(true);
    expect(text).toContain(`1. ${steps.high_ground}`);
  });

  it.each([
    ["en", "rain water comes into the cab by the door"],
    ["es", "se mete agua de lluvia a la cabina por la puerta"],
    ["ar", "مي المطر داخل من باب الكابينة"],
    ["ru", "дождевая вода затекает в кабину через дверь"],
  ] as const)("is no leaking door: %s: “%s”", (language, says) => {
    expect(last(language, says).redFlags).not.toContain("flood");
  });
});
