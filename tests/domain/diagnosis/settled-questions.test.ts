import { describe, expect, it } from "vitest";
import { readCase } from "#domain/diagnosis/dialogue/conversation.ts";
import { assess, conclude, safetyCard, wordingOf } from "#domain/diagnosis/index.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";
import { type QuestionId, questionIds } from "#domain/diagnosis/knowledge/advice.ts";
import { answerRules } from "#domain/diagnosis/knowledge/answer-rules.ts";
import { answerWordIds } from "#domain/diagnosis/knowledge/answer-word-ids.ts";
import { answerWords } from "#domain/diagnosis/knowledge/answer-words.ts";
import type { SymptomId } from "#domain/diagnosis/knowledge/symptoms.ts";
import { findAnswer } from "#domain/diagnosis/languages/known.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

/** What the driver wrote, turn by turn; the assistant asked what it really asks, or the question that is given. */
function talk(language: ChatLanguage, turns: readonly string[], given?: QuestionId) {
  const { questions } = wordingOf(language);
  const messages: DialogueLine[] = [];
  for (const [at, content] of turns.entries()) {
    if (at > 0) {
      const question = given === undefined ? assess({ messages, language }).question : questions[given];
      messages.push({ role: "assistant", content: question ?? "", question });
    }
    messages.push({ role: "user", content });
  }
  return { language, messages };
}

function says(language: ChatLanguage, turns: readonly string[], given?: QuestionId) {
  const input = talk(language, turns, given);
  const assessment = assess(input);
  const { questions, checks } = wordingOf(language);
  return {
    ...assessment,
    input,
    asked: questionIds.find((id) => questions[id] === assessment.question) ?? null,
    checks: Object.entries(checks).flatMap(([id, text]) => (assessment.checks.includes(text) ? [id] : [])),
    causeIds: assessment.causes.map(({ id }) => id),
  };
}

const stands = (language: ChatLanguage, turns: readonly string[], given: QuestionId): readonly SymptomId[] =>
  readCase(talk(language, turns, given)).evidence.flatMap(({ symptom, current }) => (current ? [symptom] : []));

describe("A question is not asked where the driver has said it", () => {
  it.each([
    ["en", "tire pressure monitor says 60 on trailer axle", "tire_position"],
    ["en", "blew a trailer tire, im parked at loves", "tire_position"],
    ["es", "se me ponchó una llanta de la traila", "tire_position"],
    ["ar", "التاير بنشر بالتريلة", "tire_position"],
    ["ru", "лопнуло колесо на прицепе", "tire_position"],
    ["en", "truck overheated, its back down to 195", "temp_now"],
    ["ru", "перегрев, сейчас 190", "temp_now"],
    ["en", "I need a water pump for a DD15", "part_which"],
    ["ru", "нужен генератор, Каскадия 2019", "part_which"],
    ["en", "need a tow, I-80 mile marker 215, loaded", "place"],
    ["ru", "нужен эвакуатор, I-80 миля 215, гружёный", "place"],
    ["en", "DEF gauge says full but light is on", "def_full"],
    ["en", "minus 15 in ND, the diesel gelled", "fuel_event"],
    ["en", "minus 15 in ND, the diesel gelled", "def_in_fuel"],
    ["en", "one click when I turn the key, no crank", "click_or_silent"],
    ["ar", "تكة وحدة بس ما تشتغل", "click_or_silent"],
    ["ar", "الستيرنج يهز على سرعة 60", "vibration_where"],
    ["en", "check engine light, no codes", "code_on_dash"],
    ["en", "i think I filled DEF in the diesel tank", "def_in_fuel"],
    ["es", "huele a quemado el clutch", "burning_clutch"],
    ["en", "abs light on, brakes are fine", "brake_power"],
    ["es", "frena bien pero prende la luz abs", "brake_power"],
    ["en", "trailer lights are out", "lights_which"],
    ["en", "trailer brakes locked wont release, 120 both", "air_gauges"],
  ] as const)("%s: '%s' has answered %s", (language, content, question) => {
    expect(says(language, [content]).asked).not.toBe(question);
  });
});

