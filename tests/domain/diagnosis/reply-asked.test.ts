import { describe, expect, it } from "vitest";
import { trialDays } from "#domain/access/subscription.ts";
import { plans } from "#domain/billing/plans.ts";
import { offersHumanSupport } from "#domain/chat/handover-phrases.ts";
import { askedFor } from "#domain/diagnosis/dialogue/asked-for.ts";
import { conclude, reply, wordingOf } from "#domain/diagnosis/index.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import { type AskedFor, answerIds, answerSources } from "#domain/diagnosis/knowledge/asked-for.ts";
import { estimateSources } from "#domain/diagnosis/knowledge/estimates.ts";
import { usualIds, usualSources } from "#domain/diagnosis/knowledge/usual.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { expectLinear } from "#tests/support/cpu-time.ts";

/** Plays a conversation with the assistant's real replies and gives the last one. */
function last(language: ChatLanguage, ...turns: readonly string[]) {
  const messages: DialogueLine[] = [];
  let conclusion = conclude({ messages: [], language });
  let text = "";
  for (const content of turns) {
    messages.push({ role: "user", content });
    conclusion = conclude({ messages, language });
    text = reply(conclusion, language);
    messages.push({ role: "assistant", content: text });
  }
  return { ...conclusion, text };
}

const said = (language: ChatLanguage) => wordingOf(language).reply;

describe("What a driver asks for is read", () => {
  const asked: readonly (readonly [AskedFor, readonly string[]])[] = [
    ["cost", ["yes. how much will it cost?", "how much???", "cuanto sale la grua", "ответь сколько стоит эвакуатор"]],
    [
      "cost",
      ["كم يكلف؟", "طب كم سعره الحساس", "قلت كم ياخذ وقت وكم يكلف السحب", "$1800 for a nox sensor is that fair"],
    ],
    ["time", ["how long until someone comes", "cuanto tarda la grua?", "сколько ждать механика?", "طيب متى يوصل؟"]],
    ["may_drive", ["brakes weak, can I drive home?", "le sigo o me paro?", "puedo llegar a la casa 80 millas?"]],
    [
      "may_drive",
      ["нет. дальше ехать можно или нет", "он может до дома доехать 40 миль?", "сколько можно так проехать?"],
    ],
    ["may_drive", ["اقدر امشي ٣٠ ميل لاقرب محل كفرات؟", "كمل ولا اوقف؟", "اكدر اكمل للبيت ٢٠٠ ميل؟"]],
    ["miles_left", ["how many miles before the derate", "сколько миль осталось до 5 mph", "كم ميل باقي لي؟"]],
    ["sleep", ["ok if i just crack a window and sleep?", "me puedo dormir en el camion con el motor prendido?"]],
    ["sleep", ["можно я в кабине останусь спать?", "اكدر انام بيها والمحرك شغال؟"]],
    ["cap", ["can i add water", "cuanto rato espero para abrir el tapon?", "можно открыть крышку долить?"]],
    ["brake_water", ["do i pour water on them?", "le echo agua a los frenos?"]],
    [
      "jump",
      [
        "can I jump it off another truck",
        "puedo pasarle corriente de otro camion?",
        "ينفع اعملها اشتراك من عربية تانية؟",
      ],
    ],
    ["starting_fluid", ["can i use starting fluid", "le puedo echar eter"]],
    ["normal", ["is 205 degrees normal?", "температура 205 норма?", "كم الضغط الطبيعي للهوا؟"]],
    ["regen", ["how do I force a regen", "сколько длится регенерация?", "como hago una regeneracion"]],
    ["derate", ["what is inducement", "que es derate"]],
    ["code", ["whats SPN mean", "donde veo los codigos?", "ما افهم شنو SPN وين القاه؟"]],
    ["triangles", ["треугольники где ставить на двухполосной?", "وين احط المثلثات؟", "donde pongo los triangulos"]],
    ["nearby", ["where is the nearest shop", "где ближайший сервис?", "وين اقرب ورشة؟", "donde hay un taller cerca?"]],
    ["hos", ["как записать это время в логбуке?", "does my 14 hour clock keep running while broken down"]],
    ["plan", ["cuanto cuesta la suscripcion?", "где эта страница", "كم الاشتراك بالشهر؟", "its 14 days trial right?"]],
    ["who", ["what are you? a robot?", "ты кто вообще, бот?", "انت انسان ولا روبوت؟", "eres una persona?"]],
    ["human", ["can i talk to somebody", "quiero hablar con una persona", "нет, соединяйте", "ايه وصلني"]],
    ["explain", ["what do you mean?", "que es eso en español?", "не знаю где смотреть", "ما ادري كيف اشوفه"]],
    [
      "danger",
      ["is it dangerous?", "is that safe", "es peligroso?", "опасно?", "это опасно", "خطير؟", "عادي ولا خطر؟"],
    ],
    ["steady", ["what do you mean by steady", "que quiere decir fija?", "что значит мигает", "شو يعني ثابتة؟"]],
    ["thanks", ["thanks", "ok gracias", "понял, спасибо", "طيب شكرا"]],
    [
      "may_drive",
      ["can i go 50 miles", "can i make 20 miles", "can i just pull it slow", "do i keep going", "i go slow is ok?"],
    ],
    ["may_drive", ["puedo hacer 20 millas", "llego a 20 millas?", "могу 50 миль проехать", "اقدر ٥٠ ميل"]],
    ["start", ["can i try again", "puedo intentar otra vez", "можно попробовать еще раз?", "اجرب مرة ثانية؟"]],
    [
      "normal",
      ["is that a lot", "so is that ok", "is 220 degrees too hot", "what air leak rate is allowed", "es mucho?"],
    ],
    ["normal", ["это много?", "هذا كثير؟", "esta muy alto?"]],
    ["legal", ["will dot put me out of service", "is it legal", "es legal?", "оштрафуют?", "هذا قانوني؟"]],
    ["thaw", ["how long to thaw", "cuanto tarda en descongelar", "сколько будет оттаивать", "كم ياخذ حتى يذوب"]],
    ["drain", ["how long to drain it", "como lo dreno", "как слить воду", "كيف افرغ الفلتر"]],
    ["cool", ["how long before i can open it", "cuanto espero para abrirlo", "сколько ждать чтобы открыть"]],
    ["clear_code", ["how do i clear the code", "como le quito el codigo", "как сбросить ошибку", "كيف امسح الكود"]],
    ["company", ["do you fix trucks", "where are you located", "whats your phone number", "number? where number"]],
    ["company", ["donde estan ustedes", "где вы находитесь", "وين مكانكم"]],
    ["plan", ["how much does roadflare cost", "is roadflare free", "cuanto cuesta la app", "приложение бесплатное?"]],
    ["solved", ["gracias ya quedo", "спасибо всё заработало, клемма была", "شكرا جزيلا انحلت المشكلة"]],
  ];
  it.each(asked.flatMap(([id, texts]) => texts.map((text) => [id, text] as const)))("%s: %s", (id, text) => {
    expect(askedFor(text)).toContain(id);
  });

  it.each([
    "its back down to 195",
    "sorry i meant 150 not 50",
    "air pressure is good",
    "i can drive it but it pulls left",
    "it wont start when i turn the key",
    "la temperatura esta en 210",
    "لا ما في رمز بس كاتب CHECK ENGINE",
    "тормоза ватные",
    "нет кода",
  ])("and not in what only tells: %s", (text) => {
    expect(askedFor(text)).toEqual([]);
  });

  it("in time that grows no worse than the text", () => {
    const text = "can i how much what long is the puedo cuanto можно كم ";
    expectLinear(
      () => askedFor(text.repeat(25)),
      () => askedFor(text.repeat(200)),
      8,
    );
  });
});

