import { describe, expect, it } from "vitest";
import { mentionsParts, partsLines } from "#domain/chat/parts-mentions.ts";

describe("parts in a chat", () => {
  it.each([
    "I need parts delivered to my location",
    "Parts delivery runs from 8 AM to 8 PM.",
    "You will need a new part: the alternator belt.",
    "Necesito piezas para el freno",
    "Мне нужны запчасти",
    "أحتاج إلى قطع غيار",
  ])("are noticed: %s", (text) => {
    expect(mentionsParts(text)).toBe(true);
  });

  it.each(["The front part of the engine is hot", "I'm having brake problems", "Двигатель не заводится"])(
    "are not seen in: %s",
    (text) => {
      expect(mentionsParts(text)).toBe(false);
    },
  );

  it("prefill the form with the lines that mention them, once each, in order", () => {
    expect(
      partsLines(["Hello\nI need parts: a belt", "It is loud", "I need parts: a belt", "Parts delivery, please"]),
    ).toBe("I need parts: a belt\nParts delivery, please");
  });

  it("prefill nothing when nothing mentions them", () => {
    expect(partsLines(["The engine is hot"])).toBe("");
  });
});
