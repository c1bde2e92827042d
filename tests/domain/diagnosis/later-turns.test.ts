import { describe, expect, it } from "vitest";
import { askedForPlace, told } from "./told.ts";

const calmTalk = [
  "check engine amber",
  "A: Does the dash show a code (SPN and FMI)?",
  "no code",
  "A: As before.",
  "pulls fine",
];

describe("a danger that comes after calm talk is one", () => {
  it.each([
    "smoke in the cab, just a little",
    "smoke in the cab, no fire",
    "engine knocking, just a little",
    "low air buzzer on, i fixed a hose before",
    "smoke from the hub, i fixed a hose before",
    "steering has play like last week",
    "pedal goes to the floor, just a little",
  ])("“%s”", (danger) => {
    expect(told("en", ...calmTalk, "A: As before.", danger).urgency).toBe("emergency");
  });

  it.each([
    ["es", "humo en la cabina como la semana pasada"],
    ["es", "tuercas flojas, poquito"],
    ["ar", "زمور الهوا شغال متل الاسبوع الماضي"],
    ["ru", "дым в кабине как на прошлой неделе"],
  ] as const)("%s: “%s”, by itself", (language, danger) => {
    expect(told(language, danger).urgency).toBe("emergency");
  });
});

describe("a repair that lies back ends no trouble", () => {
  it.each([
    ["en", "low air buzzer on", "compressor was replaced last week"],
    ["en", "steering has play", "tie rod was replaced last month"],
    ["en", "low air buzzer on", "the mechanic fixed it last week"],
    ["en", "burning smell in the cab", "they fixed a wire there last month"],
    ["es", "el pedal se va al fondo", "le arreglaron los frenos la semana pasada"],
    ["es", "huele a quemado en la cabina", "el mes pasado le arreglaron un cable"],
  ] as const)("%s: “%s”, “%s”", (language, danger, repair) => {
    expect(told(language, danger, `A: ${askedForPlace[language]}`, repair).drive).toBe("stop_now");
  });

  it("nor one that changed nothing", () => {
    const { urgency } = told("en", "brakes weak");
    expect(
      told("en", "brakes weak", "A: What do the gauges read?", "fixed the slack adjusters, still weak").urgency,
    ).toBe(urgency);
  });

  it("but one after which all is well does", () => {
    const after = told(
      "en",
      "smoke from the wheel",
      "A: Is it still smoking?",
      "no, shop fixed the brake, it's cold now",
    );
    expect(after.urgency).not.toBe("emergency");
  });
});

describe("what is told beside a trouble makes it no lighter", () => {
  it.each([
    ["en", "trailer brakes locked up", "a brake light is out too"],
    ["en", "lost power no boost", "amber check engine"],
    ["es", "no sube la presion del turbo", "ambar"],
    ["ru", "тормоза прицепа заклинило", "и печка не греет"],
  ] as const)("%s: “%s”, “%s”", (language, trouble, more) => {
    const { urgency } = told(language, trouble);
    expect(urgency).toBe("high");
    expect(told(language, trouble, `A: ${askedForPlace[language]}`, more).urgency).toBe("high");
  });
});

it("a question moves no decision", () => {
  const asked = told("ru", "не заряжает генератор", "A: Что показывает вольтметр?", "ремень целый, что проверить?");
  expect(asked.drive).toBe(told("ru", "не заряжает генератор").drive);
});

it("low air stays low, whatever the gauge of the oil shows", () => {
  const oil = ["A: What does the oil pressure gauge show?", "oil 45 psi"];
  expect(told("en", "oil pressure low and the low air buzzer is on", ...oil).redFlags).toContain("low_air");
});

it("nobody is told to drive on with brakes that hold the truck, however good its air is", () => {
  const air = ["A: What do both air gauges read, and are they holding?", "120 and 115 holding"];
  expect(told("en", "trailer brakes wont release", ...air).drive).toBe("not_applicable");
});

describe("a danger goes when a later message tells that it was something harmless", () => {
  it.each([
    [
      "en",
      "lug nuts missing",
      "A: Can you stop at once?",
      "its not on a truck lol its my invoice, they didnt ship the lug nuts I bought",
    ],
    ["en", "fire", "A: Where is it?", "fire extinguisher expired i mean, where do i get one recharged"],
    [
      "ru",
      "Стучит что-то под капотом",
      "A: Стук громкий?",
      "не, тихенько цокает на холодную, потом пропадает, масло 40",
    ],
    [
      "ar",
      "شامم ريحة حريق من ورا",
      "A: هل هناك عجلة ساخنة أو دخان؟",
      "لفيت عليها كلها باردة، الريحة من تريلا كانت قدامي. بس وانا بفحص شفت لبادة بريك قربت تخلص",
    ],
  ] as const)("%s: “%s”, %s, “%s”", (language, ...lines) => {
    expect(told(language, ...lines).urgency).not.toBe("emergency");
  });

  it("but no price, no question and no place takes it back", () => {
    for (const talk of ["how much will it cost?", "yes on the shoulder", "what do i check"])
      expect(told("en", "driveshaft fell down", `A: ${askedForPlace.en}`, talk).drive).toBe("stop_now");
  });
});

