import { describe, expect, it } from "vitest";
import { wordingOf } from "#domain/diagnosis/languages/known.ts";
import { askedForPlace, told } from "./told.ts";

describe("a danger goes when the driver says where it came from, or that it is repaired", () => {
  const withdrawn = [
    ["en", "smoke from the wheel", "A: Which wheel does the smoke come from?", "no wait it was dust from the gravel"],
    ["en", "smoke in cab", "A: Where does it come from?", "sorry, my cousin vaping"],
    ["en", "my brakes were smoking", "A: And now?", "it's cold now, caliper was replaced"],
    ["es", "sale humo de las llantas", "A: ¿De su camión?", "no, del camión de enfrente"],
    ["es", "humo en la llanta de atras", "A: ¿Es humo o polvo?", "polvo, agarré terracería"],
    ["ru", "коробка дымила", "A: Дым идёт сейчас?", "нет то прицеп соседа"],
    ["ar", "طلع بخار كثير من الراديتر", "A: هل ما زال يخرج؟", "لا، كان اول امبارح وغيرته"],
  ] as const;
  it.each(withdrawn)("%s: “%s”, %s, “%s”", (language, danger, question, end) => {
    expect(told(language, danger).urgency).toBe("emergency");
    expect(told(language, danger, question, end).urgency).not.toBe("emergency");
  });

  it("but a place in the rain, or a no to “has it stopped?”, explains nothing", () => {
    expect(
      told("en", "smoke from the wheel", `A: ${askedForPlace.en}`, "yes, on the shoulder, its raining").urgency,
    ).toBe("emergency");
    expect(
      told("en", "smoke from the wheel", "A: Has it stopped smoking?", "no. i replaced the pads last week").urgency,
    ).toBe("emergency");
  });
});

describe("nothing is taken back by words that only sound like it", () => {
  it.each([
    ["es", "se me prendio fuego en la llanta", "la de enfrente, ayuda"],
    ["es", "huele a quemado y sale humo de atras", "si. quiza sean los frenos"],
    ["es", "la direccion esta floja", "si. nomas preguntaba si puedo seguir despacio"],
    ["en", "fire on the trailer tire", "yes. its not my trailer"],
    ["en", "trailer brakes smoking", "yes on shoulder, not my fault they loaded it wrong"],
    ["en", "brakes are smoking", "i was on the other side of the mountain when it started, stopped at the bottom now"],
    ["en", "smoke from the hood", "yes i was watching a movie parked when it started"],
    ["en", "steering is very loose", "yes. im just asking if i can go 3 miles to the shop"],
    ["en", "spn 111 fmi 1", "false alarm?"],
    ["ru", "колесо горит", "да, это не мой прицеп"],
    ["ar", "الفرامل تدخن", "نعم. بس سؤال كم يطول الونش"],
    ["es", "se me fueron los frenos", "nunca me habia pasado"],
    ["es", "sale humo de la rueda", "no la habia visto asi antes"],
    ["en", "engine knocking", "no idea, it didnt do that yesterday"],
    ["en", "low air buzzer on", "not in the past, first time"],
    ["ru", "колесо дымит", "нет, раньше такого не было"],
    ["es", "la cabina se llena de humo", "no es cigarro"],
  ] as const)("%s: “%s”, “%s”", (language, danger, answer) => {
    expect(told(language, danger, `A: ${askedForPlace[language]}`, answer).urgency).toBe("emergency");
  });

  it.each([
    ["en", "fire on the trailer tire", "just joking"],
    ["en", "smoke from the hood", "that was in a movie"],
    ["es", "no frena el camion", "era broma"],
    ["en", "my truck is on fire", "it's not my truck"],
    ["en", "steam from hood", "no no it's just rain on the hot hood"],
    ["en", "smoke from a wheel", "thats the reefer next to me"],
    ["en", "pedal goes to the floor", "no, only for my CDL test"],
  ] as const)("but by plain words it is, in %s: “%s”, “%s”", (language, danger, end) => {
    expect(told(language, danger, "A: What do you see now?", end).urgency).not.toBe("emergency");
  });
});

