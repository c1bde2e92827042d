import { describe, expect, it } from "vitest";
import { CreateTechInput, ListTechsInput, UpdateTechInput } from "#domain/techs/inputs.ts";
import { splitSpecializations } from "#domain/techs/specializations.ts";

const person = { userId: "usr_1", fullName: " Tess Tech ", email: " Tess@Example.TEST " };

describe("specializations", () => {
  it.each([
    ["Engine, Brakes,Transmission", ["Engine", "Brakes", "Transmission"]],
    [" , Engine ,, Engine,  ", ["Engine"]],
    ["المحرك، الفرامل", ["المحرك", "الفرامل"]],
    ["", []],
    ["Мотор и тормоза", ["Мотор и тормоза"]],
  ])("typed as %j are %j", (typed, items) => {
    expect(splitSpecializations(typed)).toEqual(items);
  });
});

describe("a new technician", () => {
  it("speaks English, is good at nothing in particular, and is available unless it is said", () => {
    expect(CreateTechInput.parse(person)).toEqual({
      userId: "usr_1",
      fullName: "Tess Tech",
      email: "tess@example.test",
      phone: null,
      languages: ["en"],
      specializations: [],
      isAvailable: true,
    });
  });

  it("keeps each language and each specialization once, and no empty ones", () => {
    const input = { ...person, phone: " ", languages: ["ru", "ru", "zh"], specializations: ["Engine", " Engine", ""] };
    expect(CreateTechInput.parse(input)).toMatchObject({
      phone: null,
      languages: ["ru", "zh"],
      specializations: ["Engine"],
    });
  });

  it.each([
    [{ ...person, userId: "" }, "techs.account_required"],
    [{ ...person, userId: undefined }, "techs.account_required"],
    [{ ...person, fullName: " " }, "account.name_required"],
    [{ ...person, email: "" }, "account.email_required"],
    [{ ...person, email: "tess" }, "account.email_invalid"],
    [{ ...person, phone: "call me" }, "account.phone_invalid"],
    [{ ...person, languages: ["uz"] }, "techs.language_unknown"],
    [{ ...person, specializations: ["x".repeat(61)] }, "techs.specialization_long"],
    [{ ...person, specializations: Array.from({ length: 31 }, String) }, "techs.specializations_many"],
  ])("is refused as %j: %s", (input, message) => {
    expect(CreateTechInput.safeParse(input).error?.issues[0]?.message).toBe(message);
  });
});

it("A change of a technician leaves what is not named, and knows no e-mail", () => {
  const input = { techId: "tec_1", isAvailable: false, email: "other@example.test", role: "admin" };
  expect(UpdateTechInput.parse(input)).toEqual({ techId: "tec_1", isAvailable: false });
});

it.each(["tec_1", "1.", "tec 1.Ann", "x".repeat(300)])("A page of technicians is not continued from %j", (cursor) => {
  const known = cursor === "1.";
  expect(ListTechsInput.safeParse({ cursor }).success).toBe(known);
});
