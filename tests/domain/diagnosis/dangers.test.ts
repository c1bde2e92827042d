import { describe, expect, it } from "vitest";
import type { RedFlag } from "#domain/diagnosis/assessment.ts";
import { conclude, reply, safetyCard, wordingOf } from "#domain/diagnosis/index.ts";
import type { SafetyStepId } from "#domain/diagnosis/knowledge/advice.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";

type Says = readonly [ChatLanguage, string];

/** What the driver wrote, each message answered with a question; the last is what is answered now. */
function talk(language: ChatLanguage, ...turns: readonly string[]) {
  const question = wordingOf(language).questions.safe_place;
  const messages = turns.flatMap((content, at) => [
    ...(at === 0 ? [] : [{ role: "assistant" as const, content: question }]),
    { role: "user" as const, content },
  ]);
  return conclude({ messages, language });
}

const assessed = (language: ChatLanguage, ...turns: readonly string[]) => talk(language, ...turns).assessment;
const causesOf = (language: ChatLanguage, says: string) => assessed(language, says).causes.map(({ id }) => id);
const step = (language: ChatLanguage, id: SafetyStepId) => wordingOf(language).safety.steps[id];

describe("Exhaust in the cab", () => {
  it.each<Says>([
    ["en", "exhaust leaks into the cab"],
    ["en", "exhaust leaking into sleeper, headache"],
    ["en", "exhaust in the cab"],
    ["es", "escape en la cabina"],
    ["ru", "угарный газ датчик пищит в спалке"],
    ["ar", "العادم يدخل الكابينة"],
    ["en", "can i sleep with the engine on if the exhaust leaks?"],
    ["es", "huele a escape en la cabina"],
    ["es", "me puedo dormir en el camion con el motor prendido? tiene fuga de escape"],
    ["es", "se mete el humo del mofle a la cabina y me duele la cabeza"],
    ["ru", "можно спать в кабине с включенным движком если выхлоп травит?"],
    ["ru", "выхлоп течет возле кабины, спрашиваю про сон"],
    ["ru", "выхлоп травит в кабину, голова болит, можно спать?"],
    ["ar", "ريحة العادم جوه الكابينة وراسي يوجعني"],
    ["ar", "العادم يسرب داخل الكبينة"],
    ["ar", "ينفع انام والمحرك شغال وفي تسريب عادم؟"],
  ])("sends everybody into fresh air with the engine off: %s, %s", (language, says) => {
    const { redFlags, steps, drive } = assessed(language, says);
    expect(drive).toBe("stop_now");
    expect(redFlags[0]).toBe("carbon_monoxide");
    expect(steps).toEqual(
      expect.arrayContaining([step(language, "engine_off"), step(language, "fresh_air"), step(language, "no_sleep")]),
    );
    expect(steps.join(" ")).toContain("911");
  });

  it.each<[ChatLanguage, string, string]>([
    ["en", "smell exhaust in the sleeper", "yes at a truck stop. ok if i just crack a window and sleep?"],
    ["en", "smell exhaust in the cab", "what do you mean?"],
    ["es", "huele a escape en la cabina", "es normal?"],
    ["ru", "в кабине пахнет выхлопом", "это нормально?"],
    ["ar", "ريحة اكزوز بالكبينة", "تمام شكرا"],
  ])("is not taken back by a question: %s, %s, %s", (language, says, asks) => {
    expect(assessed(language, says, asks).redFlags).toContain("carbon_monoxide");
  });

  it("is not there where the leak is outside and nobody stays in the cab", () => {
    for (const says of ["exhaust leak, gets loud under load", "exhaust leak at the manifold, ticks on cold start"]) {
      expect(assessed("en", says).redFlags, says).toEqual([]);
    }
  });
});

