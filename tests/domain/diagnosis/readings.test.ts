import { describe, expect, it } from "vitest";
import { readCase } from "#domain/diagnosis/dialogue/conversation.ts";
import { assess } from "#domain/diagnosis/index.ts";
import type { QuestionId } from "#domain/diagnosis/knowledge/advice.ts";
import { wordingOf } from "#domain/diagnosis/languages/known.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

const standing = (content: string, language: ChatLanguage = "en") =>
  readCase({ messages: [{ role: "user", content }], language })
    .evidence.filter(({ current }) => current)
    .map(({ symptom }) => symptom);

describe("A reading with its unit says what the gauge says", () => {
  it.each([
    ["en", "air pressure is 45 psi", "low_air"],
    ["en", "both air gauges at 3 bar", "low_air"],
    ["es", "la presión de aire está en 45 libras", "low_air"],
    ["ar", "ضغط الهواء ٤٥ رطل", "low_air"],
    ["ru", "давление воздуха 3 бар", "low_air"],
    ["en", "air holds at 115 psi", "air_ok"],
    ["en", "psi 38 and falling", "low_air"],
    ["en", "238 and climbing", "overheat_severe"],
    ["es", "238 y subiendo", "overheat_severe"],
    ["en", "oil pressure 4 psi", "oil_pressure_low"],
    ["ru", "давление масла 0,3 бар", "oil_pressure_low"],
    ["en", "coolant temperature 225 °F", "overheat"],
    ["en", "coolant temperature 118 °C", "overheat_severe"],
    ["es", "temperatura del refrigerante 107 grados centígrados", "overheat"],
    ["ar", "حرارة المحرك 120 درجة مئوية", "overheat_severe"],
    ["ru", "температура двигателя 108 градусов", "overheat"],
    ["en", "voltmeter shows 11.8 volts while driving", "not_charging"],
    ["ru", "заряд 11,5 вольт на ходу", "not_charging"],
    ["en", "DEF level at 5 %", "def"],
    ["en", "fuel tank at 1 percent", "out_of_fuel"],
    ["en", "it idles at 400 rpm and shakes", "rough_running"],
    ["en", "starter turns it at 90 rpm, won't start", "battery_dead"],
    ["ru", "на холостых 400 оборотов", "rough_running"],
    ["en", "trailer tire shows 60 psi", "tire_low"],
    ["en", "compressor wont pump past 80", "air_slow"],
    ["es", "presión de aceite 7 psi en ralentí caliente, antes 30", "oil_pressure_low"],
    ["ru", "давление масла 7 psi на холостых горячий, раньше 30", "oil_pressure_low"],
    ["ar", "ضغط الزيت 7 psi امبارح 30", "oil_pressure_low"],
    ["en", "air at 40 psi, yesterday 120", "low_air"],
    ["en", "gauges 55 and 50", "low_air"],
    ["en", "118 degrees and climbing", "overheat_severe"],
    ["ru", "118 градусов и растёт", "overheat_severe"],
    ["es", "el compresor no carga más de 85 libras", "air_slow"],
    ["es", "el compresor no sube de 65", "low_air"],
    ["ar", "الكمبرسور ما يعبي فوق ٨٠", "air_slow"],
    ["ru", "компрессор не качает выше 80", "air_slow"],
    ["en", "outside drive tire blew, inner down to 40", "tires_gone"],
    ["es", "se ponchó la de afuera y la de adentro ya está en 40", "tires_gone"],
    ["ar", "الكفر البراني فرقع والجواني نزل ل ٦٠", "tires_gone"],
    ["ru", "наружное лопнуло, внутреннее стало 40", "tires_gone"],
    ["en", "oil pressure 45 psi", "oil_ok"],
    ["es", "temperatura del motor 190 °F", "heat_ok"],
    ["en", "SPN 100 FMI 1, and air pressure is down to 45 psi", "low_air"],
    ["en", "oil 0.3 bar at idle hot, was 2.5 yesterday", "oil_pressure_low"],
    ["es", "el compresor no carga más de 85 libras", "air_slow"],
    ["es", "el compresor no pasa de 80", "air_slow"],
    ["en", "volts are at 16.2 and the bulbs pop", "charge_high"],
    ["en", "steering wheel has 6 inches of play", "steering_lost"],
    ["es", "el volante trae 15 cm de juego", "steering_lost"],
    ["ru", "люфт руля 6 дюймов", "steering_lost"],
  ] as const)("%s: %s", (language, content, symptom) => {
    expect(standing(content, language)).toContain(symptom);
  });

  it.each([
    "coolant temperature 195 °F",
    "volts 14.1",
    "oil pressure 45 psi",
    "idles at 650 rpm",
    "mile marker 45",
    "pulled 45 miles",
    "outside it is 104 °F",
    "truck is 45 feet long",
    "SPN 100 FMI 3, the mechanical gauge reads 42 psi",
    "filters plugged, 8 psi at the pump",
    "gladhand grommet weeps a touch, 3 pounds in an hour with her shut off",
    "one of the air gauges reads 5 lower than the other",
    "more blow-by at the tube than usual, no loss of power, pressure 35",
    "slow leak at a valve core on the trailer, needs 10 psi every week",
  ])("and nothing where all is well or it is no gauge: %s", (content) => {
    expect(assess({ messages: [{ role: "user", content }], language: "en" }).redFlags).toEqual([]);
    for (const symptom of ["low_air", "overheat", "not_charging", "oil_pressure_low", "rough_running"]) {
      expect.soft(standing(content)).not.toContain(symptom);
    }
  });

  it("was so, or is another truck's: then it does not stand", () => {
    expect(standing("air was at 45 psi this morning, now it holds at 120 psi")).not.toContain("low_air");
    expect(standing("my buddy's truck is at 240 F")).not.toContain("overheat_severe");
  });
});

