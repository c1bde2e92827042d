import { describe, expect, it } from "vitest";
import { readCase } from "#domain/diagnosis/dialogue/conversation.ts";
import { casesAfter } from "#domain/diagnosis/dialogue/possible-answers.ts";
import { assess, wordingOf } from "#domain/diagnosis/index.ts";
import type { DialogueLine } from "#domain/diagnosis/input.ts";

describe("A short answer is read against the question that it answers", () => {
  it.each([
    ["en", "red stop lamp is on", "which_gauge", "the oil one", "oil_pressure_low"],
    ["es", "luz roja de stop", "which_gauge", "la del aceite", "oil_pressure_low"],
    ["ru", "горит красная лампа", "which_gauge", "масло", "oil_pressure_low"],
    ["ar", "اللمبة الحمراء شغالة", "which_gauge", "الزيت", "oil_pressure_low"],
    ["en", "red stop lamp is on", "which_gauge", "air", "low_air"],
    ["es", "luz roja de stop", "which_gauge", "el aire", "low_air"],
    ["ru", "горит красная лампа", "which_gauge", "воздух", "low_air"],
    ["ar", "اللمبة الحمراء شغالة", "which_gauge", "الهواء", "low_air"],
    ["en", "engine running hot on hills", "temp_now", "in the red", "overheat_severe"],
    ["es", "se calienta el motor", "temp_now", "en lo rojo", "overheat_severe"],
    ["ru", "греется двигатель", "temp_now", "в красной зоне", "overheat_severe"],
    ["ar", "المحرك يسخن", "temp_now", "في الأحمر", "overheat_severe"],
    ["en", "engine running hot", "temp_now", "240", "overheat_severe"],
    ["ru", "греется двигатель", "temp_now", "115", "overheat_severe"],
    ["en", "batteries keep dying", "charging_volts", "11.9", "not_charging"],
    ["es", "se descargan las baterías", "charging_volts", "marca 12", "not_charging"],
    ["ru", "аккумулятор садится", "charging_volts", "11,8", "not_charging"],
    ["ar", "البطارية تفضى", "charging_volts", "١١٫٩", "not_charging"],
    ["en", "batteries keep dying", "charging_volts", "it is low", "not_charging"],
    ["en", "engine shut off", "restarts", "there was a red lamp", "red_stop_lamp"],
    ["es", "se apagó el motor", "restarts", "sí, con luz roja", "red_stop_lamp"],
    ["ru", "двигатель заглох", "restarts", "была красная", "red_stop_lamp"],
    ["ar", "طفى المحرك", "restarts", "ظهرت حمراء", "red_stop_lamp"],
    ["en", "cranks but won't start", "fuel_event", "in the cold", "gelled"],
    ["es", "da marcha pero no prende", "fuel_event", "con el frío", "gelled"],
    ["ru", "крутит, но не заводится", "fuel_event", "на морозе", "gelled"],
    ["ar", "يدور بس ما يشتغل", "fuel_event", "في البرد", "gelled"],
    ["en", "cranks but won't start", "fuel_event", "right after filling up", "bad_fuel"],
    ["es", "da marcha pero no prende", "fuel_event", "después de cargar diesel", "bad_fuel"],
    ["ru", "крутит, но не заводится", "fuel_event", "после заправки", "bad_fuel"],
    ["ar", "يدور بس ما يشتغل", "fuel_event", "بعد ما عبيت", "bad_fuel"],
    ["en", "cranks but won't start", "fuel_event", "i was running low", "out_of_fuel"],
    ["en", "strange noise", "noise_when", "when braking", "brakes_noise"],
    ["es", "hace un ruido", "noise_when", "al frenar", "brakes_noise"],
    ["ru", "какой-то шум", "noise_when", "при торможении", "brakes_noise"],
    ["ar", "صوت غريب", "noise_when", "لما أفرمل", "brakes_noise"],
    ["en", "won't go in gear", "gear_display", "nothing", "no_gear"],
    ["ru", "не включается передача", "gear_display", "пусто", "no_gear"],
    ["en", "my truck won't start", "cranks", "yes it cranks", "cranks_yes"],
    ["es", "no arranca", "cranks", "sí gira", "cranks_yes"],
    ["ru", "не заводится", "cranks", "да, крутит", "cranks_yes"],
    ["ar", "ما تشتغل", "cranks", "نعم يدور", "cranks_yes"],
    ["en", "one wheel drags", "hot_wheel_smoke", "yes", "hot_brakes"],
    ["es", "una rueda se amarra", "hot_wheel_smoke", "sí", "hot_brakes"],
    ["ru", "колесо подклинивает", "hot_wheel_smoke", "да", "hot_brakes"],
    ["ar", "عجلة ماسكة", "hot_wheel_smoke", "نعم", "hot_brakes"],
    ["en", "blown tire", "tire_position", "left steer", "steer_tire"],
    ["es", "se ponchó una llanta", "tire_position", "la de dirección", "steer_tire"],
    ["ru", "лопнуло колесо", "tire_position", "рулевое", "steer_tire"],
    ["ar", "انفجر تاير", "tire_position", "الأمامي", "steer_tire"],
    ["en", "check engine light", "lamp_colour", "red", "red_stop_lamp"],
    ["es", "luz en el tablero", "lamp_colour", "roja", "red_stop_lamp"],
    ["ru", "горит лампа", "lamp_colour", "красная", "red_stop_lamp"],
    ["ar", "لمبة في الطبلون", "lamp_colour", "حمراء", "red_stop_lamp"],
  ] as const)("%s: '%s', %s? '%s' → %s", (language, content, question, answer, symptom) => {
    const messages: readonly DialogueLine[] = [
      { role: "user", content },
      { role: "assistant", content: "", question: wordingOf(language).questions[question] },
      { role: "user", content: answer },
    ];
    const file = readCase({ messages, language });
    expect(file.evidence.filter(({ current }) => current).map((item) => item.symptom)).toContain(symptom);
    // Whoever chooses the question has reckoned with this answer.
    const before = readCase({ messages: messages.slice(0, 1), language });
    const reckoned = casesAfter(before, question).flatMap(({ evidence }) => evidence.map((item) => item.symptom));
    expect(reckoned).toContain(symptom);
  });

  it("means nothing of the kind where nothing of the kind was asked", () => {
    const { redFlags } = assess({
      messages: [{ role: "user", content: "left steer, the oil one, air" }],
      language: "en",
    });
    expect(redFlags).toEqual([]);
  });
});