describe("The wrong fluid", () => {
  it.each<Says>([
    ["en", "i think I filled DEF in the diesel tank"],
    ["en", "put def in the fuel tank by mistake and drove 10 miles"],
    ["en", "put gasoline in my diesel tank"],
    ["en", "put diesel in the def tank"],
    ["es", "le puse def al tanque del diesel, ya lo prendi"],
    ["es", "le eche diesel al tanque de def"],
    ["ru", "залил DEF в соляру"],
    ["ru", "залил солярку в бак DEF"],
    ["ar", "حطيت ديف بتانكي الديزل بالغلط"],
    ["ar", "صبيت ديزل في خزان الديف"],
  ])("is answered with: do not start it, key off: %s, %s", (language, says) => {
    const { steps, checks } = assessed(language, says);
    expect(steps[0]).toBe(step(language, "no_start"));
    expect(checks).not.toContain(wordingOf(language).checks.def_level);
  });

  it("is not meant by who filled up both tanks", () => {
    expect(assessed("en", "filled up diesel and def yesterday, now the check engine light is on").steps).not.toContain(
      step("en", "no_start"),
    );
  });
});

describe("Milky or over-full oil", () => {
  it.each<Says>([
    ["en", "dipstick looks like chocolate milk"],
    ["en", "oil in the coolant tank"],
    ["es", "el aceite parece cafe con leche"],
    ["ru", "масло как эмульсия кофе с молоком"],
    ["ru", "масло в антифризе"],
    ["ar", "الزيت صاير مثل الحليب"],
    ["ar", "زيت بالرديتر"],
  ])("is coolant in the oil, and not started: %s, %s", (language, says) => {
    expect(causesOf(language, says)[0]).toBe("coolant_in_oil");
    expect(assessed(language, says).steps[0]).toBe(step(language, "no_start"));
  });

  it("stays coolant in the oil when the coolant falls besides", () => {
    expect(assessed("ar", "الزيت زي النسكافيه", "المي بالرديتر نازل").causes[0]?.id).toBe("coolant_in_oil");
  });

  it("that is over full has fuel or coolant in it", () => {
    expect(causesOf("en", "oil is 2 inches over full")).toEqual(["fuel_in_oil", "coolant_in_oil"]);
  });
});

describe("A danger that has its own cause", () => {
  it.each<[RedFlag, string, ChatLanguage, string]>([
    ["wheel_loose", "wheel_bearing", "en", "hub is hot"],
    ["wheel_loose", "wheel_bearing", "en", "wheel seal leaking on the brake shoes"],
    ["wheel_loose", "wheel_bearing", "es", "la masa caliente y tira aceite"],
    ["wheel_loose", "wheel_bearing", "ru", "ступица горячая задняя ось справа, масло по диску"],
    ["wheel_loose", "wheel_bearing", "ru", "ступица горячая"],
    ["wheel_loose", "wheel_bearing", "ar", "الهوب حامي"],
    ["battery_gas", "overcharging", "en", "volts 17 batteries stink"],
    ["battery_gas", "overcharging", "en", "my truck smells like rotten eggs by the batteries"],
    ["battery_gas", "overcharging", "es", "huele a huevo podrido por las baterias"],
    ["battery_gas", "overcharging", "ru", "аккумуляторы воняют тухлыми яйцами"],
    ["battery_gas", "overcharging", "ar", "ريحة بيض فاسد من البطاريات"],
    ["oil_pressure", "oil_low", "en", "dipstick is dry"],
    ["oil_pressure", "oil_low", "es", "la varilla sale seca"],
    ["oil_pressure", "oil_low", "ru", "щуп сухой"],
    ["oil_pressure", "oil_low", "ar", "عيار الزيت ناشف"],
    ["low_air", "air_leak", "es", "no hay presion de aire"],
    ["low_air", "air_leak", "ru", "нет давления воздуха"],
    ["low_air", "air_leak", "en", "air stuck at 60 wont build, trailer brakes locked"],
    ["unnamed_danger", "tire_underinflated", "en", "both duals flat on the trailer"],
    ["unnamed_danger", "tire_underinflated", "ar", "الكفرين الاثنين منسمين بالتريلة"],
  ])("%s, %s first: %s, %s", (flag, cause, language, says) => {
    const { redFlags, causes, drive } = assessed(language, says);
    expect(drive).toBe("stop_now");
    expect(redFlags).toContain(flag);
    expect(causes[0]?.id).toBe(cause);
  });

  it("sees that both of the duals are flat when that is the answer", () => {
    const messages = (says: string, asks: string, answers: string) => [
      { role: "user" as const, content: says },
      { role: "assistant" as const, content: asks },
      { role: "user" as const, content: answers },
    ];
    const es = messages(
      "se me ponchó una llanta",
      wordingOf("es").questions.tire_position,
      "las dos de un lado de la traila",
    );
    const en = messages(
      "my drive tire is flat",
      wordingOf("en").questions.tire_position,
      "the other one next to it is flat too",
    );
    expect(conclude({ messages: es, language: "es" }).assessment.drive).toBe("stop_now");
    expect(conclude({ messages: en, language: "en" }).assessment.drive).toBe("stop_now");
  });

  it("tells a driver with acid that drips of a hazmat leak", () => {
    const says = "vengo jalando peligroso (acido) y tira una gota de atras";
    expect(assessed("es", says).redFlags).toEqual(["hazmat"]);
  });
});