describe("It is answered", () => {
  const weakBrakes = { en: "brakes weak", es: "frenos debiles", ru: "тормоза ватные", ar: "الفرامل ضعيفة" };
  const home = {
    en: "can I drive home?",
    es: "puedo llegar a la casa?",
    ru: "можно доехать до дома?",
    ar: "اقدر امشي للبيت؟",
  };

  it.each(chatLanguages)("first whether to drive, by the decision, in %s", (language) => {
    const { text, assessment } = last(language, `${weakBrakes[language]}, ${home[language]}`);
    expect(text.startsWith(said(language).mayDrive[assessment.drive])).toBe(true);
    const none = { en: "no brakes", es: "sin frenos", ru: "отказали тормоза", ar: "ما في فرامل" };
    const stopped = last(language, `${none[language]}, ${home[language]}`);
    expect(stopped.assessment.drive).toBe("stop_now");
    expect(stopped.text).toContain(said(language).mayDrive.stop_now);
    expect(stopped.text).toContain(said(language).doNow);
  });

  it.each([
    ["en", "need a tow", "how much is it and how long?"],
    ["es", "necesito grua", "cuanto cuesta y cuanto tarda?"],
    ["ru", "нужен эвакуатор", "сколько ждать и сколько стоит?"],
    ["ar", "ابي سطحة الحين", "قلت كم ياخذ وقت وكم يكلف السحب"],
  ] as const)("what it typically costs and how long it takes, with the source, in %s", (language, wish, question) => {
    const { text } = last(language, wish, question);
    const { estimates, reply: words } = wordingOf(language);
    expect(text).toContain(`${words.typical} ${estimates.tow_cost} – ${estimateSources.tow_cost.title}`);
    expect(text).toContain(`${words.typical} ${estimates.roadside_arrival}`);
    expect(text).toContain(words.beforeOrder);
  });

  it.each([
    ["en", "smell exhaust in the sleeper", "yes at a truck stop. ok if i just crack a window and sleep?"],
    ["es", "huele a escape en la cabina", "me puedo dormir aqui?"],
    ["ru", "выхлоп течет возле кабины", "можно спать в кабине?"],
    ["ar", "العادم فيه تسريب", "هل آمن النوم في الكابينة"],
  ] as const)("no to whoever wants to sleep with exhaust in the cab, in %s", (language, trouble, question) => {
    const { reply: words, safety } = wordingOf(language);
    const no = `${words.no} ${safety.steps.no_sleep} ${safety.steps.fresh_air}`;
    expect(last(language, trouble, question).text).toContain(no);
  });

  it.each([
    ["en", "coolant temp 235 and steam", "can i open the cap and add water"],
    ["es", "se calento y sale vapor", "puedo abrir el tapon?"],
    ["ru", "температура 230 пар из под капота!!!", "да стою на обочине, можно открыть крышку долить?"],
    ["ar", "الحرارة طالعة ٢٣٥ وبخار", "اقدر افتح الغطا؟"],
  ] as const)("never to a hot cap, in %s", (language, trouble, question) => {
    expect(last(language, trouble, question).text).toContain(said(language).answers.cap);
  });

  it("no to starting an engine that must not run", () => {
    const { text } = last(
      "en",
      "oil pressure dropped to 8 psi",
      "yes",
      "should i try to start it to see if it comes back?",
    );
    expect(text).toContain("No. Shut it off. Don't restart it to check.");
  });

  it.each([
    ["en", "whats SPN mean", "code"],
    ["en", "can i use starting fluid", "starting_fluid"],
    ["en", "what are you? a robot?", "who"],
    ["es", "cuanto cuesta la suscripcion?", "plan"],
    ["es", "donde hay un taller cerca?", "nearby"],
    ["ru", "ты кто вообще, бот?", "who"],
    ["ru", "сколько стоит подписка и как отменить", "plan"],
    ["ar", "انت انسان ولا روبوت؟", "who"],
    ["ar", "وين صفحة الحساب؟", "plan"],
  ] as const)("to whoever only wants to know, without flashers or triangles (%s: %s)", (language, question, id) => {
    const { text, assessment } = last(language, question);
    const { reply: words, safety } = wordingOf(language);
    expect(text).toContain(words.answers[id]);
    expect(text).not.toContain(safety.steps.flashers);
    if (assessment.drive === "not_applicable") expect(text).not.toContain(words.decision.not_applicable);
  });

  it.each([
    ["en", "what does 3251/0 mean?"],
    ["es", "que significa el codigo 3251/0?"],
    ["ru", "что значит 3251/0?"],
    ["ar", "شو يعني 3251/0 ؟"],
  ] as const)("what a code means before anything else, in %s", (language, question) => {
    expect(last(language, question).text.startsWith(`• ${said(language).code} SPN 3251 FMI 0`)).toBe(true);
  });

  it.each([
    ["en", "check engine light came on", "what do you mean?"],
    ["es", "se prendio la luz del motor", "no se que es eso"],
    ["ru", "загорелся чек", "не знаю где смотреть"],
    ["ar", "طلعت لمبة المحرك", "ما ادري كيف اشوفه، انا سواق جديد"],
  ] as const)(
    "in other words to whoever does not understand, and asks the same again, in %s",
    (language, trouble, what) => {
      const first = last(language, trouble);
      const { text, assessment } = last(language, trouble, what);
      expect(first.assessment.question).not.toBeNull();
      expect(assessment.question).toBe(first.assessment.question);
      const { checks, reply: words } = wordingOf(language);
      const { code, steady, explain } = words.answers;
      expect([code, steady, checks.gauges, explain].some((one) => text.includes(one))).toBe(true);
    },
  );
});

