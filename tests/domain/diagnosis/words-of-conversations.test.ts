import { describe, expect, it } from "vitest";
import { readCase } from "#domain/diagnosis/dialogue/conversation.ts";
import { conclude } from "#domain/diagnosis/index.ts";
import type { AssessInput } from "#domain/diagnosis/input.ts";
import type { QuestionId } from "#domain/diagnosis/knowledge/advice.ts";
import type { SymptomId } from "#domain/diagnosis/knowledge/symptoms.ts";
import { wordingOf } from "#domain/diagnosis/languages/known.ts";
import { takeApart } from "#domain/diagnosis/parse/take-apart.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

/** What a driver writes, message by message; a question of ours by its id. */
function talk(language: ChatLanguage, ...lines: readonly (string | { asked: QuestionId })[]): AssessInput {
  const messages = lines.map((line) =>
    typeof line === "string"
      ? ({ role: "user", content: line } as const)
      : ({ role: "assistant", content: wordingOf(language).questions[line.asked] } as const),
  );
  return { messages, language };
}

function standing(input: AssessInput): SymptomId[] {
  return readCase(input)
    .evidence.filter(({ current }) => current)
    .map(({ symptom }) => symptom);
}

function flagsOf(input: AssessInput) {
  return conclude(input).assessment.redFlags;
}

function codesOf(language: ChatLanguage, says: string): string[] {
  return readCase(talk(language, says)).codes.map(({ spn, fmi }) => `${spn}/${fmi}`);
}

describe("Air that is not there", () => {
  it.each([
    "no hay presion de aire",
    "no levanta presion de aire",
    "no levanta presion",
    "no le sube la presion al aire",
    "no agarra aire, las agujas en cero",
    "no me carga el aire los tanques",
    "no hace aire",
    "no carga aire",
    "no junta aire",
    "no sube el aire",
    "la presion de aire se queda en 60",
  ])("is low air in Spanish, and never good air: %s", (says) => {
    expect(flagsOf(talk("es", says))).toContain("low_air");
    expect(standing(talk("es", says))).not.toContain("air_ok");
  });

  it.each<[ChatLanguage, string]>([
    ["en", "wont build pressure"],
    ["en", "no pressure on the gauges"],
    ["es", "la presion no sube"],
    ["ar", "الضغط ما يطلع"],
    ["ru", "давление не поднимается"],
  ])("is low air by the pressure that does not come up: %s, %s", (language, says) => {
    expect(flagsOf(talk(language, says))).toContain("low_air");
  });

  it.each<[ChatLanguage, string]>([
    ["en", "turbo wont build pressure"],
    ["ru", "давление масла не поднимается"],
    ["es", "no levanta en la subida"],
    ["es", "el turbo no levanta presion"],
    ["es", "la llanta no agarra aire"],
    ["es", "levanta presion de aire normal"],
  ])("is not what is said of hills, boost, tires and good air: %s, %s", (language, says) => {
    expect(flagsOf(talk(language, says))).not.toContain("low_air");
  });

  it.each<[ChatLanguage, string]>([
    ["en", "60 and not rising"],
    ["es", "60 y no sube"],
    ["ar", "60 و 60 وما تطلع"],
    ["ru", "оба 60, не растут"],
  ])("is at the alarm's edge where it does not come up: %s, %s", (language, says) => {
    expect(flagsOf(talk(language, { asked: "air_gauges" }, says))).toContain("low_air");
  });
});

describe("An answer that begins with no", () => {
  it.each<[ChatLanguage, string, string]>([
    ["en", "no im in the lane", "lane"],
    ["en", "no in the yard", "safe_place"],
    ["es", "no aguanto estoy en la orilla", "shoulder"],
    ["es", "no se preocupe ya me pare en el shoulder", "shoulder"],
    ["es", "no en la yarda", "safe_place"],
    ["ar", "لا انا بالمسار", "lane"],
    ["ar", "لا بالبيت، مضخة الماي تسرب", "safe_place"],
    ["ru", "нет я на полосе", "lane"],
  ])("does not deny where the driver stands: %s, %s", (language, says, place) => {
    const named = takeApart(says, language).concepts.find(({ concept }) => concept === place);
    expect(named?.denied).toBe(false);
  });

  it.each<[ChatLanguage, string]>([
    ["en", "no smoke"],
    ["en", "no i have no smoke"],
    ["es", "humo no"],
    ["ar", "لا دخان ولا ريحة"],
    ["ru", "дыма нет"],
  ])("still denies the smoke: %s, %s", (language, says) => {
    expect(standing(talk(language, says))).not.toContain("smoke");
  });

  it.each<[ChatLanguage, string, string]>([
    ["ar", "ريحة حريق جوه الكابينة", "قلت لك ما في دخان ريحة بس من جهة الفيوزات"],
    ["en", "burning smell in the cab", "no smoke"],
    ["es", "huele a quemado en la cabina", "no hay humo"],
    ["ru", "пахнет горелым в кабине", "дыма нет"],
  ])("to smoke leaves the burning smell: %s, %s", (language, first, second) => {
    expect(standing(talk(language, first, second))).toContain("smoke");
  });

  it("is no trailer's gearbox: half of the caja is in the lane", () => {
    expect(standing(talk("es", "la mitad de la caja en el carril"))).not.toContain("transmission_named");
  });
});