describe("a reply that asks nothing is no question", () => {
  const offer = {
    en: "I can connect you with a technician now: a real person takes it from here.",
    es: "Puedo conectarlo ahora con un técnico, una persona. Él sigue con usted.",
  } as const;

  it.each([
    ["en", "def light on", offer.en, "the plug was burned"],
    ["en", "starter clicks", offer.en, "its burned up"],
    ["es", "pierde agua", offer.es, "humo blanco dulce"],
    ["es", "no carga la bateria", offer.es, "la banda esta rota"],
    [
      "en",
      "check engine light, amber",
      "Check:\n• OIL, TEMP, both AIR gauges\n\nYou'll probably need:\n• a shop",
      "no",
    ],
  ] as const)("%s: “%s”, %s, “%s”", (language, trouble, reply, answer) => {
    expect(told(language, trouble, `A: ${reply}`, answer).urgency).not.toBe("emergency");
  });
});

describe("a denied word takes back only the danger that it named", () => {
  it.each([
    ["es", "trae fuga de diesel", "gotea de una manguera", "no huele mucho"],
    ["es", "huele a quemado atras", "es la llanta del remolque, esta caliente", "no, humo no"],
    ["en", "smells like something burning in the cab", "stopped on the shoulder", "no smoke"],
    ["ru", "пахнет горелым в кабине", "стою на обочине", "дыма нет"],
  ] as const)("%s: “%s”, “%s”, “%s”", (language, danger, more, denied) => {
    const lines = [danger, `A: ${askedForPlace[language]}`, more, "A: And now?", denied];
    expect(told(language, ...lines).urgency).toBe("emergency");
  });

  it.each([
    ["en", "trailer brakes not working", "tractor brakes work"],
    ["en", "truck has no brakes", "the trailer brakes work"],
    ["es", "los frenos del remolque no sirven", "el tractor si frena bien"],
    ["ru", "тормоза прицепа не работают", "тягач тормозит нормально"],
    ["ar", "فرامل المقطورة ما تشتغل", "فرامل الراس شغالة"],
  ] as const)("and the other vehicle's brakes are not these: %s: “%s”, “%s”", (language, danger, other) => {
    expect(told(language, danger, `A: ${askedForPlace[language]}`, other)).toMatchObject({
      category: "brakes",
      urgency: "emergency",
    });
  });

  it("but its own brakes, well again, take it back", () => {
    expect(told("en", "brakes not working", `A: ${askedForPlace.en}`, "truck brakes work now").urgency).not.toBe(
      "emergency",
    );
  });
});

describe("a red lamp that the driver explains is no stop", () => {
  it.each([
    ["en", "red light on dash", "its the parking brake, its set lol"],
    ["es", "prendio una luz roja en el tablero", "es la del cinturon jaja"],
    ["es", "prendio una luz roja en el tablero", "es el freno de mano"],
    ["ru", "красная лампа горит", "это ручник"],
  ] as const)("%s: “%s”, “%s”", (language, lamp, end) => {
    expect(told(language, lamp).urgency).toBe("emergency");
    expect(told(language, lamp, `A: ${askedForPlace[language]}`, end).urgency).not.toBe("emergency");
  });

  it.each([
    ["red light on dash and air buzzer", "its the parking brake"],
    ["red light on dash", "its the parking brake that came on by itself"],
    ["red light on dash", "its just a lamp"],
    ["red light on dash", "its on the shoulder, parking brake set"],
  ])("but another danger, or a brake that is only set, explains none: “%s”, “%s”", (lamp, end) => {
    expect(told("en", lamp, `A: ${askedForPlace.en}`, end).urgency).toBe("emergency");
  });
});

describe("dangers to people stand whatever is said of others", () => {
  it.each([
    ["en", "i hit a car", "A: Is anyone hurt?", "no the other driver is fine"],
    ["en", "my truck is on fire", "A: Is everyone out and unhurt?", "yes the other driver got out too"],
    ["en", "my truck is on fire", "A: Is anyone hurt?", "no, my other driver got out"],
    ["es", "choque con una pickup", "A: ¿Hay heridos?", "no, el otro chofer esta bien"],
    ["ru", "попал в аварию", "A: Есть пострадавшие?", "нет, у другого водителя всё нормально"],
  ] as const)("%s: “%s”, %s, “%s”", (...lines) => {
    const [language, ...said] = lines;
    expect(told(language, ...said).urgency).toBe("emergency");
  });

  it("and who has no brakes has none, though they were repaired", () => {
    expect(told("en", "brakes failed", "A: Do you have any brakes?", "no. shop replaced them last week").urgency).toBe(
      "emergency",
    );
  });
});

