import { describe, expect, it } from "vitest";
import { conclude } from "#domain/diagnosis/index.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

function urgencyOf(language: ChatLanguage, says: string) {
  return conclude({ messages: [{ role: "user", content: says }], language }).assessment.urgency;
}

describe("A danger that a driver asks about", () => {
  it.each<[ChatLanguage, string]>([
    ["en", "what should i do if my brakes are smoking"],
    ["en", "what to do if the red stop light is on"],
    ["en", "what i do if trailer brakes smoking"],
    ["en", "is it normal that the pedal goes to the floor?"],
    ["en", "what does it mean if the oil pressure reads zero"],
    ["es", "qué hago si mis frenos están echando humo"],
    ["es", "mi camion echa humo de la llanta, que debo hacer?"],
    ["es", "es normal que el pedal del freno se vaya hasta el fondo?"],
    ["ar", "شو اعمل اذا الفرامل عم تدخن"],
    ["ar", "شنو معنى اذا ضغط الزيت صفر"],
    ["ru", "что делать если тормоза дымят"],
    ["ru", "нужно ли останавливаться если горит красная стоп?"],
    ["ru", "это нормально что педаль тормоза проваливается в пол?"],
  ])("is there: %s, %s", (language, says) => {
    expect(urgencyOf(language, says)).toBe("emergency");
  });

  it.each<[ChatLanguage, string]>([
    ["en", "what do I do if brakes fail on a hill, for my cdl test"],
    ["en", "what would you do if brakes caught fire? asking for safety meeting Tuesday"],
    ["es", "¿qué haría usted si se le incendia la llanta? es para un examen"],
    ["ru", "что делать если лопнет рулевая? чисто для экзамена"],
  ])("is not, where it is asked for a lesson: %s, %s", (language, says) => {
    expect(urgencyOf(language, says)).toBe("low");
  });
});