describe("A red lamp that did not come on", () => {
  it.each<[ChatLanguage, string]>([
    ["es", "no prendio la luz roja"],
    ["es", "la luz de stop no se prendió"],
    ["en", "the red light never came on"],
    ["ar", "ما شغلت اللمبة الحمرا"],
    ["ru", "красная лампа не загорелась"],
  ])("is none: %s, %s", (language, says) => {
    expect(standing(talk(language, says))).not.toContain("red_stop_lamp");
  });

  it.each(["shuts off when i come to a stop light", "dies at stop lights"])("is no crossing's: %s", (says) => {
    expect(standing(talk("en", says))).toEqual(["engine_shutdown"]);
  });
});

describe("What a gauge shows", () => {
  it.each<[ChatLanguage, string]>([
    ["en", "no heat in the cab, temp gauge says 120 and never goes up"],
    ["en", "coolant temp only gets to 125"],
    ["en", "temp at 130 in the morning"],
    ["en", "My engine temp is at 110"],
    ["es", "no calienta y la aguja en 120"],
  ])("is a cold engine's in Fahrenheit: %s, %s", (language, says) => {
    expect(flagsOf(talk(language, says))).toEqual([]);
  });

  it.each<[ChatLanguage, string]>([
    ["en", "engine at 115 and climbing"],
    ["en", "temp 115 c"],
    ["es", "la temperatura en 115 y sube"],
    ["ar", "الحرارة 115"],
    ["ru", "температура 115"],
  ])("is heat in Celsius where something tells so: %s, %s", (language, says) => {
    expect(standing(talk(language, says)).some((symptom) => symptom.startsWith("overheat"))).toBe(true);
  });

  it.each<[ChatLanguage, string]>([
    ["en", "1 bar"],
    ["en", "2 bars"],
    ["es", "una barra, 1 bar"],
  ])("is no air where it was asked of the DEF: %s, %s", (language, says) => {
    expect(flagsOf(talk(language, "DEF", { asked: "def_full" }, says))).toEqual([]);
  });

  it("is three quarters, not three percent", () => {
    const read = readCase(talk("ru", "DEF 3/4")).evidence.find(({ symptom }) => symptom === "def");
    expect(read?.measured).toBe(false);
  });

  it.each<[ChatLanguage, string, string]>([
    ["ru", "давление масла 20 на холостых это норм?", "просто смотрю на прибор 20 psi на холостых горячий"],
    ["en", "oil pressure 20 at idle is it normal?", "just looking at it 20 psi hot"],
  ])("is the oil's where the oil pressure was told of before: %s, %s", (language, first, second) => {
    expect(standing(talk(language, first, { asked: "engine_what" }, second))).not.toContain("low_air");
  });

  it.each<[ChatLanguage, string, string]>([
    ["ar", "العدد 3719 و 16 طالع بالشاشة", "3719/16"],
    ["ar", "رمز 3251 و صفر", "3251/0"],
    ["ru", "код 3251 и 0", "3251/0"],
    ["en", "3719 and 16 on the screen", "3719/16"],
    ["es", "codigo 3719 y 16", "3719/16"],
  ])("is one code with its failure mode: %s, %s", (language, says, code) => {
    expect(codesOf(language, says)).toEqual([code]);
  });
});

