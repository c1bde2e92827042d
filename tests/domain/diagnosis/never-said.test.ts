import { describe, expect, it } from "vitest";
import { conclude, reply, wordingOf } from "#domain/diagnosis/engine.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { findViolation } from "#worker/ai/guard.ts";
import { calm, complaints, emergencies, misspelt, presets } from "./cases.ts";
import { roadTalk } from "./road-talk.ts";

describe("What no model may say", () => {
  const talk = [...presets, ...complaints, ...misspelt, ...emergencies, ...calm, ...roadTalk];

  it.each(chatLanguages)(
    "the engine does not say in %s either: no 'safe', no miles, no price, no bypass",
    (language) => {
      const found: string[] = [];
      for (const { says } of talk) {
        const conclusion = conclude({ messages: [{ role: "user", content: says }], language });
        // What the driver wrote is quoted as it was; the price of a plan is the product's own.
        const own = reply(conclusion, language)
          .replace(wordingOf(language).reply.answers.plan, "")
          .replaceAll(/“[^”]*”|«[^»]*»/gu, "");
        let before = "";
        for (const sentence of own.split(/(?<=[.!?؟])\s+|\n+/u)) {
          const violation = findViolation(sentence, conclusion.assessment.drive, before);
          if (violation !== null) found.push(`${violation}: ${sentence}`);
          before = sentence;
        }
      }
      expect(found).toEqual([]);
    },
  );
});