/** What stands after an answer to one of our questions. */
function answered(language: ChatLanguage, trouble: string, asked: QuestionId, answer: string) {
  const question = wordingOf(language).questions[asked];
  const messages = [
    { role: "user" as const, content: trouble },
    { role: "assistant" as const, content: question },
    { role: "user" as const, content: answer },
  ];
  return readCase({ messages, language })
    .evidence.filter(({ current }) => current)
    .map(({ symptom }) => symptom);
}

describe("A pressure that falls is judged by where it goes", () => {
  it.each([
    ["en", "oil leak", "oil_pressure_ok", "it was 40 now its 20 and going down", "oil_pressure_low"],
    ["es", "fuga de aceite", "oil_pressure_ok", "estaba en 40 ya va en 15", "oil_pressure_low"],
    ["ar", "تسريب زيت", "oil_pressure_ok", "كان 40 والحين 15", "oil_pressure_low"],
    ["ru", "течет масло", "oil_pressure_ok", "было 40 уже 20", "oil_pressure_low"],
    ["en", "air leak", "air_gauges", "dropped from 120 to 80 in a minute", "low_air"],
    ["en", "air leak", "air_gauges", "120 down to 70 already", "low_air"],
    ["en", "air leak", "air_gauges", "100 with engine running, falls to 60 when i shut it off", "low_air"],
    ["en", "air leak", "air_gauges", "primary 60 secondary 110", "low_air"],
    ["es", "fuga de aire", "air_gauges", "ya va en 65", "low_air"],
    ["es", "fuga de aire", "air_gauges", "de 120 bajo a 80 en un minuto", "low_air"],
    ["ru", "утечка воздуха", "air_gauges", "было 120 стало 75", "low_air"],
  ] as const)("%s: “%s”, “%s”: %s", (language, trouble, asked, answer, symptom) => {
    expect(answered(language, trouble, asked, answer)).toContain(symptom);
  });

  it.each([
    ["en", "oil light flickers", "oil_pressure_ok", "it was 45 on the road, 20 hot idle"],
    ["en", "air leak", "air_gauges", "drops to 85 and builds back to 120"],
    ["en", "air leak", "air_gauges", "one is 115 and the other 100"],
  ] as const)("%s: “%s”, “%s”: %s is no fall", (language, trouble, asked, answer) => {
    expect(answered(language, trouble, asked, answer)).toContain(asked === "air_gauges" ? "air_ok" : "oil_ok");
    expect(answered(language, trouble, asked, answer)).not.toContain("low_air");
  });
});