describe("What a case calls for besides", () => {
  it.each<[SafetyStepId, ChatLanguage, string]>([
    ["off_no_flames", "en", "I smell gas"],
    ["off_no_flames", "es", "huele a gasolina"],
    ["stay_with_truck", "en", "my truck died in the snow, heater out, im freezing"],
    ["stay_with_truck", "es", "tengo frio se me apago el camion y estoy en la nieve"],
    ["stay_with_truck", "ru", "заглох в мороз, печка не работает, замерзаю"],
    ["stay_with_truck", "ar", "الشاحنة طفت بالثلج وانا بردان كثير"],
    ["no_dark", "en", "all trailer lights and brake lights dead at night"],
    ["no_dark", "es", "no prenden las luces y es de noche"],
    ["no_dark", "ru", "ночью погасли фары"],
    ["no_water_brakes", "en", "my trailer brakes are smoking"],
    ["no_flames", "en", "placarded hazmat load, brakes are smoking"],
  ])("is %s: %s, %s", (id, language, says) => {
    expect(assessed(language, says).steps).toContain(step(language, id));
  });

  it("sends nobody who freezes out to set triangles", () => {
    const { steps } = assessed("en", "my truck died in the snow, heater out, im freezing");
    expect(steps.join(" ")).toContain("911");
    expect(steps).not.toContain(step("en", "triangles"));
  });

  it("is an engine that is off, where a danger without a name is the engine's", () => {
    const { redFlags, steps } = assessed("en", "engine revving by itself and wont shut off with the key");
    expect(redFlags).toContain("unnamed_danger");
    expect(steps).toContain(step("en", "engine_off"));
  });

  it("is on the card as in the assessment, and 911 is never what is left out", () => {
    const { assessment } = talk(
      "en",
      "help my brakes are smoking im on a mountain",
      "i cant stop the ramp is 2 miles ahead",
    );
    const card = safetyCard(assessment, "en");
    expect(card?.steps).toEqual(assessment.steps);
    expect(assessment.steps[0]).toBe(step("en", "gentle_brake"));
    expect(assessment.steps.join(" ")).toContain("911");
  });

  it("begins with the stop, the gears and the ramp where a truck may not be able to stop", () => {
    const conclusion = talk("en", "i have no brakes, cant stop");
    const first = `Stop now. ${wordingOf("en").safety.steps.gentle_brake}`;
    expect(reply(conclusion, "en").startsWith(first)).toBe(true);
  });
});

