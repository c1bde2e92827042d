import { describe, expect, it } from "vitest";
import { conclude, reply, wordingOf } from "#domain/diagnosis/index.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { figuresIn, findFigure } from "#domain/reply-safety/figures.ts";
import { replyLanguages } from "#domain/reply-safety/reply-languages.ts";
import { calm, complaints, emergencies, misspelt, presets } from "./cases.ts";
import { roadTalk } from "./road-talk.ts";

describe("What no model may say", () => {
  const talk = [...presets, ...complaints, ...misspelt, ...emergencies, ...calm, ...roadTalk];

  it.each(chatLanguages)("the engine does not say in %s either: no price", (language) => {
    const found: string[] = [];
    for (const { says } of talk) {
      const conclusion = conclude({ messages: [{ role: "user", content: says }], language });
      // What the driver wrote is quoted as it was; the price of a plan is the product's own.
      const own = reply(conclusion, language)
        .replace(wordingOf(language).reply.answers.plan, "")
        .replaceAll(/“[^”]*”|«[^»]*»/gu, "");
      for (const sentence of own.split(/(?<=[.!?؟])\s+|\n+/u)) {
        const finding = findFigure(sentence, figuresIn(own), replyLanguages[language].digitWords);
        if (finding === "price") found.push(sentence);
      }
    }
    expect(found).toEqual([]);
  });
});
