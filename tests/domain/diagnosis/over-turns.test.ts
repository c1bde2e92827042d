import { describe, expect, it } from "vitest";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { askedForPlace, told } from "./told.ts";

describe("a danger that was told stands", () => {
  const dangers = [
    ["en", "diesel pouring from the tank", "yes. no codes. what should i check?"],
    ["en", "burning plastic smell in the cab", "yes no codes. how do i fix it?"],
    ["en", "blew a steer tire", "how much will it cost?"],
    ["en", "smell exhaust in the cab", "what do you mean?"],
    ["en", "driveshaft fell down", "ok thanks"],
    ["es", "se cayo el cardan", "es normal? no hay otras luces"],
    ["es", "presion de aceite en cero", "ok gracias"],
    ["ru", "тормоза провалились, педаль в пол", "сколько ждать механика?"],
    ["ru", "пахнет горелой проводкой в кабине", "а сколько это стоит?"],
    ["ru", "давление масла ноль", "это нормально?"],
    ["ar", "انفجر الكفر الامامي", "كم ياخذ وقت؟"],
    ["ar", "ضغط الزيت صفر", "هل هذا طبيعي؟"],
  ] as const;

  it.each(dangers)("%s: “%s”, then “%s”", (language, danger, talk) => {
    expect(told(language, danger).drive).toBe("stop_now");
    expect(told(language, danger, `A: ${askedForPlace[language]}`, talk)).toMatchObject({
      urgency: "emergency",
      drive: "stop_now",
      handover: true,
    });
  });

  it("until the driver's own words end it", () => {
    expect(told("en", "smoke from the wheel", "A: Which wheel?", "not my truck, the guy in front").urgency).toBe("low");
    expect(told("en", "fire in the cab", "A: Is it still burning?", "no its a song name lol").urgency).toBe("low");
    expect(told("ru", "стучит мотор", "A: Где?", "шучу, просто спросил").urgency).toBe("low");
  });
});

describe("what is no danger stands too", () => {
  const troubles = [
    ["en", "brakes feel weak", "ok thanks"],
    ["en", "dual tire flat on the drive axle", "yes. how do i fix it?"],
    ["en", "transmission in limp mode", "can i drive home?"],
    ["es", "llanta ponchada del remolque", "cuánto tardan?"],
    ["ru", "тормоза ватные", "спасибо"],
    ["ar", "الفرامل ضعيفة", "كم يكلف؟"],
  ] as const;

  it.each(troubles)("%s: “%s”, then “%s”", (language, trouble, talk) => {
    const { urgency } = told(language, trouble);
    expect(urgency).not.toBe("low");
    expect(told(language, trouble, `A: ${askedForPlace[language]}`, talk).urgency).toBe(urgency);
  });
});

it("an ok with a question is no reading of the gauges that were asked for", () => {
  const first = "brakes weak, can I drive home?";
  const { urgency, question } = told("en", first);
  expect(urgency).toBe("high");
  expect(told("en", first, `A: Only to the nearest place. ${question}`, "ok how much will it cost?").urgency).toBe(
    "high",
  );
});

