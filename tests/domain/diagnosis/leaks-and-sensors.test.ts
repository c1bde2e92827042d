import { describe, expect, it } from "vitest";
import { told } from "./told.ts";

describe("a leak of fuel counts as one that pours until its size is told", () => {
  const howFast = {
    en: "A: How fast is it leaking?",
    es: "A: ¿Qué tanto gotea?",
    ru: "A: Как сильно течёт?",
    ar: "A: قديش عم يهرب؟",
  } as const;

  it.each([
    ["en", "fuel leak", "just damp around the fitting"],
    ["en", "fuel leak", "a drop every second from the filter"],
    ["es", "fuga de diesel", "nomas húmedo"],
    ["es", "fuga de diesel", "una gota por segundo en el filtro"],
    ["ru", "течь соляры", "капля в секунду с фильтра"],
    ["ar", "تهريب ديزل", "نقطة بالثانية من الفلتر"],
  ] as const)("%s: “%s”, “%s” is a seep", (language, leak, size) => {
    expect(told(language, leak).urgency).toBe("emergency");
    expect(told(language, leak, howFast[language], size)).toMatchObject({ category: "fuel", drive: "with_care" });
  });

  it.each([
    ["en", "fuel leak", "small but it drips on the turbo"],
    ["en", "fuel leak onto the exhaust", "just a few drops"],
    ["en", "fuel leak", "pouring"],
    ["es", "fuga de diesel", "poquito, sobre el escape"],
    ["ru", "течь соляры", "немного, на выхлоп капает"],
  ] as const)("%s: “%s”, “%s” stays a danger", (language, leak, size) => {
    expect(told(language, leak, howFast[language], size).urgency).toBe("emergency");
  });
});

describe("a code of a sensor counts less where its gauge is read as usual", () => {
  it.each([
    ["en", "SPN 100 FMI 3, oil gauge 45"],
    ["en", "110/4, needle 190"],
    ["es", "SPN 110 FMI 4 y la aguja en 190, normal"],
    ["ru", "код 100 fmi 4, манометр масла 48"],
  ] as const)("%s: “%s”", (language, text) => {
    expect(told(language, text)).toMatchObject({ urgency: "medium", drive: "with_care" });
  });

  it("and no less where nobody read it, or it shows too little", () => {
    expect(told("en", "SPN 100 FMI 3").drive).toBe("next_safe_exit");
    expect(told("en", "SPN 100 FMI 1, oil gauge 45").drive).toBe("stop_now");
    expect(told("en", "SPN 100 FMI 3, oil gauge 4").drive).toBe("stop_now");
  });
});

describe("what a driver cannot go on with in the rain, or on a grade", () => {
  it.each([
    ["en", "wipers quit and it's pouring rain"],
    ["es", "no sirven los limpiaparabrisas y está lloviendo fuerte"],
    ["ru", "дворники встали, ливень"],
    ["ar", "المساحات وقفت والمطر قوي"],
  ] as const)("wipers that stand still in the rain send to the next exit: %s", (language, text) => {
    expect(told(language, text)).toMatchObject({ category: "electrical", drive: "next_safe_exit" });
  });

  it.each([
    ["en", "parked on the grade with the yellow knob pulled and it is still creeping"],
    ["es", "tengo jalado el amarillo y en la bajada se sigue rodando"],
    ["ar", "ساحب الزر الأصفر والشاحنة لسا تزحف بالنزلة"],
  ] as const)("a parking brake that does not hold is no brake: %s", (language, text) => {
    expect(told(language, text)).toMatchObject({ category: "brakes", urgency: "emergency" });
  });
});
