import { describe, expect, it } from "vitest";
import { conclude, reply, wordingOf } from "#domain/diagnosis/index.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

/** The assistant's real replies to a driver's messages, one after the other. */
function replies(language: ChatLanguage, ...turns: readonly string[]): readonly string[] {
  const messages: DialogueLine[] = [];
  return turns.map((content) => {
    messages.push({ role: "user", content });
    const text = reply(conclude({ messages, language }), language);
    messages.push({ role: "assistant", content: text });
    return text;
  });
}

const lastOf = (language: ChatLanguage, ...turns: readonly string[]) => replies(language, ...turns).at(-1) ?? "";

describe("a fact that changes nothing is answered by something to do", () => {
  it.each([
    ["en", "tpms beep", "it's the tag axle one, 90"],
    ["es", "se apaga el tablero un segundo", "nomas un ratito"],
    ["ar", "لمبة الكوتش", "الخلفي"],
    ["ru", "руль бил", "балансировку сделали, ровно, как часы"],
  ] as const)(
    "what is looked at in every trouble of the system, where the case has no check (%s)",
    (language, ...turns) => {
      expect(lastOf(language, ...turns)).toContain(wordingOf(language).reply.check);
    },
  );

  it.each([
    ["en", "tayer bust", "trailer one, back"],
    ["es", "Ponchada", "una del tándem"],
    ["ar", "طرطق كوتش", "واحد من الجوز الوراني في الترلة والتاني شايل"],
    ["ru", "лопнуло колесо на прицепе", "заднее, внешнее"],
  ] as const)(
    "what the tire service asks for, where a tire failed and the checks were told (%s)",
    (language, ...turns) => {
      expect(lastOf(language, ...turns)).toContain(wordingOf(language).reply.answers.tell_tires);
    },
  );

  it("no check is told under a stop", () => {
    expect(lastOf("en", "no brakes, pedal to the floor", "since this morning")).not.toContain(
      wordingOf("en").reply.check,
    );
  });

  it("no check is told twice", () => {
    const told = replies("en", "tpms beep", "it's the tag axle one, 90", "other seven say 104", "since monday", "ok");
    const checks = told.flatMap((text) => text.split("\n").filter((line) => line.startsWith("• ")));
    expect(new Set(checks).size).toBe(checks.length);
  });
});

describe("whoever tells where a truck stands that must be fetched", () => {
  it.each([
    ["en", "need a tow", "I-80 mile 215, loaded"],
    ["es", "necesito grua", "Tulsa OK. no voy cargado"],
    ["ar", "ابي سطحة الحين", "هاي واي 10 شرق ميل 340 اريزونا محملة"],
    ["ru", "нужен эвакуатор", "I-80 миля 215 Вайоминг, гружёный"],
  ] as const)("hears how long help takes, and what to tell them (%s)", (language, ...turns) => {
    const { reply: said, estimates } = wordingOf(language);
    const text = lastOf(language, ...turns);
    expect(text).toContain(estimates.roadside_arrival);
    expect(text).toContain(said.answers.tell);
    expect(text).not.toContain("$");
  });

  it("but whoever takes up the offer of a human hears of that alone", () => {
    expect(lastOf("en", "need a tow", "yes connect me")).toBe(wordingOf("en").reply.handover);
  });
});

it.each([
  ["en", "need a part", "right mirror", "peterbilt 579"],
  ["es", "necesito una refaccion", "espejo derecho", "peterbilt 579"],
  ["ar", "احتاج قطعة", "مرآة يمين", "بيتربلت ٥٧٩"],
  ["ru", "нужна запчасть", "правое зеркало", "питербилт 579"],
] as const)(
  "whoever needs a part hears that nothing is ordered before the price is known (%s)",
  (language, ...turns) => {
    const { beforeOrder, answers } = wordingOf(language).reply;
    const text = replies(language, ...turns).join("\n");
    expect(text).toContain(beforeOrder);
    expect(text).not.toContain(answers.tell);
  },
);