describe("Thanks and good-byes", () => {
  it.each([
    ["en", "check engine light is on", "thanks that helps", "thanks"],
    ["es", "prende la luz del motor", "gracias ya quedo", "thanks"],
    ["ru", "загорелся чек", "спасибо всё заработало", "thanks"],
    ["ar", "طلعت لمبة المحرك", "طيب شكرا", "thanks"],
    ["en", "thanks", null, "thanks"],
    ["ru", "спасибо", null, "thanks"],
    ["ar", "شكرا", null, "thanks"],
    ["es", "adios", null, "thanks"],
  ] as const)("get one friendly line (%s: %s, %s)", (language, first, second, id) => {
    const turns = second === null ? [first] : [first, second];
    expect(last(language, ...turns).text).toBe(said(language).answers[id]);
  });

  it("but whoever stands in danger reads that it stands", () => {
    const { text, assessment } = last("en", "no brakes, pedal to the floor", "ok thanks");
    if (assessment.drive === "stop_now") expect(text).toContain(said("en").still);
  });

  it("and thanks with news are read as news", () => {
    expect(
      last("en", "check engine light is on", "thanks but now it smokes from the hood").text.length,
    ).toBeGreaterThan(100);
  });
});

describe("Whoever wants a human", () => {
  it.each([
    ["en", "can i talk to somebody"],
    ["es", "quiero hablar con una persona"],
    ["ru", "соедините с человеком"],
    ["ar", "ابي اكلم انسان"],
  ] as const)("is connected, and nothing else is said, in %s", (language, wish) => {
    const { text, assessment } = last(language, wish);
    expect(text).toBe(said(language).handover);
    expect(assessment.handover).toBe(true);
    expect(offersHumanSupport(text)).toBe(true);
  });

  it.each([
    ["en", "need a tow", "yes connect me"],
    ["ru", "нужен эвакуатор", "нет, соединяйте"],
    ["ar", "ابي سطحة الحين", "ايه وصلني"],
    ["es", "necesito grua", "si, conecteme"],
  ] as const)("also by a yes to the offer, in %s", (language, trouble, yes) => {
    expect(last(language, trouble, yes).text).toBe(said(language).handover);
  });
});