describe("A question makes sense where it is asked", () => {
  it.each([
    ["en", ["alternator lamp is on, the engine is running"], ["click_or_silent", "cranks", "dash_lights"]],
    ["es", ["luz del alternador prendida, motor prendido"], ["click_or_silent", "cranks", "dash_lights"]],
    ["en", ["my trailer lights are dead", "all of them"], ["click_or_silent", "cranks"]],
    ["ru", ["не горит свет на прицепе", "да все"], ["click_or_silent", "cranks"]],
    ["en", ["spn 3719 fmi 16", "flashing"], ["which_gauge"]],
    ["en", ["spn 3216 fmi 4"], ["which_gauge"]],
    ["en", ["fifth wheel won't unlock"], ["leaning"]],
    ["en", ["blew a trailer tire, im parked at loves"], ["hot_wheel_smoke"]],
    ["en", ["abs light on, brakes are fine"], ["air_gauges", "hot_wheel_smoke"]],
    ["en", ["engine knocking", "yes im parked"], ["engine_what", "restarts"]],
    ["en", ["one click when I turn the key, no crank", "lights are bright"], ["noise_when", "lights_which"]],
  ] as const)("%s: to %j never %j", (language, turns, senseless) => {
    expect(senseless).not.toContain(says(language, turns).asked);
  });

  it.each([
    ["en", ["Oil pressure dropped to 8 psi at idle", "yes im on the shoulder engine off", "no code. dipstick is dry"]],
    ["en", ["low air buzzer and 40 psi", "yes, in a rest area"]],
    ["es", ["se calento y sale vapor", "si, en el estacionamiento"]],
    ["ar", ["ضغط الهواء نازل 45", "ايه بالباركنج"]],
    ["ru", ["красный STOP и зуммер", "да, на стоянке"]],
    ["ru", ["колесо дымит", "да, на обочине"]],
  ] as const)("%s: nothing that takes the key or a walk to the truck while it must stop: %j", (language, turns) => {
    const { drive, asked } = says(language, turns);
    expect(drive).toBe("stop_now");
    expect([null, "safe_place", "place", "code_on_dash", "which_gauge", "where_smoke"]).toContain(asked);
  });

  it("never asks whether the truck starts again beside what forbids to start it", () => {
    for (const content of ["shut off, DEF in the diesel tank", "engine shut off, coolant is low", "stalled, milky oil"])
      expect.soft(says("en", [content]).asked, content).not.toBe("restarts");
  });
});