describe("an answer is read with what it answers", () => {
  const answered: readonly (readonly [ChatLanguage, readonly string[], string])[] = [
    ["es", ["frenos", "A: ¿Qué pasa con los frenos?", "no hay"], "brakes"],
    ["en", ["brakes", "none", "rolling downhill now"], "brakes"],
    ["ru", ["тормоза", "A: Что с тормозами?", "нет их"], "brakes"],
    ["ar", ["الفرامل", "A: ما مشكلة الفرامل؟", "ما في"], "brakes"],
    ["en", ["going down the grade", "A: Do you have brakes?", "no"], "brakes"],
    ["en", ["something wrong with my brakes", "A: Do the brakes still work?", "no"], "brakes"],
    ["en", ["engine making noise", "A: Is the oil pressure normal?", "no"], "engine"],
    ["ru", ["зуммер пищит", "A: Воздух набирается?", "нет"], "brakes"],
    ["en", ["light on dash", "A: What does the oil pressure gauge show?", "zero"], "engine"],
    ["en", ["flat", "A: Which tire is it?", "left front"], "tires"],
    ["en", ["warning light", "A: What color is it?", "red"], "warning_lights"],
    ["es", ["se calienta", "A: ¿Sale vapor?", "si mucho"], "cooling"],
    ["en", ["Lamp on", "A: Amber or red?", "red, it says stop"], "warning_lights"],
    ["es", ["se calienta", "A: ¿Sale vapor o la aguja está en rojo?", "las dos cosas"], "cooling"],
    ["en", ["runs hot", "A: Is there steam or is the needle in the red?", "both"], "cooling"],
    ["ar", ["الماكينة حامية", "A: هل في بخار أو الإبرة بالأحمر؟", "الاثنين"], "cooling"],
    ["es", ["ya paré", "A: ¿Todavía sale vapor?", "todavía"], "cooling"],
    ["en", ["it overheats", "A: Is the needle below the red zone?", "no"], "cooling"],
    ["en", ["40", "A: What reads 40?", "both air needles"], "brakes"],
    ["ru", ["40", "A: Что показывает 40?", "обе стрелки воздуха"], "brakes"],
    ["en", ["4", "A: What is 4?", "oil pressure"], "engine"],
    ["en", ["diesel leak at the tank dripping fast", "A: Any fire or smoke?", "no just leak"], "fuel"],
    ["ar", ["الضغط نزل 50", "A: ضغط الهواء؟", "ايوه"], "brakes"],
    ["ru", ["греется", "A: Стрелка сейчас ниже красной зоны?", "нет"], "cooling"],
  ];

  it.each(answered)("%s: %j is an emergency", (language, lines, category) => {
    expect(told(language, ...lines)).toMatchObject({ category, urgency: "emergency", drive: "stop_now" });
  });

  it.each([
    ["en", ["something wrong with my brakes", "A: Are the brakes hot or smoking?", "no"]],
    ["en", ["smoke", "A: Is there still smoke?", "none"]],
    ["en", ["it overheats", "A: Is the needle below the red zone?", "yes"]],
    ["en", ["it overheats", "the needle is below the red zone now"]],
    [
      "en",
      ["no gear", "A: Does the truck move?", "no", "A: Where are you standing?", "shoulder by mile 212, cones out"],
    ],
    ["en", ["40 pounds", "A: Of air?", "no, of freight"]],
    ["ru", ["40 фунтов", "A: Воздуха в баках?", "нет, груз 40 тысяч фунтов"]],
    ["es", ["presión baja", "A: ¿De qué?", "del turbo, no levanta más de 15, la de aceite en 45"]],
    ["es", ["chorro de diesel", "A: ¿De su tanque?", "del camión de la bomba de al lado, el mío ni gotea"]],
    ["ru", ["солярка бежит", "A: Из вашего бака?", "из соседнего на заправке, у меня сухо"]],
    ["ru", ["солярка бежит", "из соседнего на заправке, у меня сухо"]],
    ["ru", ["дымит задний", "A: Дым идёт со ступицы?", "нет пыль с грунтовки, проверил, холодная"]],
    ["ru", ["увяз", "A: На дороге?", "нет на обочине в глине"]],
    ["en", ["low air alarm", "A: Is it sounding now?", "no its for my test, what psi does it come on"]],
    ["es", ["me faltan tres birlos", "A: No mueva el camión", "ya puso los tres el mecánico y dio torque a todos"]],
    ["ru", ["трёх гаек нет", "A: Не двигайтесь", "уже приехали поставили и протянули, еду нормально"]],
    ["en", ["typed it wrong", "A: What is the right number for the air pressure?", "115 not 51"]],
  ] as const)("%s: %j is none", (language, lines) => {
    expect(told(language, ...lines).urgency).not.toBe("emergency");
  });
});

describe("who comes to the truck has left the account", () => {
  it.each([
    ["en", "can i cancel my subscription", "ok. also my brakes went soft", "brakes"],
    ["en", "how much is this app a month", "truck wont crank, only clicks", "electrical"],
    ["es", "esta app no sirve", "no prende pues", "electrical"],
    ["es", "oye tu eres robot?", "jaja ok. mi camion se calienta en subida", "cooling"],
    ["ru", "как отменить подписку", "ладно. двигатель не тянет в гору", "engine"],
    ["ar", "كيف الغي الاشتراك", "طيب. الشاحنة ما تشتغل", "electrical"],
  ] as const)("%s: “%s”, “%s”", (language, talk, trouble, category) => {
    const after = told(language, talk, "A: /account", trouble);
    expect(after.category).toBe(category);
    expect(after.urgency).not.toBe("low");
  });

  it("and who asks on for it has not", () => {
    expect(told("en", "how much is this app a month", "A: /pricing", "and for a year?").category).toBe("account");
  });
});