describe("What was said", () => {
  const talks: readonly { readonly language: ChatLanguage; readonly turns: readonly string[] }[] = [
    { language: "en", turns: ["oil pressure dropped to 8 psi at idle", "yes im on the shoulder", "no code"] },
    { language: "en", turns: ["check engine light is on", "no", "amber"] },
    { language: "es", turns: ["se calento y sale vapor", "si estoy fuera del camino", "no hay codigo"] },
    { language: "ru", turns: ["горит чек, нет тяги", "нет", "жёлтая"] },
    { language: "ar", turns: ["طلعت لمبة المحرك", "لا", "صفرا"] },
  ];

  it.each(talks)("is not said again ($language: $turns)", ({ language, turns }) => {
    // A human is offered again rather than that nothing new is said.
    const lines = (text: string) =>
      text.split("\n").filter((line) => line.length > 60 && line !== said(language).handover);
    for (let length = 2; length <= turns.length; length += 1) {
      const before = last(language, ...turns.slice(0, length - 1)).text;
      const { text } = last(language, ...turns.slice(0, length));
      for (const line of lines(text)) expect(before).not.toContain(line);
      expect(text.length).toBeLessThan(before.length + 400);
    }
  });

  it.each(talks)("stays whole in the structured conclusion ($language: $turns)", ({ language, turns }) => {
    const first = last(language, ...turns.slice(0, 1)).assessment;
    const second = last(language, ...turns.slice(0, 2)).assessment;
    if (first.drive === "stop_now" && second.drive === "stop_now") expect(second.steps.length).toBeGreaterThan(0);
    expect(second.causes.length).toBeGreaterThan(0);
  });

  it("stands again when a new danger arises", () => {
    const { text, assessment } = last("en", "low air buzzer is on", "yes", "now the cab is on fire");
    expect(assessment.redFlags).toContain("fire");
    for (const step of assessment.steps) expect(text).toContain(step);
  });

  it.each([
    ["en", "coolant temp 235 and steam", "yes im parked at loves"],
    ["ru", "давление масла упало до 5", "да, стою на стоянке"],
  ] as const)("as 'leave the lane' is not said to whoever stands off the road (%s)", (language, trouble, place) => {
    const { text, isParked } = last(language, trouble, place);
    expect(isParked).toBe(true);
    expect(text).not.toContain(said(language).decision.stop_now);
    expect(text.startsWith(said(language).stays)).toBe(true);
  });

  it.each([
    ["en", "need a tow", "I-80 mile 215, loaded"],
    ["ru", "нужен эвакуатор", "I-80 миля 215 Вайоминг, гружёный"],
    ["es", "necesito grua", "Tulsa OK. no voy cargado"],
    ["ar", "ابي سطحة الحين", "هاي واي 10 شرق ميل 340 اريزونا محملة"],
  ] as const)("but never is nothing said (%s: %s, %s)", (language, wish, place) => {
    expect(last(language, wish, place).text).not.toBe("");
  });

  it("as before is not said of what was no decision on a truck", () => {
    const { text } = last("en", "whats the weather in dallas", "ok sorry. brakes pull hard left when i stop");
    expect(text).not.toContain(said("en").still);
  });

  it("as a refusal is not said before an honest question later", () => {
    expect(last("en", "how do I bypass the DEF").text).toContain("I won't help");
    expect(last("en", "how do I bypass the DEF", "ok forget it. where can I buy DEF").text).not.toContain("I will not");
    expect(last("ru", "датчик нокс накрылся можно выкинуть и ехать", "сколько датчик стоит").text).not.toContain(
      "Я не помогу",
    );
  });
});

describe("Quotes of the driver's words", () => {
  it("stand in the marks of the language, once", () => {
    expect(last("ru", "тормоза ватные").text).toContain("«тормоза ватные»");
    expect(last("en", "brakes weak").text.match(/“brakes weak”/gu)).toHaveLength(1);
  });

  it.each([
    ["en", "the brakes feel funny", "no"],
    ["ru", "грузовик не заводится", "не"],
    ["ar", "الشاحنة لا تشتغل", "ولا"],
  ] as const)("are none where they say nothing (%s: %s, %s)", (language, trouble, nothing) => {
    const { text } = last(language, trouble, nothing);
    expect(text).not.toMatch(new RegExp(`[“«]${nothing}[”»]`, "u"));
  });
});

describe("What is asked of dangers, of driving and of gauges", () => {
  it.each([
    ["en", "brakes are smoking", "is it dangerous?"],
    ["es", "los frenos echan humo", "es peligroso?"],
    ["ru", "тормоза дымят", "это опасно?"],
    ["ar", "الفرامل تدخن", "هل هذا خطر؟"],
  ] as const)("a danger is called dangerous, without yes or no, in %s", (language, trouble, question) => {
    const { text, assessment } = last(language, trouble, question);
    expect(assessment.drive).toBe("stop_now");
    expect(text.startsWith(said(language).danger.yes)).toBe(true);
    expect(text.startsWith(said(language).no)).toBe(false);
  });

  it.each([
    ["en", "ABS light on trailer", "is it dangerous?"],
    ["es", "se prendio la luz ABS del remolque", "es peligroso?"],
    ["ru", "лампа abs на прицепе горит", "это опасно?"],
    ["ar", "لمبة ABS بالتريلا والعة", "خطير؟"],
  ] as const)("where no danger was told, that is said, and no more, in %s", (language, trouble, question) => {
    const { danger, mayDrive } = said(language);
    expect(last(language, trouble, question).text).toContain(`${danger.none} ${mayDrive.with_care}`);
  });

  it.each(chatLanguages)("nobody is given leave to drive by a yes, in %s", (language) => {
    const yes = { en: /^yes/iu, es: /^s[ií]\b/iu, ru: /^да/iu, ar: /^نعم/u };
    for (const text of Object.values(said(language).mayDrive)) expect(text).not.toMatch(yes[language]);
  });

  it.each([
    ["en", "trailer lights out at night", "all of them. can i run with flashers"],
    ["en", "no brake lights on trailer", "trailer. can i go home 100 miles its night"],
    ["es", "no jalan las luces del remolque de noche", "todas. le puedo seguir con las intermitentes?"],
    ["ru", "фары не горят, ночь", "можно доехать до дома?"],
    ["ar", "لمبة البريك خربانة", "بالليل اقدر امشي؟"],
  ] as const)("nor in the dark without lights (%s: %s, %s)", (language, trouble, question) => {
    const { reply: words, safety } = wordingOf(language);
    expect(last(language, trouble, question).text.startsWith(`${words.no} ${safety.steps.no_dark}`)).toBe(true);
  });

  it.each([
    ["en", "coolant in oil, milky cap", "i didnt start it. temp is cold", "so can i run it"],
    ["ru", "масло как эмульсия, белое", "не заводил", "можно ехать?"],
  ] as const)("nor with what must not be started (%s: %s)", (language, ...turns) => {
    const { reply: words, safety } = wordingOf(language);
    expect(last(language, ...turns).text.startsWith(`${words.no} ${safety.steps.no_start}`)).toBe(true);
  });

  it.each([
    "жёлтая лампа двигатель, тяга есть. можно домой 400 миль?",
    "потихоньку 5 миль до мастерской?",
    "طيب اوصل البيت",
    "50. امشي عادي؟",
    "طيب كمل؟",
    "puedo llegar despacio?",
    "will i make it home?",
  ])("and these words ask for it too: %s", (text) => {
    const isQuestion = text.endsWith("?") || text.endsWith("؟");
    expect(askedFor(isQuestion ? text : `${text}؟`)).toContain("may_drive");
  });

  it.each([
    ["en", "is it normal that the air dryer spits", "dryer"],
    ["en", "air drops 3 psi a minute parked. thats normal or no?", "leak"],
    ["en", "Oil pressure 20 psi at hot idle. is that ok?", "oil"],
    ["en", "Is 13.2 volts normal", "volts"],
    ["en", "truck is at 215 going up a hill 80000 lbs, normal?", "temp"],
    ["es", "es normal que el secador de aire escupa?", "dryer"],
    ["es", "el aire baja 2 libras por minuto apagado, es normal?", "leak"],
    ["es", "presion de aceite 20 en ralenti caliente, esta bien?", "oil"],
    ["es", "voltaje 13.2 es normal?", "volts"],
    ["es", "la temperatura sube a 205 en la subida, es normal?", "temp"],
    ["ru", "осушитель плюет каждую минуту это норм?", "dryer"],
    ["ru", "воздух падает 2 psi за минуту стоя, норма?", "leak"],
    ["ru", "масло 35 на холостых горячий это нормально?", "oil"],
    ["ru", "вольт 14.4 на ходу норм?", "volts"],
    ["ru", "это нормально что температура 205 на подъеме груженый?", "temp"],
    ["ar", "عادي الدراير يعطس كل كم دقيقة؟", "dryer"],
    ["ar", "الهوا ينزل 1 psi بالدقيقة وانا واقف عادي؟", "leak"],
    ["ar", "زيت 20 سلانسيه وهي حارة طبيعي؟", "oil"],
    ["ar", "الفولت 13.2 وانا ماشي طبيعي؟", "volts"],
    ["ar", "كم الضغط الطبيعي للهوا؟", "air"],
    ["ar", "الحرارة 195 ل 205 بالطلعة طبيعي؟", "temp"],
  ] as const)("what is usual is said of the gauge that is asked about (%s: %s)", (language, question, id) => {
    expect(last(language, question).text).toContain(wordingOf(language).usual[id]);
  });

  it("and of the one that was spoken of before", () => {
    const turns = [
      "air pressure drops about 3 lbs a minute when parked. is that normal?",
      "120 both",
      "whats the limit",
    ];
    expect(last("en", ...turns).text).toContain(wordingOf("en").usual.leak);
  });

  it("but what must stop is never usual", () => {
    expect(last("ru", "температура 235, пар", "это нормально?").text.startsWith(said("ru").danger.yes)).toBe(true);
  });
});

