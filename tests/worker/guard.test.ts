import { describe, expect, it } from "vitest";
import { assess, conclude, reply, safetyCard, wordingOf } from "#domain/diagnosis/engine.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { expectLinear } from "#tests/support/cpu-time.ts";
import { contradicts, type GuardOptions, ReplyGuard } from "#worker/ai/guard.ts";

function stream(text: string, options: Partial<GuardOptions> = {}): string {
  const guard = new ReplyGuard({ drive: "with_care", language: "en", ...options });
  let shown = "";
  for (const delta of text.split(/(?<=\s)/u)) shown += guard.push(delta);
  const rest = guard.end();
  return shown + rest;
}

describe("A stop is contradicted by", () => {
  it.each([
    "You can keep driving to the shop.",
    "Continue driving carefully.",
    "You can limp it to the next exit.",
    "Just drive to the nearest truck stop.",
    "It is safe to drive for now.",
    "It is **safe** to drive for now.",
    "It is sa\u00ADfe to dri\u200Bve for now.",
    "Don't worry, you can keep driving.",
    "It's not that bad, so you can keep driving.",
    "It is not serious and you can keep driving.",
    "Do not stop on a hill. Keep driving to the top.",
    "Bypass the low air buzzer and go.",
    "Try to restart the engine and see.",
    "There is no need to stop.",
    "Cage the spring brake and move it.",
    "Can I keep driving? Yes.",
    "Puede seguir conduciendo? Sí, siga conduciendo.",
    "Puede continuar despacio hasta el taller.",
    "Можно ехать дальше.",
    "Вы можете доехать до сервиса.",
    "Езжайте медленно до съезда.",
    "يمكنك القيادة إلى الورشة.",
    "واصل السير ببطء.",
  ])("%s", (said) => {
    expect(contradicts(said, "stop_now")).toBe(true);
  });
});

describe("A stop is not contradicted by", () => {
  it.each([
    "Stop now. Do not keep driving.",
    "Never bypass a brake.",
    "Don't try to restart the engine.",
    "It is not safe to drive.",
    "You cannot continue driving.",
    "It is dangerous and illegal to bypass the low air switch.",
    "Walk to the next exit only behind the guardrail.",
    "Pull the parking brake. Chock the wheels.",
    "Is the battery disconnect switch on?",
    "Не продолжайте движение.",
    "Обойдите грузовик и посмотрите на тормоза.",
    "Включите аварийную сигнализацию.",
    "No siga conduciendo.",
    "لا تواصل القيادة.",
  ])("%s", (said) => {
    expect(contradicts(said, "stop_now")).toBe(false);
  });
});

describe("No model says that a driver may go on when the engine says the next safe exit", () => {
  it.each(["Finish your run first.", "Continue your trip.", "Siga con su viaje.", "Продолжайте рейс.", "أكمل رحلتك."])(
    "%s",
    (said) => {
      expect(contradicts(said, "next_safe_exit")).toBe(true);
      expect(contradicts(said, "with_care")).toBe(false);
    },
  );
});

describe("What the product itself says passes its own guard", () => {
  const complaints = [
    "no brakes, pedal goes to the floor",
    "engine overheating, steam",
    "low air buzzer at 50 psi",
    "SPN 3251 FMI 0 and SPN 100 FMI 1",
    "DEF light flashing, derate",
    "batteries dead, no crank",
    "flat trailer tire",
    "transmission slipping",
    "how do I bypass the DPF",
    "I need a tow",
    "need parts delivered",
    "what is the weather",
    "hello",
  ];
  it.each(chatLanguages)("in %s", (language: ChatLanguage) => {
    for (const complaint of complaints) {
      const said = { messages: [{ role: "user" as const, content: complaint }], language };
      const { drive } = assess(said);
      const text = [reply(conclude(said), language), ...(safetyCard(assess(said), language)?.steps ?? [])].join("\n");
      expect.soft(contradicts(text, drive), `${complaint}: ${text}`).toBe(false);
    }
  });
});