describe("a finding says what it speaks against", () => {
  it.each([
    ["en", "alternator light on, 12.1 volts", "belt is fine"],
    ["es", "no carga el alternador, 12.1", "la banda esta buena"],
    ["ar", "الدينامو ما يشحن 12.1", "القشاط سليم"],
    ["ru", "не заряжает генератор 12.1", "ремень целый"],
  ] as const)("and what is left (%s)", (language, ...turns) => {
    const { reply: said, causes } = wordingOf(language);
    const text = lastOf(language, ...turns);
    expect(text).toContain(`${said.against} ${causes.belt}.`);
    expect(text).toContain(`${said.likely}\n• ${causes.alternator}`);
  });

  it("nothing where nothing is ruled out", () => {
    expect(lastOf("en", "alternator light on, 12.1 volts", "my mate is here")).not.toContain(
      wordingOf("en").reply.against,
    );
  });
});

describe("a repair that is told of", () => {
  it.each([
    ["en", "boiled over last week", "new pump in"],
    ["es", "hirvió la semana pasada", "ya le pusieron bomba nueva"],
    ["ar", "الديزل يخلص بسرعة", "بدلوا المضخة"],
    ["ru", "бак тёк", "заварили в среду"],
  ] as const)("is heard as one, where nothing is grave (%s)", (language, ...turns) => {
    expect(lastOf(language, ...turns)).toContain(wordingOf(language).reply.answers.thanks);
  });

  it.each(["need a new pump", "not fixed yet", "new pump, still the same"])("but not in “%s”", (message) => {
    expect(lastOf("en", "engine runs warm, 215", message)).not.toContain(wordingOf("en").reply.answers.thanks);
  });
});

describe("a number that stands alone", () => {
  it.each([
    ["en", "coolant light on", "200", "temp"],
    ["es", "se me prendió la luz del refrigerante", "200", "temp"],
    ["ar", "لمبة ماء الرديتر", "200", "temp"],
    ["ru", "горит лампа охлаждайки", "200", "temp"],
  ] as const)("is told what is usual on the system's gauge (%s)", (language, trouble, number, gauge) => {
    expect(lastOf(language, trouble, number)).toContain(wordingOf(language).usual[gauge]);
  });
});

describe("a later reply is shorter", () => {
  it("two causes and two checks at most", () => {
    const text = lastOf("en", "hello", "brakes stuck");
    const { likely, check } = wordingOf("en").reply;
    for (const title of [likely, check]) {
      const [, ...items] = text.slice(text.indexOf(title)).split("\n\n")[0]?.split("\n") ?? [];
      expect(items).toHaveLength(2);
    }
  });

  it.each([
    ["en", "hello", "one tire looks low"],
    ["es", "hola", "una llanta del trailer baja"],
    ["ar", "مرحبا", "كفر الترلة ناقص هوا"],
    ["ru", "привет", "колесо прицепа спускает"],
  ] as const)(
    "with triangles for whoever stands, not for whoever rolls to an exit (%s)",
    (language, hello, trouble) => {
      const { triangles } = wordingOf(language).safety.steps;
      expect(lastOf(language, hello, trouble)).not.toContain(triangles);
      expect(conclude({ messages: [{ role: "user", content: trouble }], language }).assessment.steps).toContain(
        triangles,
      );
    },
  );

  it.each([
    ["en", "it charged me twice on the app", "my account i mean"],
    ["ru", "списали два раза", "верните деньги брат"],
  ] as const)("and the Account page is named once (%s)", (language, ...turns) => {
    const { account, handover } = wordingOf(language).reply;
    const told = replies(language, ...turns);
    if (told[0]?.includes(account)) expect(told[1]).not.toContain(account);
    expect(told[1]).toContain(handover);
  });
});

describe("a danger stays said", () => {
  it.each([
    ["en", "no brakes, pedal to the floor", ["since this morning", "new pump in", "need a tow", "thanks", "what now"]],
    [
      "es",
      "no tengo frenos, el pedal se va al fondo",
      ["desde la mañana", "cambié el filtro", "gracias", "y ahora que"],
    ],
    ["ar", "ما في فرامل، الدعسة للأرض", ["من الصبح", "بدلت الفلتر", "شكرا", "وهلق شو"]],
    ["ru", "тормозов нет, педаль в пол", ["с утра", "поменял фильтр", "спасибо", "что теперь"]],
  ] as const)("whatever is told or asked after it (%s)", (language, danger, later) => {
    const { inShort, stays, decision } = wordingOf(language).reply;
    for (const message of later) {
      const text = lastOf(language, danger, message);
      expect(
        [inShort.stop_now, inShort.not_applicable, stays, decision.stop_now].some((one) => text.includes(one)),
      ).toBe(true);
    }
  });
});