describe("A number beside a gauge that is none of its own is not read off it", () => {
  it.each([
    ["en", "wont go in gear", "air_gauges", "120 both, im at mile 44"],
    ["es", "no entran los cambios", "air_gauges", "120 los dos, estoy en la milla 44"],
    ["ru", "коробка не включает передачи", "air_gauges", "120 держит, я на миле 44"],
    ["ar", "القير ما يعشق", "air_gauges", "١٢٠ ثابت، انا عند ميل ٤٤"],
    ["en", "wont go in gear", "air_gauges", "120 both, stuck in gear 6"],
    ["ru", "коробка не включает передачи", "air_gauges", "120 оба, стоит на 6 передаче"],
    ["ar", "القير ما يعشق", "air_gauges", "١٢٠ الثنين، علق على غيار ٦"],
    ["ru", "осушитель пшикает", "air_gauges", "120 и 118, пшикает каждые 10 сек"],
    ["ar", "المجفف ينفس على طول", "air_gauges", "١٢٠ و١١٨ ثابت، ينفس كل ١٠ ثواني"],
    ["ru", "осушитель пшикает", "air_gauges", "120 держит, прицеп 53 фута"],
    ["ar", "القير ما يعشق", "air_gauges", "١٢٠، عمر التراك ١٠ سنين"],
  ] as const)("%s: “%s”, “%s”: %s", (language, trouble, asked, answer) => {
    expect(answered(language, trouble, asked, answer)).toContain("air_ok");
    expect(answered(language, trouble, asked, answer)).not.toContain("low_air");
  });

  it("nor the mile beside the heat, and volts are no air", () => {
    for (const [language, trouble, answer] of [
      ["ru", "антифриз уходит", "190, i-80 миля 240"],
      ["ar", "الماي ينقص", "١٩٠، انا بميل ٢٥٠"],
    ] as const)
      expect.soft(answered(language, trouble, "temp_now", answer)).not.toContain("overheat_severe");
    for (const [language, trouble, answer] of [
      ["en", "wont go in gear", "120 both, 12.3 voltage"],
      ["es", "no entran los cambios", "tiene aire, 12.3 de voltaje"],
      ["ru", "коробка не включает передачи", "воздух есть, 12.3 напряжение"],
    ] as const)
      expect.soft(answered(language, trouble, "air_gauges", answer)).not.toContain("low_air");
  });
});

describe("Air that stops short of where the governor lets it be built on is built too slowly", () => {
  it.each([
    ["en", "air wont build over 90"],
    ["en", "air stops building at 97"],
    ["es", "no agarra aire la troca, se queda en 90"],
    ["es", "el aire no sube de 97"],
    ["ar", "الهوا ما يطلع فوق ٩٠"],
    ["ar", "الهوا يوقف عند ٩٧"],
    ["ru", "воздух не набирается выше 90"],
    ["ru", "воздух доходит до 97 и дальше не идёт"],
  ] as const)("%s: %s", (language, content) => {
    expect(standing(content, language)).toContain("air_slow");
    expect(standing(content, language)).not.toContain("air_ok");
    expect(standing(content, language)).not.toContain("low_air");
  });

  it("while 40 that comes no higher is low, and what does not fall under 95 is well", () => {
    for (const [language, content] of [
      ["en", "air wont build over 70"],
      ["ru", "воздух не набирает выше 70"],
    ] as const)
      expect.soft(standing(content, language)).toContain("low_air");
    expect(standing("el aire no baja de 95", "es")).not.toContain("air_slow");
  });
});

describe("Oil pressure is judged by what the engine does", () => {
  it.each([
    ["en", "oil pressure dropped to 20 at idle hot"],
    ["en", "oil pressure drops to 15 when idling hot, normal on the road"],
    ["es", "la presion de aceite baja a 20 en ralenti caliente"],
    ["ar", "ضغط الزيت ينزل لـ ٢٠ على الأيدل ويرجع ٤٥ ع الطريق"],
    ["ru", "давление масла падает до 20 на горячих холостых, на ходу 45"],
  ] as const)("%s: %s: so it may where it idles", (language, content) => {
    expect(standing(content, language)).toContain("oil_ok");
    expect(standing(content, language)).not.toContain("oil_pressure_low");
  });

  it.each([
    ["en", "oil pressure dropped to 5 at idle"],
    ["en", "oil light on, pressure dropped to 20 at idle"],
    ["en", "oil pressure dropped to 20 at idle and the oil light came on"],
    ["es", "la presion de aceite baja a 20 en ralenti y prende la luz"],
    ["ru", "давление масла падает до 20 на холостых и лампа масла горит"],
    ["en", "oil pressure dropped to 20 while driving"],
    ["en", "SPN 100 FMI 18, oil pressure 12 psi"],
    ["es", "presion de aceite 10 psi manejando"],
    ["ar", "كود ١٠٠/١٨ وضغط الزيت ١٠ psi"],
    ["ru", "давление масла 10 psi на ходу"],
  ] as const)("%s: %s: that is too low", (language, content) => {
    expect(standing(content, language)).toContain("oil_pressure_low");
  });
});

