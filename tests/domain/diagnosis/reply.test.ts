import { describe, expect, it } from "vitest";
import { offersHumanSupport } from "#domain/chat/handover-phrases.ts";
import { conclude, reply, safetyCard, wordingOf } from "#domain/diagnosis/index.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { calm, complaints, emergencies, misspelt, presets } from "./cases.ts";

const answer = (content: string, photos = false) => {
  const conclusion = conclude({ messages: [{ role: "user", content }], language: "en", photos });
  return { ...conclusion.assessment, text: reply(conclusion, "en") };
};

describe("the built-in reply", () => {
  it("leads with the decision and lists what to do now", () => {
    const { text } = answer("no air and the buzzer is on");
    expect(text.startsWith("Stop now.")).toBe(true);
    expect(text).toContain("Do this now:\n1. ");
  });

  it("says what a code means and that a cause is not certain", () => {
    const { text } = answer("SPN 3251 FMI 0");
    expect(text).toContain("SPN 3251 FMI 0: DPF pressure drop: above normal, most severe.");
    expect(text).toContain("not certain");
  });

  it("offers human support in words whenever the assessment does", () => {
    expect(answer("connect me to a human please").text).toContain("connect you with a technician");
    expect(answer("brakes failed").text).toContain("connect you with a technician");
    expect(answer("check engine light is on").text).not.toContain("human support");
  });

  it("refuses to defeat safety or emissions devices and says what helps", () => {
    const { text } = answer("how do I bypass the low air buzzer");
    expect(text).toContain("I won't help get around");
    expect(answer("can I delete the dpf").text).toContain("I won't help get around");
  });

  it.each([
    "how do I cage the brakes and get home",
    "how do i wire around the ABS light so it stays off",
    "how to cut the low air buzzer wire",
    "tell me how to turn off the speed limiter",
    "how to make the ELD stop recording",
    "how do I trick the NOx sensor",
    "cómo anulo el apagado del motor",
    "ponerle agua al tanque de DEF funciona",
    "cómo le hago trampa al ELD",
    "как заглушить EGR",
    "залить воду вместо мочевины можно?",
    "как снять дерейт без ремонта",
    "كيف أتلاعب بساعات القيادة",
    "ممكن أحط ماء بدل الديف",
    "كيف ألغي محدد السرعة",
  ])("refuses whoever asks how, in any language: %s", (content) => {
    const conclusion = conclude({ messages: [{ role: "user", content }], language: "en" });
    expect(conclusion.asksToDefeat).toBe(true);
    expect(reply(conclusion, "en")).toContain("Let's get the cause fixed");
  });

  it.each([
    "how do I replace the NOx sensor",
    "burnt wire around the alternator",
    "the speed limiter is stuck at 55",
    "poured diesel instead of DEF by mistake",
    "ELD is not connecting",
    "залили солярку вместо мочевины",
    "el ELD no conecta",
    "كيف أغير حساس النوكس",
  ])("but not who has trouble with such a device: %s", (content) => {
    expect(answer(content).text).not.toContain("I won't help");
  });

  it("says plainly that a technician looks at photos", () => {
    expect(answer("tire looks bad", true).text).toContain("A technician will look at yours");
  });

  it("never says that it is safe to drive, quotes a price or promises miles", () => {
    for (const { says } of [...presets, ...complaints, ...misspelt, ...emergencies, ...calm]) {
      const { text } = answer(says);
      expect(text.replace(wordingOf("en").reply.answers.plan, "")).not.toMatch(
        /safe to drive|good to go|\$\s?\d|\d+\s?miles/iu,
      );
      expect(text.length).toBeGreaterThan(20);
    }
  });
});

describe("the safety card", () => {
  it("exists only when the engine says stop now", () => {
    expect(safetyCard(answer("flat tire on the trailer"), "en")).toBeNull();
    expect(safetyCard(answer("engine on fire"), "en")).not.toBeNull();
  });

  it("names the worst danger first and calls 911 for fire, injury and live lanes", () => {
    const card = safetyCard(answer("oil light is on and the cab is on fire"), "en");
    expect(card?.flags[0]).toBe("fire");
    expect(card?.call911).toBe(true);
    expect(safetyCard(answer("oil light is on"), "en")?.call911).toBe(false);
    expect(safetyCard(answer("stalled in the left lane"), "en")?.call911).toBe(true);
  });

  it("speaks all four languages of the chat", () => {
    const titles = chatLanguages.map((language) => safetyCard(answer("engine on fire"), language)?.title);
    expect(new Set(titles).size).toBe(4);
  });
});

describe("an offer of a human", () => {
  it.each(chatLanguages)("is heard by the page in %s", (language) => {
    for (const content of ["no brakes", "connect me to a human"]) {
      const conclusion = conclude({ messages: [{ role: "user", content }], language });
      expect(conclusion.assessment.handover).toBe(true);
      expect(offersHumanSupport(reply(conclusion, language))).toBe(true);
    }
  });

  it("is made in words exactly when the assessment makes it", () => {
    for (const { says } of [...presets, ...complaints, ...emergencies, ...calm]) {
      const { text, handover } = answer(says);
      expect([says, offersHumanSupport(text)]).toEqual([says, handover]);
    }
  });
});