describe("A fault code", () => {
  it.each([
    ["spn 3216 fmi 31", "nox_sensor"],
    ["spn 3361 fmi 7", "code_device"],
    ["spn 641 fmi 12", "code_device"],
    ["spn 3714", "regen_blocked"],
    ["SPN 1109", "engine_protection"],
    ["5246/0", "derate_active"],
    ["3251/0", "dpf_full"],
    ["spn 3216 fmi 4", "code_circuit"],
  ])("%s speaks first for %s, and never of a value that is out of range", (says, cause) => {
    expect(causesOf("en", says)[0]).toBe(cause);
    expect(causesOf("en", says)).not.toContain("code_value");
  });

  it("says that the value is out of range only where nothing more is known", () => {
    expect(causesOf("en", "spn 171 fmi 0")).toEqual(["code_value"]);
    expect(causesOf("en", "spn 171 fmi 31")).toEqual([]);
  });
});

describe("A closer symptom has causes of its own", () => {
  it.each<[string, ChatLanguage, string]>([
    ["egr_cooler", "en", "white smoke out the stack and losing coolant"],
    ["egr_cooler", "es", "humo blanco por el escape y gasta refrigerante"],
    ["egr_cooler", "ru", "белый дым из трубы и уходит антифриз"],
    ["egr_cooler", "ar", "دخان ابيض من العادم والمي ينقص"],
    ["turbo", "en", "blue smoke out the stack"],
    ["turbo", "ru", "сизый дым из трубы"],
    ["boost_leak", "es", "humo negro"],
    ["boost_leak", "ar", "دخان اسود من الاكزوز"],
    ["fan_on", "en", "my fan clutch stays on"],
    ["fan_on", "es", "el abanico no se apaga"],
    ["fan_on", "ru", "вентилятор не отключается"],
    ["fan_on", "ar", "المروحة ما تطفي"],
    ["fan_drive", "en", "temp climbs to 220 on hills only, flat is fine"],
    ["fan_drive", "es", "se calienta nomas en las subidas"],
    ["fan_drive", "ru", "греется только на подъемах, на ровной 190"],
    ["fan_drive", "ar", "الحرارة ترتفع بس بالطلعة"],
    ["parasitic_drain", "en", "batteries dead every morning, 14.2 running"],
    ["parasitic_drain", "es", "amanece muerta la bateria cada manana"],
    ["wheel_balance", "en", "truck is shaking bad at 55"],
    ["water_pump", "es", "tira agua por la bomba de agua"],
    ["coupling_lock", "en", "fifth wheel wont unlock"],
    ["regen_heat", "es", "sale humo blanco en la regeneracion"],
  ])("%s first: %s, %s", (cause, language, says) => {
    expect(causesOf(language, says)[0]).toBe(cause);
  });

  it("leaves fuel out where the starter does not turn", () => {
    expect(causesOf("ar", "تكة وحدة والمحرك ما يدور")).not.toContain("fuel_starved");
  });

  it("leaves the starter's batteries out where only volts are named", () => {
    expect(causesOf("en", "what should the volts be?")).not.toContain("battery_low");
  });

  it.each<ChatLanguage>(["en", "es", "ar", "ru"])("warns in %s against cranking gelled fuel", (language) => {
    const says = {
      en: "fuel gelled up minus 15",
      es: "se me gelo el diesel",
      ar: "الديزل تجمد",
      ru: "солярка загустела на морозе",
    };
    expect(assessed(language, says[language]).checks).toContain(wordingOf(language).checks.gelled_care);
  });
});

describe("Who asks how to release a spring brake by hand", () => {
  it.each<Says>([
    ["en", "how do i release spring brake with a bolt"],
    ["es", "como suelto la cámara de freno con el tornillo"],
    ["ru", "как вручную растормозить энергоаккумулятор болтом"],
    ["ar", "كيف افك السبرنق بريك بالبرغي عشان اجر المقطورة للورشة؟"],
  ])("is refused: %s, %s", (language, says) => {
    expect(talk(language, says).asksToDefeat).toBe(true);
  });

  it("is told from who asks for the knob on the dash", () => {
    expect(talk("en", "how do i release the parking brake").asksToDefeat).toBe(false);
  });
});