describe("Who asks to release a spring brake by its bolt, or to be rid of the DEF", () => {
  it.each<[ChatLanguage, string]>([
    ["en", "how do i release the spring brake with the bolt"],
    ["es", "como suelto la cámara de freno con el tornillo para moverme"],
    ["ar", "كيف افك السبرنق بريك بالبرغي عشان اجر المقطورة للورشة؟"],
    ["ar", "لا انا واقف اصلا ما تتحرك. اقدر افك السبرنق بريك وامشي؟"],
    ["ar", "كيف الغي الاد بلو من القير بوكس عشان ما يقطع العزم"],
    ["ar", "لا اقصد كيف افصل الاد بلو من الشاحنة مو الاشتراك"],
    ["ru", "как вручную растормозить энергоаккумулятор болтом"],
    ["ru", "клинят. так как болтом растормозить?"],
    ["ru", "может разблокировать камеры вручную болтом?"],
  ])("is refused: %s, %s", (language, says) => {
    expect(conclude(talk(language, says)).asksToDefeat).toBe(true);
  });

  it.each(["ابي الغي الاشتراك", "الغي حسابي"])("is another than who cancels a subscription: %s", (says) => {
    expect(standing(talk("ar", says))).toContain("account");
    expect(conclude(talk("ar", says)).asksToDefeat).toBe(false);
  });

  it.each<[ChatLanguage, string]>([
    ["ar", "السبرنق بريك ما يفك"],
    ["ru", "тормоза прицепа не растормаживаются"],
    ["es", "no sueltan los frenos de la traila"],
  ])("is another than whose brakes do not release: %s, %s", (language, says) => {
    expect(conclude(talk(language, says)).asksToDefeat).toBe(false);
  });
});

describe("Who writes for the driver", () => {
  it.each<[ChatLanguage, string, SymptomId]>([
    ["ru", "муж дальнобой попросил написать, у него на приборке красный стоп и пищит", "red_stop_lamp"],
    ["en", "my husband's truck has a red stop light, he is on the shoulder", "red_stop_lamp"],
    ["es", "el camion de mi esposo echa humo de los frenos, el me pidio escribir", "hot_brakes"],
    ["ar", "شاحنة زوجي يطلع منها دخان من العجلات", "hot_brakes"],
  ])("tells of the truck in trouble: %s, %s", (language, says, symptom) => {
    expect(standing(talk(language, says))).toContain(symptom);
  });
});

describe("Who asks for the cause, or how long to wait", () => {
  it.each<[ChatLanguage, string]>([
    ["ar", "الكوابح ضعيفة شوي لما انزل، ايش السبب"],
    ["ar", "الفرامل ضعيفة شو السبب"],
    ["es", "los frenos estan debiles, cual es la causa"],
    ["ru", "тормоза ватные, сколько ждать механика"],
    ["ru", "тормоза слабые, в чем причина"],
    ["en", "brakes are weak, whats the cause"],
  ])("imagines nothing: %s, %s", (language, says) => {
    expect(standing(talk(language, says))).toContain("brakes_weak");
  });
});

describe("Words of one meaning read as another", () => {
  it.each<[ChatLanguage, string, SymptomId]>([
    ["ru", "ты что такой тупой, у меня грузовик стоит", "low_power"],
    ["ru", "в повороте щелкает спереди", "no_crank"],
    ["ar", "ما يمشي اكثر من 55، no lights", "lights_out"],
    ["ar", "مو انوار، اقصد ما في لمبات تحذير", "lights_out"],
    ["ar", "سمعت صوت انفجار والسيارة مالت على جنب", "on_shoulder"],
    ["ar", "ايه وصلني", "account"],
    ["ar", "el starter byelef bas mesh byemsek", "no_crank"],
    ["ar", "مساعد الصدمات يرشح زيت", "crash"],
    ["ru", "предохранитель вытащить?", "want_tow"],
    ["en", "i had a long trip", "truck_named"],
    ["es", "a la chingada", "truck_named"],
    ["en", "there is a lot of bubbles", "in_safe_place"],
    ["en", "can i drive it home? 12 miles empty yard", "in_safe_place"],
    ["en", "no power loss", "low_power"],
    ["es", "el humo se quita a los 5 minutos", "smoke"],
    ["es", "la flecha del aire va bajando", "driveline"],
  ])("are not: %s, %s, %s", (language, says, symptom) => {
    expect(standing(talk(language, says))).not.toContain(symptom);
  });

  it.each<[ChatLanguage, string, SymptomId]>([
    ["ru", "кондей не дует и свист при разгоне", "noise_unknown"],
    ["ru", "двигатель тупой стал", "low_power"],
    ["ru", "руль бьет на 65", "vibration"],
    ["ru", "заглох на трассе стою на обочине", "on_shoulder"],
    ["ar", "ما يمشي اكثر من 55", "low_power"],
    ["ar", "ايه وصلني", "want_human"],
    ["ar", "مرتي حامل وتعبانة", "injury"],
    ["ar", "لا الضغط عادي بس لقيت ماي بالزيت", "milky_oil"],
    ["es", "se congelo el aire en las mangueras", "brakes_locked"],
    ["es", "el camion no avanza cuando meto drive", "no_gear"],
    ["es", "ando parado en el hombro", "on_shoulder"],
    ["es", "esta tirando toda el agua", "coolant_leak"],
    ["es", "las llantas del trailer no giran, frenadas", "brakes_locked"],
    ["en", "it needs way more road to stop", "brakes_weak"],
    ["en", "sweet smell in the cab and windows fogging", "heater"],
  ])("are what they say: %s, %s, %s", (language, says, symptom) => {
    expect(standing(talk(language, says))).toContain(symptom);
  });
});