/** What stands at the end of a conversation; the assistant's lines begin with "A: ". */
function standingAfter(language: ChatLanguage, ...lines: readonly string[]) {
  const messages = lines.map((line) =>
    line.startsWith("A: ")
      ? { role: "assistant" as const, content: line.slice(3) }
      : { role: "user" as const, content: line },
  );
  return readCase({ messages, language })
    .evidence.filter(({ current }) => current)
    .map(({ symptom }) => symptom);
}

describe("A number answers the question of other words than ours", () => {
  it.each([
    ["ar", ["سمعت فرقعة وبعدها مية على القزاز", "A: كم الحرارة؟", "٢٥٠"], "overheat_severe"],
    ["ar", ["خرطوم الهوا يسرب", "A: كم الضغط؟", "كان ١٠٠ قبل شوي", "A: والآن؟", "٥٠ وصفر"], "low_air"],
    ["en", ["air compressor running all time", "first one 58 second 90"], "low_air"],
    ["en", ["temp 230 and rising"], "overheat_severe"],
    ["ru", ["температура 230 и растет"], "overheat_severe"],
  ] as const)("%s: %j", (language, lines, symptom) => {
    expect(standingAfter(language, ...lines)).toContain(symptom);
  });

  it("of the gearbox that was told to be hot, not of the engine", () => {
    const lines = ["me marca transmission hot", "A: ¿Cuántos grados?", "255, baja cuando voy en plano"];
    expect(standingAfter("es", ...lines)).not.toContain("overheat_severe");
  });
});

describe("A number in words is read as it is said of a gauge", () => {
  it.each([
    ["en", "temp is high", "temp_now", "two forty", "overheat_severe"],
    ["en", "temp is high", "temp_now", "two thirty five", "overheat_severe"],
    ["es", "se calienta", "temp_now", "doscientos cuarenta", "overheat_severe"],
    ["ru", "греется", "temp_now", "двести сорок", "overheat_severe"],
    ["ar", "الحرارة عالية", "temp_now", "ميتين واربعين", "overheat_severe"],
    ["en", "air leak", "air_gauges", "one ten both", "air_ok"],
    ["en", "air leak", "air_gauges", "one twenty, one fifteen", "air_ok"],
  ] as const)("%s: “%s”, “%s”: %s", (language, trouble, asked, answer, symptom) => {
    expect(answered(language, trouble, asked, answer)).toContain(symptom);
  });

  it("unless the small number counts what stands before it", () => {
    expect(answered("en", "air leak", "air_gauges", "gauge one forty, gauge two ninety")).toContain("low_air");
  });
});

describe("A bare number is read off the gauge that is spoken of", () => {
  it.each([
    ["ru", "воздух падает", "120 и 118, стоит"],
    ["ru", "воздух падает", "120"],
    ["ar", "الهوا ينزل", "الثنين 120 ثابتين"],
    ["ru", "воздух 85 и не растет", "а нет, уже 115"],
    ["ar", "الهوا 85 وما يطلع", "لا خلاص صار 115"],
    ["en", "low air buzzer", "yes both at 120 and holding"],
    ["es", "suena la alarma de aire", "120 los dos"],
  ] as const)("%s: “%s”, “%s” where only the place was asked: the air is up", (language, trouble, answer) => {
    const stands = answered(language, trouble, "safe_place", answer);
    expect(stands).toContain("air_ok");
    expect(stands).not.toContain("low_air");
  });

  it("and no mile of a road, which leaves a low air standing", () => {
    expect(answered("en", "low air buzzer on", "place", "i 80 mile 120 west")).toContain("low_air");
    for (const place of ["exit 120", "yes 100 yards off the road", "yes, spot 112", "mile 120"])
      expect.soft(answered("en", "low air buzzer on", "safe_place", place)).toContain("low_air");
    expect(answered("es", "suena la alarma de aire", "safe_place", "si a 100 metros")).toContain("low_air");
    expect(answered("ru", "пищит зуммер воздуха", "safe_place", "да, 100 метров от дороги")).toContain("low_air");
  });

  it.each([
    [["low air light and buzzer", "A: What does the gauge read?", "120"], "low_air", "air_ok"],
    [
      ["engine sounds odd", "A: Is the oil pressure normal?", "not sure", "A: Tell me the number on the gauge", "45"],
      "low_air",
      "oil_ok",
    ],
    [
      ["engine sounds odd", "A: Is the oil pressure normal?", "not sure", "A: Tell me the number on the gauge", "5"],
      "low_air",
      "oil_pressure_low",
    ],
  ] as const)("%j", (lines, not, symptom) => {
    const stands = standingAfter("en", ...lines);
    expect(stands).toContain(symptom);
    expect(stands).not.toContain(not);
  });
});