describe("An answer is understood by its question", () => {
  it.each([
    ["en", "safe_place", "no im in the lane", "live_lane"],
    ["en", "safe_place", "yes but my trailer is sticking out in the lane", "live_lane"],
    ["en", "safe_place", "im in the center lane", "live_lane"],
    ["es", "safe_place", "en el carril derecho", "live_lane"],
    ["es", "safe_place", "la mitad de la caja en el carril", "live_lane"],
    ["ar", "safe_place", "نص المقطورة بالحارة", "live_lane"],
    ["ru", "safe_place", "наполовину в полосе", "live_lane"],
    ["en", "oil_level", "dry", "oil_dry"],
    ["es", "oil_level", "seca", "oil_dry"],
    ["ar", "oil_level", "ناشف", "oil_dry"],
    ["ru", "oil_level", "сухой", "oil_dry"],
    ["en", "oil_level", "low", "oil_use"],
    ["en", "oil_level", "full", "oil_level_ok"],
    ["es", "oil_level", "llena", "oil_level_ok"],
    ["ar", "oil_level", "فل", "oil_level_ok"],
    ["ru", "oil_level", "посередине", "oil_level_ok"],
    ["en", "oil_level", "2 inches over full", "oil_overfull"],
    ["es", "oil_level", "arriba del full", "oil_overfull"],
    ["ar", "oil_level", "مثل الحليب", "milky_oil"],
    ["ru", "oil_level", "выше максимума", "oil_overfull"],
    ["en", "leak_what", "green", "coolant_leak"],
    ["es", "leak_what", "verde", "coolant_leak"],
    ["ar", "leak_what", "اخضر", "coolant_leak"],
    ["ru", "leak_what", "зелёная", "coolant_leak"],
    ["en", "leak_what", "red stuff", "trans_leak"],
    ["en", "leak_what", "black", "oil_leak"],
    ["en", "load_shifted", "yes it slid", "load_shifted"],
    ["en", "load_shifted", "i think so", "load_shifted"],
    ["ru", "load_shifted", "да", "load_shifted"],
    ["en", "burning_clutch", "yes", "trans_slip"],
    ["en", "brake_power", "not really", "brakes_weak"],
    ["en", "brake_power", "barely", "no_brakes"],
    ["es", "brake_power", "casi no frena", "no_brakes"],
    ["ar", "brake_power", "بالكاد", "no_brakes"],
    ["ru", "brake_power", "еле", "no_brakes"],
    ["ru", "brake_power", "да держат", "brakes_ok"],
    ["en", "def_full", "full and steady", "def_ok"],
    ["es", "def_full", "lleno y fija", "def_ok"],
    ["ar", "def_full", "مليان وثابتة", "def_ok"],
    ["ru", "def_full", "полный, горит", "def_ok"],
    ["en", "def_in_fuel", "yes", "wrong_fluid"],
    ["en", "lights_which", "all of them", "lights_out"],
    ["en", "vibration_where", "in the seat", "vibration_seat"],
    ["ar", "vibration_where", "الستيرنج", "vibration_wheel"],
    ["ru", "left_on", "в пути", "not_charging"],
  ] as const)("%s %s: '%s' → %s", (language, question, answer, symptom) => {
    expect(stands(language, ["truck trouble", answer], question)).toContain(symptom);
  });

  it("no click heard is not read from a 'no' or 'I do not know'", () => {
    expect(stands("ru", ["не горит свет", "не знаю"], "click_or_silent")).not.toContain("no_crank");
  });

  it("bright dash lights are no lights that are out, a seat is no accessory", () => {
    expect(stands("en", ["no crank, one click", "lights are bright"], "dash_lights")).not.toContain("lights_out");
    expect(stands("ru", ["трясёт", "в сиденье"], "vibration_where")).not.toContain("electrical_named");
  });

  it.each([
    ["en", "parked", "in_safe_place"],
    ["en", "yes im parked now", "in_safe_place"],
    ["es", "ya estoy estacionado", "in_safe_place"],
    ["es", "ya pare", "on_shoulder"],
    ["ar", "ايه وقفت", "on_shoulder"],
    ["ru", "припарковался", "in_safe_place"],
    ["en", "stopped in the lane", "live_lane"],
  ] as const)("%s: where the truck stands is “%s”", (language, answer, place) => {
    expect(stands(language, ["steam from the hood", answer], "safe_place")).toContain(place);
    expect(stands("en", ["steam from the hood", "not parked"], "safe_place")).not.toContain("in_safe_place");
  });

  it.each([
    ["en", "truck pulls right when braking", "hot_wheel_smoke", "yes it stops ok", "hot_brakes"],
    ["es", "jala a la derecha cuando freno", "hot_wheel_smoke", "si frena bien", "hot_brakes"],
    ["en", "steering wheel off center", "steering_free_play", "yes parked", "steering_lost"],
    ["en", "truck wont start", "cranks", "yes dash lights are bright", "cranks_yes"],
    ["en", "brakes feel soft", "air_gauges", "i checked, nothing looks wrong", "low_air"],
    ["en", "brakes feel soft", "air_gauges", "no one is around", "low_air"],
    ["en", "brakes feel soft", "air_gauges", "no not yet", "low_air"],
    ["es", "los frenos estan blandos", "air_gauges", "ya revise y no vi nada", "low_air"],
    ["ru", "тормоза мягкие", "air_gauges", "никого нет", "low_air"],
    ["en", "cant get it in gear", "air_gauges", "10 speed manual", "low_air"],
    ["es", "no le entran los cambios", "air_gauges", "manual de 10", "low_air"],
    ["ru", "не включается передача", "air_gauges", "механика 10 ступеней", "low_air"],
  ] as const)("%s: '%s', %s: '%s' speaks of something else", (language, trouble, question, answer, symptom) => {
    expect(stands(language, [trouble, answer], question)).not.toContain(symptom);
  });

  it.each([
    ["en", "brakes feel soft", "air_gauges", "no", "low_air"],
    ["en", "brakes feel soft", "air_gauges", "nothing on either one", "low_air"],
    ["en", "brakes feel soft", "air_gauges", "no they are dropping", "low_air"],
    ["en", "steering wheel off center", "steering_free_play", "yes", "steering_lost"],
    ["en", "truck pulls right when braking", "hot_wheel_smoke", "yes a lot", "hot_brakes"],
    ["en", "transmission slips", "burning_clutch", "no smell", "trans_slip"],
    ["es", "patina el clutch", "burning_clutch", "no huele", "trans_slip"],
    ["ru", "сцепление буксует", "burning_clutch", "запаха нет", "trans_slip"],
    ["en", "losing coolant", "temp_now", "no puddle anywhere", "coolant_leak"],
    ["es", "pierde agua", "temp_now", "no veo charco", "coolant_leak"],
    ["ar", "ينقص ماء الرديتر", "temp_now", "ما في بقعة تحت", "coolant_leak"],
  ] as const)(
    "%s: '%s', %s: '%s' answers it, and takes back nothing",
    (language, trouble, question, answer, symptom) => {
      expect(stands(language, [trouble, answer], question)).toContain(symptom);
    },
  );

  it("what one does not know is no half of what follows", () => {
    const messages = ["ayuda", "no se", "frenos"].map((content): DialogueLine => ({ role: "user", content }));
    const question = wordingOf("es").questions.safe_place;
    messages.splice(1, 0, { role: "assistant", content: question, question });
    const other = wordingOf("es").questions.what_happens;
    messages.splice(3, 0, { role: "assistant", content: other, question: other });
    expect(assess({ messages, language: "es" }).urgency).not.toBe("emergency");
  });

  it("every meaning names words that at least English has, and no rule stands for a question that there is not", () => {
    const named = Object.values(answerWords).flatMap((meanings) => meanings.map(([, words]) => words));
    for (const id of named) expect.soft(answerWordIds, id).toContain(id);
    for (const id of Object.keys({ ...answerRules, ...answerWords })) expect.soft(questionIds, id).toContain(id);
    expect(findAnswer("green", "it is pink")).toBe("pink");
  });
});