describe("Tires and loads by a driver's words", () => {
  it.each<[ChatLanguage, string]>([
    ["en", "i said drive. the other one next to it is flat too"],
    ["ar", "الكفرين الدبل الاثنين مبنشرين"],
    ["ru", "оба колеса спарки спустили"],
    ["es", "se poncharon las dos duales"],
  ])("are two flat duals: %s, %s", (language, says) => {
    expect(standing(talk(language, says))).toContain("tires_gone");
  });

  it.each<[ChatLanguage, string, string]>([
    ["en", "trailer leans left", "maybe a little"],
    ["es", "el remolque va inclinado", "tal vez"],
    ["ar", "التريلا مايلة", "يمكن"],
    ["ru", "прицеп накренился", "возможно"],
  ])("are no load that moved: %s, “%s”, “%s”", (language, first, maybe) => {
    expect(standing(talk(language, first, { asked: "load_shifted" }, maybe))).not.toContain("load_falling");
  });

  it("are a load that moved, unless a flat bag tells why it leans", () => {
    const leans = (first: string) => standing(talk("en", first, { asked: "load_shifted" }, "yes"));
    expect(leans("trailer leans left")).toContain("load_falling");
    expect(leans("trailer leans left, air bag is flat")).not.toContain("load_falling");
  });

  it("are a steer tire that bursts: truena", () => {
    expect(flagsOf(talk("es", "truena la llanta de adelante"))).toContain("steer_tire");
  });

  it.each<[ChatLanguage, string]>([
    ["es", "vengo jalando peligroso (acido) y tira una gota de atras"],
    ["es", "traigo un-1830 y gotea"],
    ["en", "hauling UN 1830 and it drips from the back"],
    ["ar", "حمولة UN 1830 وتنقط من ورا"],
    ["ru", "везу UN 1830 и капает сзади"],
  ])("are a hazardous load that leaks: %s, %s", (language, says) => {
    expect(flagsOf(talk(language, says))).toContain("hazmat");
  });
});

describe("What won't stop", () => {
  it.each([
    ["en", "engine fan wont stop running"],
    ["en", "air compressor wont stop"],
    ["en", "wipers wont stop"],
    ["es", "no se para el ventilador"],
    ["es", "no para la regeneracion"],
  ] as const)("is that thing: %s, %s", (language, says) => {
    expect(flagsOf(talk(language, says))).toEqual([]);
  });

  it("or the air, whose buzzer it is", () => {
    expect(flagsOf(talk("en", "air buzzer wont stop"))).toEqual(["low_air"]);
  });

  it.each([
    ["en", "truck wont stop"],
    ["en", "truck wont stop buzzer on"],
    ["en", "buzzer on cant stop"],
    ["es", "el camion no para"],
    ["ru", "машина не останавливается"],
  ] as const)("is the truck all the same: %s, %s", (language, says) => {
    expect(flagsOf(talk(language, says))).not.toEqual([]);
  });
});

describe("Both tires of a pair", () => {
  it.each([
    ["en", "tire low on the trailer", "both on that side are flat now"],
    ["es", "se poncho una del remolque", "ya se bajaron las dos"],
    ["ru", "спустила одна на прицепе", "теперь обе спустили"],
    ["ar", "بنشر كفر بالتريلة", "الحين كلهم نازلين"],
  ] as const)("%s: “%s”, “%s”", (language, first, then) => {
    expect(standing(talk(language, first, { asked: "place" }, then))).toContain("tires_gone");
  });
});