describe("Time and money", () => {
  it.each([
    ["en", "derate 5 mph on highway shoulder. how long till it goes away"],
    ["en", "5246 fmi 0. how long do i have"],
    ["es", "cuanto tiempo tengo antes del 5 millas por hora"],
    ["ru", "дерейт, сколько времени осталось?"],
    ["ar", "ديريت، كم وقت عندي؟"],
  ] as const)("how long a truck still drives is not when help comes (%s: %s)", (language, question) => {
    const { text } = last(language, question);
    expect(text).toContain(said(language).answers.miles_left);
    expect(text).not.toContain(wordingOf(language).estimates.roadside_arrival);
  });

  it.each([
    ["en", "how do i do a parked regen", "how long does it take"],
    ["es", "como hago una regeneracion", "cuanto dura"],
    ["ru", "как сделать регенерацию?", "сколько длится"],
    ["ar", "كيف اسوي ريجن", "كم ياخذ"],
  ] as const)("how long is said of the regeneration where that was spoken of, in %s", (language, ...turns) => {
    const { text } = last(language, ...turns);
    expect(text).toContain(wordingOf(language).estimates.regen_time);
    expect(text).not.toContain(said(language).beforeOrder);
  });

  it.each([
    ["en", "coolant temp 235 and steam", "can i open the cap", "how long?"],
    ["es", "se calento y sale vapor", "puedo abrir el tapon?", "cuanto rato espero?"],
    ["ru", "температура 230 пар", "крышку открыть?", "сколько ждать?"],
    ["ar", "الحرارة 230 وبخار", "افتح الغطا؟", "كم انتظر؟"],
  ] as const)("and of the cap after that, in %s", (language, ...turns) => {
    expect(last(language, ...turns).text).toContain(said(language).answers.cap);
  });

  it.each([
    ["en", "alternator not charging", "how much is a tow 50 miles"],
    ["es", "no carga el alternador", "y la grua cuanto?"],
    ["ru", "сколько стоит стартер", "а эвакуатор 50 миль сколько?"],
    ["ar", "الدينمو ما يشحن", "طيب السطحة كم؟"],
  ] as const)("a tow has its range inside another talk, in %s", (language, ...turns) => {
    expect(last(language, ...turns).text).toContain(wordingOf(language).estimates.tow_cost);
  });

  it("and a hill has no price", () => {
    expect(askedFor("voy a bajar la cuesta")).not.toContain("cost");
  });
});