it.each([
  ["es", "no prende el troque, hace tac tac", "si prenden bien las luces"],
  ["en", "truck wont start", "yes dash lights are bright, everything looks good"],
] as const)("nobody is told how to drive a truck that does not start: %s: “%s”, “%s”", (language, trouble, answer) => {
  const first = told(language, trouble);
  expect(first.drive).toBe("not_applicable");
  expect(told(language, trouble, `A: ${first.question}`, answer).drive).toBe("not_applicable");
});

describe("what is told and then asked about is as grave as told", () => {
  it.each([
    ["en", "pulls left when i brake since they did the brakes yesterday, is that normal?"],
    ["es", "ayer le cambiaron las balatas y hoy empezo a jalar a la izquierda al frenar, es normal?"],
    ["es", "baja 5 libras por minuto parado, es normal?"],
    ["ru", "после замены колодок тянет влево при торможении, это нормально?"],
    ["ar", "من بعد تغيير الفرامل تسحب يسار لما افرمل، هذا طبيعي؟"],
  ] as const)("%s: “%s”", (language, content) => {
    expect(told(language, content).urgency).toBe("high");
  });

  it("but a mere question is none", () => {
    expect(told("en", "is it normal for brakes to squeak when cold?").urgency).toBe("low");
  });
});

describe("codes over several messages", () => {
  it.each([
    ["en", ["spn", "110", "fmi 0"], [{ spn: 110, fmi: 0 }]],
    [
      "en",
      ["coolnt code", "A: Give me the SPN and FMI, please.", "111", "A: And the FMI?", "1"],
      [{ spn: 111, fmi: 1 }],
    ],
  ] as const)("%s: %j", (language, lines, codes) => {
    expect(told(language, ...lines).faultCodes).toMatchObject(codes);
  });

  it("are none in the answer to a question for a gauge", () => {
    const asked = "A: Code SPN 111 FMI 1. Note the codes. What does the temperature gauge show now?";
    expect(told("en", "SPN 111 FMI 1", asked, "190").faultCodes.map(({ spn }) => spn)).toEqual([111]);
  });
});

describe("what denies something else", () => {
  it.each([
    ["ru", "горит двигатель", "запаха нет"],
    ["ru", "горит колесо", "дыма нет"],
    ["ru", "антифриз льет", "запаха нет"],
    ["ru", "упал кардан", "запаха нет"],
    ["ru", "горит двигатель", "нет ничего такого"],
    ["ar", "عادم داخل الكابينة وراسي يوجعني", "ما في ريحة"],
    ["ar", "اسلاك تحترق", "ما في ريحة"],
    ["ar", "التريلة تنفك", "لا ريحة ولا شي"],
    ["en", "driveshaft fell down", "no smell"],
    ["es", "se cayo el cardan", "no huele"],
  ] as const)("ends no danger: %s: “%s”, then “%s”", (language, danger, denial) => {
    expect(told(language, danger, "A: Help is on its way.", denial).drive).toBe("stop_now");
  });

  it.each([
    ["ru", "руль тянет вправо", "Руль крутится, а колёса стоят, или он клинит?", "нет ничего такого"],
    ["ru", "руль тянет вправо", "Руль крутится, а колёса стоят, или он клинит?", "никакая"],
    ["ru", "шина переднюю ест изнутри", "Какая шина: передняя, ведущая или прицепа?", "нет ничего такого"],
    ["ar", "الدركسون ثقيل", "هل يدور المقود دون أن تتحرك العجلات، أم يعلق؟", "لا مافي شي من هذا"],
    ["ar", "الدركسون ثقيل", "هل يدور المقود دون أن تتحرك العجلات، أم يعلق؟", "راح لحاله"],
  ] as const)("makes none: %s: “%s”, %s “%s”", (language, trouble, asked, denial) => {
    expect(told(language, trouble, `A: ${asked}`, denial).urgency).not.toBe("emergency");
  });
});