describe("a no is read by what was asked", () => {
  it.each([
    ["ru", "абс горит на трейлере", "A: Есть ещё жалобы на тормоза?", "никаких, тормозит как всегда"],
    ["ru", "колодки", "A: Тормоза барахлят?", "нет, хочу заранее взять комплект"],
    ["ru", "турбина свистит", "A: Тяга в норме, дыма нет?", "нет, тяги нету совсем"],
    ["ar", "في صفير من تحت لما ادوس بريك", "A: هل تنقص قوة الفرملة؟", "لا بتفرمل متل العادة"],
    ["en", "abs lamp on the trailer", "A: Any complaints about the brakes?", "no"],
  ] as const)("%s: “%s”, %s, “%s” is no danger", (language, ...lines) => {
    expect(told(language, ...lines).urgency).not.toBe("emergency");
  });

  it("and a no to “do the brakes work?” is one", () => {
    expect(told("en", "abs lamp on", "A: Do the brakes work?", "no").drive).toBe("stop_now");
    expect(told("ru", "абс горит", "A: Тормоза держат?", "нет").drive).toBe("stop_now");
  });
});

describe("what a gauge shows takes back what was only told", () => {
  it.each([
    ["en", "oil lamp on", "A: Is the oil pressure normal?", "yes 40 psi at idle, lamp is amber and says oil service"],
    ["es", "pierde aire el camión", "A: ¿Cuánto marcan los manómetros?", "120 los dos y en toda la noche baja a 110"],
  ] as const)("%s: “%s”, %s, “%s”", (language, ...lines) => {
    expect(told(language, ...lines).urgency).not.toBe("emergency");
  });
});

describe("a truck that is out of the lane by now", () => {
  it("stands beside the road", () => {
    const where = "i-10 milla 240 al este, cargado, en el acotamiento";
    const { redFlags } = told("es", "se me apago en plena carretera y no prende", "A: ¿Dónde está?", where);
    expect(redFlags).not.toContain("live_lane");
  });

  it.each([
    ["en", "no shoulder here"],
    ["en", "half on the shoulder half in the lane"],
    ["en", "trying to reach the shoulder"],
    ["ru", "до обочины метров сто, не катится"],
  ] as const)("but not %s: “%s”", (language, where) => {
    const first = { en: "stalled in the middle lane", ru: "заглох посреди полосы" }[language];
    expect(told(language, first, "A: Where are you?", where).redFlags).toContain("live_lane");
  });
});

describe("how many are missing or loose answers whether any are", () => {
  it.each([
    ["en", "wobble", "A: Are any lug nuts missing?", "3"],
    ["es", "vibra la llanta", "A: ¿Cuántas tuercas faltan?", "tres"],
    ["ar", "الكفر يهز", "A: كم صامولة ناقصة؟", "٢"],
    ["ru", "колесо бьет", "A: Сколько гаек не хватает?", "две"],
  ] as const)("%s: “%s”, “%s”, “%s”", (language, trouble, question, answer) => {
    expect(told(language, trouble, question, answer).urgency).toBe("emergency");
    expect(told(language, trouble, question, "0").urgency).not.toBe("emergency");
  });
});

describe("what is said of another thing makes no danger", () => {
  it.each([
    ["en", "clutch pedal went soft", "A: Is there a burning smell?", "no smell. pedal stays on the floor"],
    ["es", "el DPF no quiere regenerar", "A: ¿Ya perdió potencia?", "no, jala bien", "A: Bien.", "pero no se para"],
    ["en", "transmission stuck in 6th", "A: What do both air gauges read?", "120 and 118. display shows a 6"],
    ["en", "outside drive tire blew", "A: As before.", "inner ok at mile 44"],
  ] as const)("%s: “%s” …", (language, ...lines) => {
    expect(told(language, ...lines).urgency).not.toBe("emergency");
  });

  it.each([
    ["en", "clutch pedal went soft", "A: As before.", "now the brake pedal stays on the floor"],
    ["en", "outside drive tire blew", "A: As before.", "inner down to 40"],
    ["en", "flat tire", "A: Which tire is it: steer, drive or trailer?", "the steers"],
  ] as const)("and what is said of the thing itself does: %s: “%s” …", (language, ...lines) => {
    expect(told(language, ...lines).urgency).toBe("emergency");
  });
});