describe("a number that was wrong is corrected", () => {
  const corrected = [
    ["en", "oil pressure 5 psi", "yes. sorry meant 45 not 5"],
    ["es", "el aire en 50", "perdon 150 no 50"],
    ["ru", "масло 5 psi", "опечатка, 45"],
    ["ar", "الزيت 5 psi", "قصدي 45"],
  ] as const;
  it.each(corrected)("%s: “%s”, “%s”", (language, wrong, right) => {
    expect(told(language, wrong).urgency).toBe("emergency");
    expect(told(language, wrong, `A: ${askedForPlace[language]}`, right).urgency).not.toBe("emergency");
  });

  it("and the gauge that fell on is still a danger", () => {
    expect(told("en", "oil pressure 20 psi hot idle", "A: Does the oil pressure stay there?", "no 5 now").urgency).toBe(
      "emergency",
    );
  });
});

describe("an answer is one only where it stands by itself", () => {
  const gauges = {
    en: "What do both air gauges read, and are they holding?",
    es: "¿Qué marcan los dos manómetros de aire? ¿Se mantienen?",
  } as const;

  it.each([
    ["en", "oil pressure dropped to 5 psi", "no other lights on. im parked at the dock"],
    ["en", "check engine light and low power", "no idea what to do"],
    ["es", "se calento", "no se preocupe ya me pare en el shoulder"],
    ["ru", "масло 5 psi", "огня нет"],
    ["ru", "масло 5 psi", "не в полосе, на парковке волмарта"],
    ["en", "low air buzzer", "no its on start up only, stops after 2 minutes"],
  ] as const)("%s: a no of something else puts nobody into the lane: “%s”, “%s”", (language, trouble, answer) => {
    expect(told(language, trouble, `A: ${askedForPlace[language]}`, answer).redFlags).not.toContain("live_lane");
  });

  it("a plain no, or the lane by name, does", () => {
    expect(told("en", "oil pressure dropped to 5 psi", `A: ${askedForPlace.en}`, "no").redFlags).toContain("live_lane");
    expect(
      told("en", "oil pressure dropped to 5 psi", `A: ${askedForPlace.en}`, "no im in the lane").redFlags,
    ).toContain("live_lane");
  });

  it.each([
    ["en", "air leak at a hose", `A: ${gauges.en}`, "not yet, let me walk around first"],
    ["es", "tiene fuga de aire en una manguera", `A: ${gauges.es}`, "no se, deja veo"],
    ["es", "los frenos se sienten raros", "A: ¿Los frenos frenan el camión como siempre?", "no se"],
    ["es", "tiene fuga de aire", `A: ${gauges.es}`, "nada raro, 110 y 115"],
    ["en", "air leaking", `A: ${gauges.en}`, "nothing moved, both 120"],
  ] as const)("%s: whoever does not know, or finds nothing wrong, has no new danger: “%s”, %s, “%s”", (...lines) => {
    const [language, ...said] = lines;
    expect(told(language, ...said).urgency).not.toBe("emergency");
  });

  it.each([
    ["en", "brake pedal feels soft", gauges.en, "ok thanks"],
    ["en", "u bolts look loose", "Does the truck lean to one side?", "no lamps on"],
    ["es", "la quinta rueda no cierra", askedForPlace.es, "no hay codigos"],
  ] as const)("%s: thanks and no lamps make nothing lighter: “%s”, %s, “%s”", (language, trouble, question, talk) => {
    const before = told(language, trouble).urgency;
    expect(told(language, trouble, `A: ${question}`, talk).urgency).toBe(before);
  });

  it("a bare no takes the driver's own complaint back only where it was asked for", () => {
    const smoke = "Идёт ли дым от колеса, пахнет ли горелым?";
    expect(told("ru", "спарка лопнула", `A: ${smoke}`, "нет").urgency).toBe("high");
  });
});

describe("where a driver is heading is not where he stands", () => {
  it.each([
    ["en", "steer tire blew", "im trying to get to the rest area"],
    ["en", "steam from the hood", "can i make it to the loves in 2 miles"],
    ["es", "la direccion se traba", "faltan 5 millas para el patio"],
    ["ru", "горит красная лампа stop", "до сервиса 5 миль дотяну?"],
  ] as const)("%s: “%s”, “%s”", (language, danger, heading) => {
    const there = told(language, danger, `A: ${askedForPlace[language]}`, heading);
    expect(there.drive).toBe("stop_now");
    expect(there.steps).toEqual(told(language, danger).steps);
  });
});

