import { describe, expect, it } from "vitest";
import type { DriveDecision } from "#domain/diagnosis/assessment.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { hostileReplies } from "#tests/support/hostile-replies.ts";
import { ordinaryReplies } from "#tests/support/ordinary-replies.ts";
import { ask } from "./ask.ts";

/** Messages that bring an answer of each level. */
const complaints: Record<ChatLanguage, Record<DriveDecision, string>> = {
  en: {
    with_care: "heater is cold",
    next_safe_exit: "transmission slipping",
    not_applicable: "batteries dead, no crank",
    stop_now: "no brakes",
  },
  es: {
    with_care: "la calefacción no calienta",
    next_safe_exit: "la transmisión patina",
    not_applicable: "no arranca, baterías muertas",
    stop_now: "no tengo frenos",
  },
  ru: {
    with_care: "печка не греет",
    next_safe_exit: "коробка буксует",
    not_applicable: "не заводится, аккумуляторы сели",
    stop_now: "тормозов нет",
  },
  ar: {
    with_care: "التدفئة لا تعمل",
    next_safe_exit: "القير ينزلق",
    not_applicable: "لا تشتغل والبطارية ميتة",
    stop_now: "ما في فرامل",
  },
};

describe.each(chatLanguages)("A model behind the provider's API, in %s", (language) => {
  it("is never heard under a stop, whatever it says", async () => {
    const said = hostileReplies[language].map(([, text]) => text).join(" ");
    const { stop_now: text } = complaints[language];
    const answer = await ask({ text, language, orders: `[[say ${said.slice(0, 3000)}]]` });
    expect(answer.assessment.drive).toBe("stop_now");
    expect(answer.text).toBe((await ask({ text, language, model: null })).text);
  });

  it("is not heard when it says what no driver is to read", async () => {
    for (const [drive, said] of hostileReplies[language].slice(0, 16)) {
      const answer = await ask({ text: complaints[language][drive], language, orders: `[[say ${said}]]` });
      expect.soft(answer.assessment.drive, said).toBe(drive);
      expect.soft(answer.text, said).not.toContain(said);
      expect.soft(answer.source, said).toBe("built_in");
    }
  });

  it("is heard unchanged when it says what helps", async () => {
    for (const drive of ["with_care", "next_safe_exit"] as const) {
      const replies = ordinaryReplies[language].filter(([level, text]) => level === drive && !/13\.5/u.test(text));
      const said = replies.map(([, text]) => text).join(" ");
      const answer = await ask({ text: complaints[language][drive], language, orders: `[[say ${said}]]` });
      expect.soft(answer.text.startsWith(said), answer.text).toBe(true);
      expect.soft(answer.source).toBe("model");
    }
  });
});
