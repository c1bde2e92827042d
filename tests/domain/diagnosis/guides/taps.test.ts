import { describe, expect, it } from "vitest";
import { offeredGuides, partOf } from "#domain/diagnosis/guides/catalogue.ts";
import { opensGuidesOf } from "#domain/diagnosis/guides/parts-of.ts";
import { profileOf } from "#domain/diagnosis/guides/truck-profile.ts";
import { wordsFor } from "#domain/diagnosis/guides/walk.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { everyGuideIn } from "#tests/support/every-guide.ts";
import { Conversing, cascadia } from "./conversing.ts";

const mostTaps = 6;
/** What a driver writes where the title of the guide, by itself, is the complaint of another one. */
const complaints: Readonly<Record<string, string>> = {
  "en gelled-fuel": "the fuel gelled up overnight, it starts and dies",
  "es gelled-fuel": "se me congeló el diesel, se apaga",
  "ar gelled-fuel": "الديزل تجمد من البرد والشاحنة تنطفئ",
  "ru gelled-fuel": "солярка загустела на морозе, двигатель глохнет",
  "ru low-air-driving": "еду, пищит низкое давление воздуха",
  "es amber-engine-lamp": "se prendió el check engine",
  "es def-warning": "se prendió la luz de DEF",
  "ru trailer-brakes-frozen": "тормоза прицепа не отпускают",
  "ar leaf-or-u-bolt": "الريشة مكسورة",
  "ar def-warning": "تحذير DEF على الشاشة",
  "ar chamber-or-push-rod": "غرفة الفرامل مكسورة",
};
const every = await Promise.all(
  chatLanguages.map(async (language) => [language, await everyGuideIn(language)] as const),
);
const truck = profileOf(cascadia);
/** All that are offered in each language, and in English those that are still being translated. */
const cases = every.flatMap(([language, guides]) =>
  guides
    .filter(({ id }) => language === "en" || offeredGuides.has(id))
    .map((guide) => ({ language, guides, guide, id: guide.id })),
);

describe.each(cases)("the guide $id in $language", ({ language, guides, guide }) => {
  const complaint = complaints[`${language} ${guide.id}`] ?? wordsFor(guide.title, truck);

  it.each([
    ["the first answer", 0],
    ["the last answer", -1],
  ])("leads a driver who always taps %s to an outcome in at most six taps", (_, at) => {
    const talk = new Conversing(guides, language);
    let { assessment } = talk.write(complaint);
    expect(assessment.guide).toBe(guide.id);
    const asked: string[] = [];
    while (assessment.step) {
      const { id, answers } = assessment.step;
      expect(asked).not.toContain(id);
      asked.push(id);
      ({ assessment } = talk.tap(answers.at(at)?.id ?? ""));
    }
    expect(asked.length).toBeLessThanOrEqual(mostTaps);
    expect(assessment.guide).toBe(guide.id);
    expect(assessment.outcome?.do.length).toBeGreaterThan(0);
    expect(assessment.trail?.map(({ stepId }) => stepId)).toEqual(expect.arrayContaining(asked));
  });
});

it("a page knows which parts have a guide for a symptom or a code", () => {
  const [, guides = []] = every.find(([language]) => language === "en") ?? [];
  for (const { id, selects } of guides) {
    const part = partOf(id);
    const opens = part && opensGuidesOf[part];
    expect([id, opens?.symptoms]).toEqual([id, expect.arrayContaining([...selects.symptoms])]);
    expect([id, opens?.spns]).toEqual([id, expect.arrayContaining((selects.codes ?? []).map(({ spn }) => spn))]);
  }
});