describe("a danger after other talk is one", () => {
  it.each([
    ["ru", "сколько стоит подписка?", "горит прицеп!"],
    ["ru", "хочу отменить подписку", "ладно, кстати тормоза дымят"],
    ["ar", "كم سعر الاشتراك؟", "دخان من البريكات"],
    ["en", "i need a fuel filter for a DD15", "ok and now the brakes are smoking"],
    ["es", "cuanto cuesta la suscripcion", "bueno, sale humo del cofre"],
  ] as const)("%s: “%s”, “%s”", (language, first, danger) => {
    expect(told(language, first, "A: …", danger)).toMatchObject({ urgency: "emergency", drive: "stop_now" });
  });
});

describe("a pressure is of what was spoken of", () => {
  it.each([
    ["en", "it knocks", "only cold", "gone after a minute, pressure 40"],
    ["en", "Filter plugged", "changed it", "still 30 mph on grade, pressure 25"],
    ["es", "pierde aceite", "A: ¿Cuánto y qué presión tiene?", "una gotita, presión 45"],
    ["es", "spn 100", "A: ¿Y FMI?", "18", "A: ¿Presión actual?", "25 psi"],
    ["ru", "лампа масла", "A: Какие SPN и FMI на экране?", "100 18", "A: Сколько давление?", "20 и держится"],
  ] as const)("%s: “%s” … “%s”", (language, ...lines) => {
    expect(told(language, ...lines).redFlags).not.toContain("low_air");
  });

  it("and of the air where the air was", () => {
    expect(
      told("en", "little air leak", "A: What do the tanks show?", "90", "hold up", "70 now", "58").redFlags,
    ).toContain("low_air");
  });
});

describe("people in danger come first, whatever the truck does", () => {
  it.each([
    ["en", "my wife is in labor in the cab"],
    ["en", "someone is threatening me with a gun at the truck stop"],
    ["es", "mi esposa esta dando a luz en la cabina"],
    ["ru", "жена рожает в кабине"],
    ["ru", "напарнику плохо с сердцем, стоим на обочине"],
    ["ar", "مراتي بتولد بالشاحنة"],
  ] as const)("%s: “%s”", (language, message) => {
    const { urgency, redFlags } = told(language, message);
    expect(urgency).toBe("emergency");
    expect(redFlags).toContain("injury");
  });
});

describe("a red knob, and a filter that shows red, are no red lamp", () => {
  it.each([
    ["ru", "тормоза прицепа не отпускают", "Обе кнопки утоплены?", "желтая кнопка утоплена, красная выскакивает"],
    ["ar", "دخان اسود من الشكمان وماكو عزم", "هل تعرض اللوحة رمزًا (SPN وFMI)؟", "فلتر الهوا احمر المؤشر"],
  ] as const)("%s: “%s”, %s, “%s”", (language, trouble, question, answer) => {
    expect(told(language, trouble, `A: ${question}`, answer).redFlags).toEqual([]);
  });

  it.each([
    ["ru", "крутит нормально и не заводится", "нет, def отдельно"],
    ["ar", "يدور عادي وما يشتغل", "لا الديف بتنكه"],
    ["en", "cranks fine but wont start", "no, the def is in its own tank"],
    ["es", "da marcha bien pero no arranca", "no, el def esta aparte"],
  ] as const)("“no, the DEF is in its own tank” puts none into the fuel, in %s", (language, trouble, answer) => {
    const { causes } = told(language, trouble, `A: ${wordingOf(language).questions.def_in_fuel}`, answer);
    expect(causes.map(({ id }) => id)).not.toContain("bad_fuel");
  });
});

describe("who goes down a grade without the engine brake", () => {
  it.each([
    ["en", "jake brake quit, going down a 6% grade"],
    ["es", "no jala el freno de motor y voy bajando la cuesta"],
    ["ru", "ретардер не работает, на спуске страшно"],
    ["ar", "الجيك بريك ما يشتغل وانا نازل جبل"],
  ] as const)("%s: “%s”", (language, trouble) => {
    expect(told(language, trouble).steps).toContain(wordingOf(language).safety.steps.gentle_brake);
  });
});