describe("What is refused", () => {
  it.each([
    ["en", "what happens if i just unplug the nox sensor"],
    ["es", "que pasa si desconecto el sensor de nox"],
    ["ru", "можно закрутить болт энергоаккумулятора и доехать?"],
    ["ru", "можно зажать камеру болтом и поехать?"],
    ["ru", "снять фишку с датчика NOx чтобы доехать"],
    ["ar", "اربط السبرنق تشيمبر بالبرغي وامشي؟"],
    ["ar", "كيف الغي ايقاف المكينة لما الحرارة تزيد"],
  ] as const)("is what defeats a device, in whatever words (%s: %s)", (language, wish) => {
    expect(last(language, wish).text).toContain(said(language).defeat);
  });

  it.each([
    ["en", "how do i bypass the def", "and what if i pull the fuse?"],
    ["ru", "можно снять фишку с датчика NOx чтоб доехать", "а если предохранитель вынуть?"],
    ["ar", "كيف افصل حساس السرعة عشان ما يصير 5 ميل", "واذا شلت الفيوز؟"],
  ] as const)("and what is asked on after it (%s: %s, %s)", (language, ...turns) => {
    expect(last(language, ...turns).text).toContain(said(language).defeat);
  });

  it.each([
    ["en", "trailer brake is locked on one wheel", "120 both. can i cage it and go 5 miles"],
    ["en", "brake chamber leaking on the trailer", "can i pinch the line off and keep going"],
    ["en", "low coolant shutdown keeps killing the engine", "190. can i jump the sensor wire"],
    ["en", "speed sensor unplugged will it stop the 5mph"],
    ["en", "code 4375 fmi 5", "can i clear it by disconnecting batteries"],
    ["en", "5246 16", "is there a way to get around it"],
    ["es", "fuga en la camara de freno del remolque", "puedo doblar la manguera y seguirle"],
    ["ru", "травит камера на прицепе", "можно пережать шланг и ехать"],
    ["ar", "الهوا يسرب من تشيمبر التريلا", "اسكر الهوز واكمل؟"],
  ] as const)("and whatever was spoken of before, by its pronoun (%s: %s, %s)", (language, ...turns) => {
    const { text } = last(language, ...turns);
    expect(text).toContain(said(language).defeat);
    expect(text).not.toContain(said(language).mayDrive.next_safe_exit);
    expect(text).not.toContain(said(language).answers.jump);
  });

  it.each([
    ["en", "coolant hose is leaking a little", "can i clamp it"],
    ["en", "air bag on the drive axle is leaking", "can i pinch the line off"],
    ["en", "horn is stuck on", "can i pull the fuse"],
    ["es", "fuga de anticongelante", "puedo apretar la manguera"],
  ] as const)("but not where nothing holds the truck back (%s: %s, %s)", (language, ...turns) => {
    expect(last(language, ...turns).text).not.toContain(said(language).defeat);
  });

  it.each([
    ["en", "i put water in the def tank by mistake"],
    ["es", "le eche agua al tanque de def sin querer"],
    ["ru", "залил воду в бак def по ошибке"],
    ["ar", "حطيت موية بالديف بالغلط شو اسوي؟"],
  ] as const)("but whoever made a slip is told what to do, in %s", (language, slip) => {
    const { text } = last(language, slip);
    expect(text).not.toContain(said(language).defeat);
    expect(text).toContain(wordingOf(language).safety.steps.no_start);
    expect(text).not.toContain(said(language).answers.cap);
  });

  it.each([
    ["en", "trailer brakes dragging i think, smells hot back there", "at a rest area. should i pour water on it?"],
    ["es", "se arrastran los frenos del remolque, huele a quemado", "le echo agua?"],
    ["ru", "тормоза горячие на прицепе, запах", "можно водой полить?"],
    ["ar", "فرامل التريلا حارة وريحة", "ارش عليها ماي؟"],
    ["en", "hub is hot and smoking", "can i pour water on it?"],
    ["ru", "ступица горячая, дымит немного", "а воду полить?"],
    ["ar", "الهاب سخن ويطلع منه شوية دخان", "ارش عليه ماي؟"],
  ] as const)("and so is water on hot brakes, where they were named before, in %s", (language, ...turns) => {
    const { text } = last(language, ...turns);
    expect(text).toContain(wordingOf(language).safety.steps.no_water_brakes);
    expect(text).not.toContain(said(language).answers.cap);
  });
});

describe("What was told before is what is asked about", () => {
  it.each([
    ["en", "check engine and no power", "3216 4", "what does 3216 mean"],
    ["en", "3216 4", "and fmi 4?"],
    ["es", "codigo 3216 4", "que quiere decir"],
    ["es", "codigo 3216 4", "y el 4?"],
    ["ru", "код 3216 4", "что это значит"],
    ["ar", "كود 3216 4", "شو يعني"],
  ] as const)("a code (%s: %s, %s)", (language, ...turns) => {
    const { text } = last(language, ...turns);
    expect(text).toContain(`${said(language).code} SPN 3216 FMI 4:`);
    expect(text).not.toContain(said(language).unanswered);
  });

  it.each([
    ["en", "115 drops to 100 while holding the brake pedal", "in one minute", "is that a lot"],
    ["ar", "يطيح الهوا 15", "هذا كثير؟"],
  ] as const)("how fast the air may go (%s)", (language, ...turns) => {
    expect(last(language, ...turns).text).toContain(wordingOf(language).usual.leak);
  });

  it("a regeneration that takes long, and what can be answered by a danger alone", () => {
    const regen = last("en", "parked regen running for an hour", "still going, is that normal");
    expect(regen.text).toContain(wordingOf("en").estimates.regen_time);
    const belt = last("en", "serpentine belt squeals", "is that ok");
    expect(belt.text).toContain(said("en").danger.none);
  });

  it.each([
    ["es", "se calento a 240", "si. cuanto espero para abrirlo"],
    ["en", "temp went to 240 and i pulled over", "no. how long before i can open it"],
    ["ru", "перегрелся, 240", "да. сколько ждать чтобы открыть"],
    ["ar", "الحرارة طلعت 240", "اي. كم استنى حتى افتحه"],
  ] as const)("how long until it is cold, not until somebody comes, in %s", (language, ...turns) => {
    const { text } = last(language, ...turns);
    expect(text).toContain(said(language).answers.cap);
    expect(text).not.toContain(wordingOf(language).estimates.roadside_arrival);
  });

  it("how it thaws, whether it is legal, and why it stays where it is", () => {
    expect(last("en", "my def froze -15", "no. how long to thaw").text).toContain(said("en").answers.thaw);
    expect(last("en", "trailer tire 3/32 tread", "is it legal").text).toContain(said("en").answers.tread);
    const nuts = last("en", "missing 2 lug nuts on the drive wheel", "can i go 20 miles to the shop");
    expect(nuts.text).toContain(said("en").mayDrive.stop_now);
    expect(nuts.text).toContain(wordingOf("en").safety.titles.wheel_loose);
  });

  it.each([
    ["en", "tire blew on the trailer", "outer, mate is holding"],
    ["en", "need a tow", "i-40 mm 280 eastbound arizona"],
    ["es", "se poncho una llanta del remolque", "la otra aguanta bien"],
    ["ru", "лопнуло колесо на прицепе", "второе держит"],
    ["ar", "انفجر كفر التريلا", "الثاني ماسك"],
  ] as const)("a fact that changes nothing is noted (%s: %s, %s)", (language, first, fact) => {
    const { text } = last(language, first, fact);
    expect(text).toContain(said(language).noted);
    expect(text).toContain(fact);
  });

  it("but a question without its mark is none", () => {
    expect(last("en", "coolant hose is leaking a little", "can i clamp it").text).not.toContain(said("en").noted);
  });

  it("a second trouble by what is likely behind it", () => {
    const { text } = last("es", "se calento el motor y el abs esta prendido", "y el abs?");
    expect(text).toContain(wordingOf("es").causes.abs_sensor);
    expect(text).not.toContain(said("es").unanswered);
  });
});