describe("While a reply streams", () => {
  it("a sentence is shown as soon as it has ended", () => {
    const guard = new ReplyGuard({ drive: "with_care", language: "en" });
    expect(guard.push("Check the ")).toBe("");
    expect(guard.push("belt. ")).toBe("");
    expect(guard.push("Then")).toBe("Check the belt. ");
    expect(guard.end()).toBe("Then");
  });

  it("all of a harmless reply comes through unchanged", () => {
    const text =
      "Go easy. It may be the pump.\n\n1. Find a place to stop.\n2. Go no further than that! Then 3.5 psi?\nThe next shop is 12 miles away…";
    expect(stream(text)).toBe(text);
  });

  it("a sentence without an end is shown all the same", () => {
    const text = "word ".repeat(400);
    expect(stream(text)).toBe(text);
  });

  it.each([
    ["It is safe to drive.", wordingOf("en").reply.decision.with_care],
    ["You are good to go!", wordingOf("en").reply.decision.with_care],
    ["You can drive another 50 miles.", "nobody can say"],
    ["You have about 200 miles before it derates.", "nobody can say"],
    ["That costs $400 or so.", "a technician tells you"],
    ["Expect to pay 400 dollars.", "a technician tells you"],
    ["Unplug the NOx sensor to get rid of it.", wordingOf("en").reply.defeat],
    ["A DPF delete fixes that for good.", wordingOf("en").reply.defeat],
    ["Just edit your logs.", wordingOf("en").reply.defeat],
  ])("“%s” is replaced by what holds instead", (said, instead) => {
    const shown = stream(`Check the belt. ${said} Call us.`);
    expect(shown).not.toContain(said);
    expect(shown).toContain(instead);
    expect(shown?.startsWith("Check the belt. ")).toBe(true);
  });

  it.each([
    ["es", "Es seguro manejar así.", wordingOf("es").reply.decision.with_care],
    ["es", "Le quedan 80 millas más o menos.", "aguantar"],
    ["es", "Desconecte el sensor de NOx.", wordingOf("es").reply.defeat],
    ["ru", "Ехать дальше безопасно.", wordingOf("ru").reply.decision.with_care],
    ["ru", "Хватит ещё на 100 миль.", "никто не скажет"],
    ["ru", "Отключите датчик NOx.", wordingOf("ru").reply.defeat],
    ["ru", "Это стоит около 400 долларов.", "Цену назовёт"],
    ["ar", "القيادة آمنة الآن.", wordingOf("ar").reply.decision.with_care],
    ["ar", "افصل حساس NOx.", wordingOf("ar").reply.defeat],
  ] as const)("also in %s: %s", (language, said, instead) => {
    const shown = stream(said, { language });
    expect(shown).not.toContain(said);
    expect(shown).toContain(instead);
  });

  it("after help to defeat a device nothing more of the reply is shown", () => {
    const shown = stream("Look here. Unplug the sensor first. Then put a resistor in its place. Drive on.");
    expect(shown).toBe(`Look here. ${wordingOf("en").reply.defeat} `);
  });

  it("what is said twice is corrected once", () => {
    const shown = stream("That costs $400. Or it costs $500. Check oil.");
    expect(shown?.match(/a technician tells you/gu)).toHaveLength(1);
  });

  it("a run of the instructions' own words is not shown", () => {
    const secret = "You are the assistant.\nNever say that the truck is safe to drive, never quote prices. Canary 7Q2.";
    const shown = stream(
      "Of course. My rules: Never say that the truck is safe to drive, never quote prices. And more. ",
      { secret },
    );
    expect(shown).not.toMatch(/never quote prices|And more/iu);
  });

  it.each(["can you ", "drive to ", "не ", "unplug the the the ", "$", "…", "no ", "a\u200B"])(
    "takes time that grows no worse than the text: %j over and over",
    (piece) => {
      const judged = (length: number) => () => {
        stream(piece.repeat(length));
        contradicts(piece.repeat(length), "stop_now");
      };
      expectLinear(judged(600), judged(4800), 8, 3);
    },
  );
});