describe("a driver who stands by what he told", () => {
  it.each([
    ["ru", "тянет вправо", "Руль крутится, а колёса стоят, или он клинит?", "точно вправо"],
    ["ar", "الدركسون ثقيل", "هل يدور المقود دون أن تتحرك العجلات، أم يعلق؟", "اكيد ثقيل"],
    ["ru", "температура 230, ой 203", "Видите пар или вытекает охлаждающая жидкость?", "203 точно"],
  ] as const)("answers nothing: %s: “%s”, %s “%s”", (language, trouble, asked, stress) => {
    expect(told(language, trouble, `A: ${asked}`, stress).urgency).not.toBe("emergency");
  });
});

describe("gauges that stand high beside air that falls", () => {
  it.each([
    ["ru", "воздух падает", "120 и 118"],
    ["ru", "воздух падает", "оба 120"],
    ["ar", "الهوا ينزل", "الثنين 120 ثابتين"],
    ["ar", "الهوا 85 وما يرتفع", "لا خلاص صار 115"],
  ] as const)("are no low air: %s: “%s”, then “%s”", (language, trouble, gauges) => {
    expect(told(language, trouble, "A: Help is on its way.", gauges).redFlags).not.toContain("low_air");
  });

  it("say nothing of the brakes that were told before", () => {
    const asked = "A: كم يقرأ عدادا الهواء، وهل يثبتان؟";
    expect(told("ar", "البريك صار ياخذ مسافة", asked, "تمام ثابت").urgency).not.toBe("medium");
  });
});

describe("night", () => {
  it.each([
    ["ru", "трейлер без света вообще", "ночь"],
    ["ru", "не горят стоп-сигналы", "да темно уже"],
    ["en", "trailer lights are out", "its dark"],
    ["es", "no prenden las luces del trailer", "ya es de noche"],
  ] as const)("beside lights that are out is no time to drive on: %s: “%s”, then “%s”", (language, trouble, night) => {
    expect(told(language, trouble, "A: Ok.", night).drive).toBe("next_safe_exit");
  });
});

describe("a danger that is only there at times, or that other parts are well beside, is not over", () => {
  it.each([
    ["en", "knocking noise from the engine", "yes parked. only when its cold then it goes away"],
    ["es", "golpeteo en el motor", "si. nomas en frío y luego se quita"],
    ["ru", "стук в двигателе", "да. только на холодную потом проходит"],
    ["ar", "صوت دق من المكينة", "اي. بس وهي باردة وبعدين يروح"],
    ["en", "lug nut missing on steer, just one", "yes at a ta. the rest are tight, its just one stud broke"],
    ["es", "falta una tuerca en la llanta de traccion", "si, en un petro. las otras 9 apretadas"],
    ["en", "smells like burning wires", "yes. no smoke, smell is gone"],
    ["es", "huele a cable quemado", "si. no hay humo, ya se fue el olor"],
    ["ru", "пахнет горелой проводкой", "да вышел. дыма нет, запах пропал"],
    ["ar", "ريحة اسلاك محروقة", "اي. ما في دخان والريحة راحت"],
  ] as const)("%s: “%s”, then “%s”", (language, danger, answer) => {
    expect(told(language, danger, `A: ${askedForPlace[language]}`, answer).urgency).toBe("emergency");
  });

  it("but a knock that goes where the oil's pressure is good is none", () => {
    expect(told("en", "it knocks", "only cold", "gone after a minute, pressure 40").urgency).not.toBe("emergency");
  });
});

describe("what was well before, or is denied beside another trouble, makes none lighter", () => {
  it("“SPN 4094” behind a tank that is full", () => {
    const lamp = [
      "لمبة اليوريا بتغمز ومكتوب 5 ميل",
      "A: هل خزان DEF ممتلئ، واللمبة ثابتة أم تومض؟",
      "الخزان مليان واللمبة تغمز",
    ];
    expect(told("ar", ...lamp, "A: هل تعرض اللوحة رمزًا (SPN وFMI)؟", "SPN 4094 FMI 31").urgency).toBe("high");
  });

  it("“no steam. white smoke and it smells sweet”", () => {
    const level = ["загорелась лампа уровня антифриза", "A: Что сейчас показывает температура?", "195, не растет"];
    const smoke = "нет пара. белый дым утром и пахнет сладко";
    const then = [...level, "A: Видите пар или вытекает охлаждающая жидкость?", smoke];
    expect(told("ru", ...then).drive).toBe("next_safe_exit");
    expect(told("ru", ...then, "A: Как и раньше.", "долил, до дома 150 миль").drive).toBe("next_safe_exit");
  });
});
