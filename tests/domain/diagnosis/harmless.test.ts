import { describe, expect, it } from "vitest";
import type { RedFlag } from "#domain/diagnosis/assessment.ts";
import { isTakenBack } from "#domain/diagnosis/classify/taken-back.ts";
import { assess } from "#domain/diagnosis/index.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

const urgencyOf = (content: string, language: ChatLanguage = "en") =>
  assess({ messages: [{ role: "user", content }], language }).urgency;

describe("what has an innocent cause is no alarm", () => {
  it.each([
    ["steam off the hood? no thats just rain on warm hood, gauge 190", "en"],
    ["burnt smell from the dash was my phone charger, threw it out", "en"],
    ["the wet spot by the fuel tank is from the car wash, only water and soap", "en"],
    ["sale humito del camarote pero es mi arrocera, no se asusten", "es"],
    ["el fusible se quema otra vez", "es"],
    ["el fusible de las luces se quema cada vez", "es"],
    ["pierde aire en la noche", "es"],
    ["طلع دخان بس كان من اللحام جنبي، التراك سليم", "ar"],
    ["дымок был от мангала на стоянке, трак в порядке", "ru"],
  ] as const)("%s", (content, language) => {
    expect(urgencyOf(content, language)).not.toBe("emergency");
  });

  it.each([
    "steam off the hood and it is raining, gauge in the red",
    "i thought it was just rain but there is diesel leaking from the tank",
    "smoke from the dash, my charger is unplugged",
    "steam from the hood, it is not just rain",
    "after the car wash the brakes smoke and the hub glows",
  ])("named beside a danger it explains nothing: %s", (content) => {
    expect(urgencyOf(content)).toBe("emergency");
  });
});

describe("a word cut out of what is said is no alarm", () => {
  it.each([
    ["does it hurt to drive with dpf light on", "en"],
    ["my back hurts, can i get a seat part", "en"],
    ["been bleeding the fuel system for an hour", "en"],
    ["trans overheating message comes and goes, 250 now", "en"],
    ["bags at 30 psi and won't fill", "en"],
    ["one axle does not brake, 110 psi", "en"],
    ["outer drive 0 psi, inner 98, heading to TA", "en"],
    ["fuel psi dropped to 18 from 60 and it stumbles hard", "en"],
    ["oil 1 quart under the mark after 3000 miles, pressure 42", "en"],
    ["проверка двигателя горит вторую неделю, не мешает", "ru"],
    ["сладкий запашок в кабине, пол сухой, температура как всегда 195", "ru"],
    ["ضغط الهواء 115 مو 51", "ar"],
    ["accelerator pedal dead, no throttle", "en"],
    ["the truck sounds like a dying cat when i turn left", "en"],
    ["se calentaron los frenos bajando, ya se enfriaron", "es"],
  ] as const)("%s", (content, language) => {
    expect(urgencyOf(content, language)).not.toBe("emergency");
  });

  it.each([
    "somebody got hurt",
    "he is bleeding bad",
    "diesel leaking from the rear of the tank",
    "steer flat",
    "stop and check lights both on and the engine dropped to idle",
    "fifth wheel unlatched on one side while driving",
    "my back hurts bad after the crash",
    "accelerator stuck down",
    "gas pedal jammed wide open",
  ])("the danger itself is: %s", (content) => {
    expect(urgencyOf(content)).toBe("emergency");
  });
});

describe("a lamp or a buzzer that is tried out at start-up is no alarm", () => {
  it.each([
    ["red light only flickers on at key on then all go out, ok?", "en"],
    ["low air alarm goes off for 10 secs at start up till it builds, then quits. normal?", "en"],
    ["prendió un segundo la luz roja al dar llave como siempre y se apagó", "es"],
    ["красная лампа загорелась при включении зажигания и погасла", "ru"],
  ] as const)("%s", (content, language) => {
    expect(urgencyOf(content, language)).not.toBe("emergency");
  });

  it("one that stays on is", () => {
    expect(urgencyOf("the red stop lamp comes on at key on and does not go out")).toBe("emergency");
  });
});

describe("a danger that the driver takes back", () => {
  const calm = 0.001;
  const file = (concepts: readonly string[]) => ({
    spokenOf: new Set(concepts),
    stems: new Set<string>(),
    evidence: [{ symptom: "smoke" as const, words: ["smoke"], current: true, measured: false }],
    codes: [],
    asksLast: false,
    wordCount: 5,
  });
  const flags: readonly RedFlag[] = ["smoke"];

  it("is taken back where words end or explain it and nothing else speaks of danger", () => {
    expect(isTakenBack(file(["smoke", "ended"]), flags, calm)).toBe(true);
    expect(isTakenBack(file(["smoke", "-fire"]), flags, calm)).toBe(true);
  });

  it("stands without such words, and where the rest leaves a doubt", () => {
    expect(isTakenBack(file(["smoke", "hood"]), flags, calm)).toBe(false);
    expect(isTakenBack(file(["smoke", "ended"]), flags, 0.02)).toBe(false);
  });

  it("stands where a reading or a code says it", () => {
    const read = { symptom: "low_air" as const, words: ["40 psi"], current: true, measured: true };
    expect(isTakenBack({ ...file(["ended"]), evidence: [read] }, ["low_air"], calm)).toBe(false);
    const code = { spn: 100, fmi: 1, words: "100/1", at: 0 };
    expect(isTakenBack({ ...file(["ended"]), codes: [code] }, ["oil_pressure"], calm)).toBe(false);
  });

  it.each(["crash", "injury", "hazmat", "live_lane"] as const)("stands where people are in danger: %s", (flag) => {
    expect(isTakenBack(file(["ended", "fine"]), [flag], calm)).toBe(false);
  });
});