describe("A dead end", () => {
  it.each([
    ["en", "check engine light is on", "no", "amber", "no code", "and why?"],
    ["es", "se prendio la luz del motor", "no", "ambar", "no hay codigo", "por que?"],
    ["ru", "загорелся чек", "нет", "желтая", "кода нет", "почему?"],
    ["ar", "طلعت لمبة المحرك", "لا", "صفرا", "ما في رمز", "ليش؟"],
  ] as const)("says what is not known and offers a technician, in %s", (language, ...turns) => {
    const { text } = last(language, ...turns);
    expect(text).toContain(said(language).unanswered);
    expect(offersHumanSupport(text)).toBe(true);
  });

  it.each([
    ["en", "check engine light amber", "no", "amber, no code", "none", "195"],
    ["ru", "жёлтая лампа двигатель, тяга есть", "нет", "желтая", "ничего"],
  ] as const)("is never only that all is as before (%s: %s)", (language, ...turns) => {
    for (let length = 2; length <= turns.length; length += 1) {
      const { text } = last(language, ...turns.slice(0, length));
      if (text.startsWith(said(language).still)) expect(text).toContain("\n\n");
    }
  });
});

describe("What to do next is answered from what is known", () => {
  const charging = [
    ["en", "alternator light on, 12.1 volts", "belt is fine"],
    ["es", "no carga el alternador, 12.1", "la banda esta buena"],
    ["ru", "генератор не заряжает 12.1 вольт", "ремень целый"],
    ["ar", "الدينمو ما يشحن 12.1 فولت", "القشاط سليم"],
  ] as const;

  it.each(charging)(
    "a part that is well is no likely cause any more, and what is left is said, in %s",
    (language, ...turns) => {
      const { text, assessment } = last(language, ...turns);
      const { causes } = wordingOf(language);
      expect(assessment.causes.map(({ id }) => id)).not.toContain("belt");
      expect(text).toContain(`${said(language).likely}\n• ${causes.alternator}`);
      expect(text).toContain(`${said(language).against} ${causes.belt}.`);
      expect(text.slice(text.indexOf(said(language).likely))).not.toContain(causes.belt);
    },
  );

  it.each([
    ["en", "what do i check"],
    ["es", "y ahora que reviso"],
    ["ru", "и что дальше"],
    ["ar", "طيب شو افحص"],
  ] as const)("what to check, with the causes that stand and checks, in %s", (language, asks) => {
    const [, trouble] = charging.find((one) => one[0] === language) ?? charging[0];
    const { text } = last(language, trouble, asks);
    expect(text).toContain(wordingOf(language).causes.alternator);
    expect(text).toContain(wordingOf(language).checks.battery_terminals);
    expect(text).not.toContain(said(language).unanswered);
    expect(text).not.toContain(said(language).noted);
  });

  it.each([
    ["en", "what part do i need"],
    ["es", "que pieza necesito"],
    ["ru", "какая запчасть нужна"],
    ["ar", "شنو القطعة اللي احتاجها"],
  ] as const)("which part, by the parts of what is likely, in %s", (language, asks) => {
    const [, trouble] = charging.find((one) => one[0] === language) ?? charging[0];
    const { text } = last(language, trouble, asks);
    expect(text).toContain(wordingOf(language).parts.alternator);
    expect(text).not.toContain(said(language).unanswered);
  });

  it("a fact and a question behind it: what now", () => {
    const { text } = last("en", "alternator light on, 12.1 volts", "belt is fine. what now");
    expect(text).not.toContain(said("en").noted);
    expect(text).toContain(wordingOf("en").causes.alternator);
  });

  it("a fact that changes nothing is followed by a check that was not named yet", () => {
    const { text } = last("en", "my headlights going dim and voltmeter says 11.8", "all of them get dim");
    expect(text).toContain(wordingOf("en").checks.battery_terminals);
  });

  it.each([
    ["en", "trk wont build air over 90", "i changed the dryer cartridge, still the same", "air_dryer"],
    ["en", "wont build air past 90", "i replaced the governor, still the same", "air_governor"],
    ["es", "no carga el alternador, 12.1", "cambié el alternador y sigue igual", "alternator"],
  ] as const)("what was replaced without help is none (%s: %s, %s)", (language, trouble, done, cause) => {
    const { assessment, text } = last(language, trouble, done);
    expect(assessment.causes.map(({ id }) => id)).not.toContain(cause);
    expect(text).not.toContain(said(language).answers.thanks);
  });

  it.each([
    ["en", "brakes weak", "fixed the slack adjusters, still weak"],
    ["en", "burning smell in the cab", "they fixed a wire there last month"],
    ["es", "no agarra aire, se queda en 90", "ya quedo el gobernador pero sigue igual"],
  ] as const)("a repair that helped nothing, or lies back, is no good-bye (%s: %s, %s)", (language, ...turns) => {
    expect(last(language, ...turns).text).not.toContain(said(language).answers.thanks);
  });

  it.each([
    ["en", "lost power no boost", "put the boost hose back with the clamp", "so im good?"],
    ["es", "luz dpf", "fija", "ya le hice la regeneracion y se apago", "entonces ya quedo?"],
  ] as const)("whether it is well now is asked, not told (%s: %s)", (language, ...turns) => {
    const { text, assessment } = last(language, ...turns);
    expect(text).not.toContain(said(language).answers.thanks);
    expect(text).not.toContain(said(language).unanswered);
    expect(text).toContain(
      said(language)[assessment.drive === "with_care" ? "mayDrive" : "decision"][assessment.drive],
    );
  });

  it("air that stops at 90 rules out nothing that fills it", () => {
    const ids = last("en", "trk wont build air over 90, stuck there", "both needles 90").assessment.causes.map(
      ({ id }) => id,
    );
    expect(ids).toEqual(expect.arrayContaining(["compressor", "air_governor"]));
  });
});