describe("What reads well is no cause any more", () => {
  it.each([
    ["en", ["no gear goes in", "120 both and holding"], "air_gauges", "trans_air", "air_gauges"],
    ["en", ["DEF light is on", "full and steady"], "def_full", "def_low", "def_level"],
    ["ru", ["горит лампа DEF", "полный"], "def_full", "def_low", "def_level"],
    ["en", ["battery light came on", "14.1"], "charging_volts", "alternator", null],
    ["en", ["engine knocking", "full"], "oil_level", "oil_low", "oil_dipstick"],
    ["en", ["truck overheated on hills", "195"], "temp_now", "coolant_loss", null],
  ] as const)("%s: %j", (language, turns, question, cause, check) => {
    const { causeIds, checks } = says(language, turns, question);
    expect(causeIds).not.toContain(cause);
    expect(checks).not.toContain(check);
  });

  it("nor is any gauge where all of them do: none is asked for again", () => {
    const turns = ["dice STOP ENGINE en rojo", "aceite 40 temperatura 190 aire 120"] as const;
    const { causeIds, asked, drive } = says("es", turns, "code_on_dash");
    expect(drive).toBe("stop_now");
    expect(causeIds).not.toContain("stop_lamp_reason");
    expect(asked).not.toBe("which_gauge");
  });

  it("and coolant that makes no puddle is lost inside", () => {
    expect(says("en", ["losing coolant", "no puddle anywhere"], "temp_now").causeIds).toContain("egr_cooler");
  });

  it("and a check that is done is not asked for: a code under its code, a colour that was told", () => {
    expect(says("en", ["spn 5246 fmi 16, DEF light"]).checks).not.toContain("code_photo");
    expect(says("en", ["check engine light, no codes"]).checks).not.toContain("code_photo");
    expect(says("es", ["sale humo negro del escape"]).checks).not.toContain("smoke_colour");
  });
});

describe("The steps fit where the truck stands", () => {
  const steps = (language: ChatLanguage, turns: readonly string[]) => {
    const said = conclude(talk(language, turns)).assessment.steps;
    return Object.entries(wordingOf(language).safety.steps).flatMap(([id, text]) => (said.includes(text) ? [id] : []));
  };

  it.each([
    ["en", "what does 3251/0 mean?"],
    ["es", "que significa el codigo 3251/0?"],
    ["ar", "شو يعني 3251/0؟"],
    ["ru", "что значит 3251/0?"],
    ["en", "my truck won't start every morning at home"],
    ["en", "no gear, im at the dock"],
    ["es", "no prende, estoy en el truck stop"],
  ] as const)("%s: no triangles for '%s'", (language, content) => {
    expect(steps(language, [content])).toEqual([]);
  });

  it.each([
    ["en", ["oil pressure dropped to 5", "yes at a truck stop"]],
    ["es", ["se calento y sale vapor", "si, en el estacionamiento"]],
    ["ar", ["ضغط الهواء نازل 45", "ايه بالباركنج"]],
    ["ru", ["красный STOP и зуммер", "да, на стоянке"]],
  ] as const)(
    "%s: a parked truck is not told to stop, to leave the lane or to set triangles: %j",
    (language, turns) => {
      const said = steps(language, turns);
      for (const id of ["stop_safely", "leave_lane", "gentle_brake", "triangles"]) expect.soft(said).not.toContain(id);
      expect(said.length).toBeGreaterThan(1);
    },
  );

  it("on the shoulder the triangles stay and the driving goes; in a lane all stays", () => {
    const beside = steps("en", ["oil pressure dropped to 5", "on the shoulder"]);
    expect(beside).toEqual(expect.arrayContaining(["triangles", "flashers", "engine_off"]));
    expect(beside).not.toContain("stop_safely");
    expect(steps("en", ["oil pressure dropped to 5", "no im in the lane"])).toContain("leave_lane");
  });

  it("and the card says the same as the assessment", () => {
    const assessment = assess(talk("en", ["oil pressure dropped to 5", "yes at a truck stop"]));
    expect(safetyCard(assessment, "en")?.steps).toEqual(assessment.steps);
  });
});

