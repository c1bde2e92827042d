import { describe, expect, it } from "vitest";
import type { Category, RedFlag } from "#domain/diagnosis/assessment.ts";
import { assess } from "#domain/diagnosis/index.ts";

const says = (content: string) => assess({ messages: [{ role: "user", content }], language: "en" });

describe("A danger counts in any of the chat's languages", () => {
  it.each<[string, RedFlag]>([
    ["me quedé sin frenos", "no_brakes"],
    ["hay humo saliendo del motor", "smoke"],
    ["estoy parado en medio de la autopista", "live_lane"],
    ["presión de aceite en cero", "oil_pressure"],
    ["se derramó el diesel por toda la carretera", "fuel_leak"],
    ["отказали тормоза на спуске", "no_brakes"],
    ["из-под капота идёт дым", "smoke"],
    ["стою посреди трассы, машины летят мимо", "live_lane"],
    ["давление масла упало до нуля", "oil_pressure"],
    ["течёт солярка", "fuel_leak"],
    ["воздух падает и пищит зуммер", "low_air"],
    ["لا توجد فرامل", "no_brakes"],
    ["الفرامل لا تعمل", "no_brakes"],
    ["دخان من المحرك", "smoke"],
    ["أنا متوقف في وسط الطريق", "live_lane"],
    ["الديزل يتسرب على الأرض", "fuel_leak"],
    ["يوجد مصاب", "injury"],
  ])("%s", (text, flag) => {
    expect(says(text)).toMatchObject({ urgency: "emergency", drive: "stop_now", redFlags: [flag] });
  });
});

describe("What is denied is no danger there either", () => {
  it.each<[string, Category]>([
    ["no hay humo, solo una llanta ponchada", "tires"],
    ["нет дыма, просто спустило колесо", "tires"],
    ["لا يوجد دخان، فقط إطار مثقوب", "tires"],
    ["тормоза в порядке, мотор троит", "engine"],
  ])("%s", (text, category) => {
    const found = says(text);
    expect(found.redFlags).toEqual([]);
    expect(found.category).toBe(category);
  });
});

describe("Services are asked for in any language", () => {
  it.each<[string, Category]>([
    ["necesito una grúa", "towing"],
    ["нужен эвакуатор", "towing"],
    ["أحتاج سطحة", "towing"],
  ])("%s", (text, category) => {
    expect(says(text).category).toBe(category);
  });
});