describe("The facts of the answers", () => {
  it.each(chatLanguages)("are the product's own where it speaks of its plans, in %s", (language) => {
    const { plan } = said(language).answers;
    expect(plan).toContain(String(trialDays));
    for (const { monthlyPrice } of [plans.solo_driver, plans.fleet_manager])
      expect(plan).toContain(`$${((monthlyPrice ?? 0) / 100).toFixed(2)}`);
  });

  it("have a source each", () => {
    expect(Object.keys(answerSources).sort()).toEqual([...answerIds].sort());
    expect(Object.keys(usualSources).sort()).toEqual([...usualIds].sort());
  });

  it.each(chatLanguages)("call nothing safe in %s", (language) => {
    const { answers, mayDrive, danger } = said(language);
    const { usual } = wordingOf(language);
    for (const text of [answers, mayDrive, danger, usual].flatMap((texts) => Object.values(texts)))
      expect(text).not.toMatch(/\bsafe\b|segur[oa]|безопасн|آمن/iu);
  });
});

describe("A fact leads on", () => {
  it.each([
    ["en", "abs light on trailer", "yes brakes fine", "also the engine leaks oil", "oil_gasket"],
    ["es", "el clutch patina", "no huele", "tambien trae una llanta del trailer baja", "valve_stem"],
    ["ru", "лампа абс горит", "да держат", "еще масло течет из двигателя", "oil_gasket"],
    ["ar", "لمبة abs شاعله", "اي الفرامل تمام", "وفي تهريب زيت من المحرك كمان", "oil_gasket"],
  ] as const)("a second trouble has its own cause: %s", (language, first, second, third, cause) => {
    expect(last(language, first, second, third).text).toContain(wordingOf(language).causes[cause]);
  });

  it.each([
    ["en", "low coolant light came on, I-40 west mm 201", "no steam no leak that i see", "gauge 195 still"],
    [
      "es",
      "se calienta en las subidas nomas",
      "no vapor ni nada. el ventilador no entra",
      "220 en la subida, 190 en lo plano",
    ],
  ] as const)("a reading has what is usual: %s", (language, ...turns) => {
    expect(last(language, ...turns).text).toContain(wordingOf(language).usual.temp);
  });

  it.each([
    ["es", "presion de aceite bajita en ralenti", "si en el hombro", "cargado, milla 55. el sensor puede ser?"],
    ["ru", "давление масла низкое на холостых", "да. уровень в норме", "миля 77 пустой. может датчик?"],
  ] as const)("the part that is asked for is found: %s", (language, ...turns) => {
    expect(last(language, ...turns).text).toContain(wordingOf(language).causes.oil_sensor);
  });

  it("whoever tells the place hears who can come", () => {
    const turns = [
      "fuel gauge dropping fast and i smell diesel",
      "yes im at the fuel island. theres a drip under the line",
    ];
    const { text } = last("en", ...turns, "I-70 exit 12 pilot, loaded");
    expect(text).toContain(said("en").roadside);
  });

  it.each([
    ["ar", "انطفى فجأة وما يشتغل، السلف يدور", "بعد ما عبيت ديزل من محطة صغيرة", "لا، شو بفحص هلق؟"],
    ["es", "el camion esta ladeado a la derecha", "no, la carga está bien", "ok que reviso?"],
  ] as const)("what to look at is told: %s", (language, ...turns) => {
    const { text } = last(language, ...turns);
    expect(text).toContain(said(language).check);
    expect(text).not.toContain(said(language).unanswered);
  });

  it("with care no tow's price is told", () => {
    const { text } = last("en", "abs light on trailer", "yes brakes fine", "how much to fix");
    expect(text).toContain(wordingOf("en").estimates.roadside_cost);
    expect(text).not.toContain(wordingOf("en").estimates.tow_cost);
  });

  it("hoses that are well mend nothing", () => {
    expect(askedFor("ya revisé mangueras, todo bien")).toEqual([]);
  });
});