describe("brakes that hold, but not as they did, are weak", () => {
  it.each([
    ["en", "brakes feel funny", "yes but takes twice as long"],
    ["en", "abs light", "they used to"],
    ["en", "abs light", "sometimes"],
    ["en", "abs light", "they hold but you have to push the pedal hard"],
    ["es", "luz de abs", "antes si"],
    ["es", "luz de abs", "bueno, frenan pero hay que pisarle mucho"],
    ["es", "luz de abs", "a veces"],
    ["ru", "лампа абс", "раньше да"],
    ["ru", "лампа абс", "да но приходится жать сильнее"],
    ["ar", "لمبة abs", "كانت تمسك"],
  ] as const)("%s: “%s”, “%s”", (language, trouble, answer) => {
    const symptoms = stands(language, [trouble, answer], "brake_power");
    expect(symptoms).toContain("brakes_weak");
    expect(symptoms).not.toContain("brakes_ok");
  });

  it.each([
    ["en", "abs light", "yes same as before"],
    ["es", "luz de abs", "si, como antes"],
    ["ru", "лампа абс", "да, как раньше"],
    ["ar", "لمبة abs", "اي مثل قبل"],
  ] as const)("%s: “%s”, “%s” is well", (language, trouble, answer) => {
    expect(stands(language, [trouble, answer], "brake_power")).toContain("brakes_ok");
  });
});

describe("neither of two dangers that were asked for is one", () => {
  it.each([
    ["en", "steering pulls left", "none"],
    ["en", "steering pulls left", "neither"],
    ["en", "steering pulls left", "turns freely and smooth, no binding"],
    ["es", "el volante jala a la izquierda", "ninguna"],
    ["es", "el volante jala a la izquierda", "no, gira bien"],
    ["ru", "руль тянет вправо", "никакая"],
    ["ru", "руль тянет вправо", "нет ничего такого"],
    ["ar", "الدركسون يسحب يمين", "ولا شي"],
  ] as const)("%s: “%s”, “%s”", (language, trouble, answer) => {
    const symptoms = stands(language, [trouble, answer], "steering_free_play");
    expect(symptoms).not.toContain("steering_lost");
    expect(symptoms).not.toContain("cranks_yes");
  });

  it("but a wheel that turns freely is", () => {
    expect(stands("en", ["steering pulls left", "turns freely"], "steering_free_play")).toContain("steering_lost");
  });
});

describe("a colour that is turned down is not the lamp's", () => {
  it.each([
    ["es", "perdio fuerza", "roja no, ambar"],
    ["en", "lost power", "no red, just amber"],
    ["ar", "ضعف العزم", "حمرا لا، صفرا"],
    ["ru", "нет тяги", "красная нет, желтая"],
  ] as const)("%s: “%s”, “%s”", (language, trouble, answer) => {
    const symptoms = stands(language, [trouble, answer], "lamp_colour");
    expect(symptoms).toContain("warning_named");
    expect(symptoms).not.toContain("red_stop_lamp");
  });

  it.each([
    ["es", "perdio fuerza", "es roja no?"],
    ["es", "perdio fuerza", "no, roja"],
    ["en", "lost power", "no, its red"],
  ] as const)("%s: “%s”, “%s” is red", (language, trouble, answer) => {
    expect(stands(language, [trouble, answer], "lamp_colour")).toContain("red_stop_lamp");
  });
});

it("the colour of a leak is asked for in other words too", () => {
  const asked = "What is leaking: air, fuel, oil or coolant? What colour is it?";
  const symptomsOf = (answer: string) =>
    readCase({
      language: "en",
      messages: [
        { role: "user", content: "leak under truck" },
        { role: "assistant", content: asked },
        { role: "user", content: answer },
      ],
    }).evidence.map(({ symptom }) => symptom);
  expect(symptomsOf("pink")).toContain("coolant_leak");
  expect(symptomsOf("black and thick")).toContain("oil_leak");
  expect(symptomsOf("not oil not coolant")).not.toContain("coolant_low");
});