describe("who wants a part, or asks what it costs, has the trouble still", () => {
  it.each([
    ["en", "blew a steer tire", "its the left one, what do i need to buy"],
    ["en", "smoke from the wheel", "my other truck is ok. how much is this part"],
    ["es", "el pedal se va al fondo", "creo que es la bomba, cuánto cuesta"],
    ["es", "sale humo de la llanta", "será por el frío"],
    ["ar", "ضغط الزيت صفر", "يمكن الطرمبة، كم سعرها"],
    ["ru", "лопнуло переднее колесо", "это каскадия 2019, какая деталь нужна"],
  ] as const)("%s: “%s”, then “%s”", (language, danger, wish) => {
    expect(told(language, danger, `A: ${askedForPlace[language]}`, wish).urgency).toBe("emergency");
  });
});

describe("a question behind what takes a danger back", () => {
  it.each([
    [
      "en",
      "my steering fell off",
      "A: Can you steer?",
      "in the game lol, truck sim. How often you grease the fifth wheel",
    ],
    ["ar", "كفر الستير مفشوش", "A: هل أنت واقف؟", "غيرته من ساعة خلاص، سؤال بس كم الضغط المطلوب"],
    ["ru", "солярка течет рекой", "A: У вас?", "не, видео скинули. у меня все норм, вопрос: какой бензобак лучше"],
  ] as const)("gives it back no more: %s: “%s”, %s, “%s”", (language, danger, question, end) => {
    expect(told(language, danger, question, end).urgency).not.toBe("emergency");
  });
});

describe("what is named beside a no to “is there smoke?” does not smoke", () => {
  it.each([
    ["en", "wheel seal", "Is there smoke or heat?", "no but oil all over the shoes, that axle not braking"],
    ["en", "Bad mileage", "Any smoke, leak or loss of power?", "none of it, 5.4 from 6.9, tires same, trailer same"],
    ["ru", "горячая ступица", "Дым или запах есть?", "нет ни дыма ни запаха, тормоз чуть подклинивает и тянет"],
    [
      "ar",
      "شفت شرارة",
      "هل ما زال هناك دخان أو حرارة؟",
      "لا كان سلك لمبة الترلة لفيته بتيب، اللمبات الجانبية ما تشتغل",
    ],
  ] as const)("%s: “%s”, %s, “%s”", (language, trouble, question, answer) => {
    expect(told(language, trouble, `A: ${question}`, answer).urgency).not.toBe("emergency");
  });
});

describe("who came and mended what was wrong ends the danger", () => {
  it.each([
    ["en", "air at 50, buzzer screaming", "Has the mechanic come?", "yep he swapped the hose, 120 steady, no hiss"],
    [
      "en",
      "steer tire blew",
      "Call a tire service.",
      "they came and put a new one on, lugs torqued, nothing else wrong",
    ],
    ["es", "tronó la llanta de dirección", "Pida servicio.", "ya vinieron y pusieron una nueva, birlos apretados"],
    ["ar", "زمارة الهوا بتصرخ والضغط 50", "هل وصل الفني؟", "ايوه غيّره والضغط 120 ثابت من نص ساعة"],
    ["ru", "зуммер орёт, воздух 50", "Механик приехал?", "да, поменял, 120 держит полчаса, не шипит"],
  ] as const)("%s: “%s”, %s, “%s”", (language, danger, question, end) => {
    expect(told(language, danger).urgency).toBe("emergency");
    expect(told(language, danger, `A: ${question}`, end).urgency).not.toBe("emergency");
  });

  it.each([
    ["en", "no brakes, pedal to the floor", "he changed the oil and 45 psi oil"],
    ["en", "brakes on fire", "we changed a tire, nothing"],
    ["en", "diesel pouring from the tank", "i replaced the cap"],
    ["en", "steer tire is shredding", "they replaced it last month"],
    ["es", "no tengo frenos, el pedal se va al fondo", "cambié el filtro"],
    ["ar", "ما في فرامل، الدعسة للأرض", "بدلت الفلتر"],
    ["ru", "тормозов нет, педаль в пол", "поменял фильтр"],
  ] as const)("but not where it was something else, or long ago: %s: “%s”, “%s”", (language, danger, end) => {
    expect(told(language, danger, end).urgency).toBe("emergency");
  });
});

it("a no to a question for anything unusual is no lost air", () => {
  const asked = "A: Any heat, air or lamps that are not normal?";
  expect(told("en", "need help", asked, "no, just want someone to come look").redFlags).not.toContain("low_air");
});
