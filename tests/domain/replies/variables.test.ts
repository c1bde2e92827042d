import { describe, expect, test } from "vitest";
import { chatLanguages } from "#domain/languages/languages.ts";
import { type ReplyTicket, replyValues } from "#domain/replies/values.ts";
import { etaText, fillReply, gapsIn, isWhole, unknownVariables } from "#domain/replies/variables.ts";

const ticket: ReplyTicket = {
  ticketNumber: "TRK-7Q2MZ4",
  contactName: "Dale Turner",
  truckBrand: "Freightliner",
  truckYear: 2019,
  truckModel: "Cascadia",
  locationAddress: "Elko, NV",
  locationLat: 40.83,
  locationLng: -115.76,
  highway: "I-80",
  direction: "W",
  mileMarker: "301",
};

describe("A saved reply", () => {
  test("is filled from the ticket, all but what the ticket cannot know", () => {
    const text = "Hi {name}, {technician} here about {ticket}: the tow for your {truck} at {address} comes in {eta}.";
    expect(fillReply(text, replyValues(ticket, "Tess"), "en")).toBe(
      "Hi Dale Turner, Tess here about TRK-7Q2MZ4: the tow for your 2019 Freightliner Cascadia at I-80 W MM 301, Elko, NV comes in {eta}.",
    );
  });

  test("says where the truck stands with what there is: the road, the address, the position, or nothing", () => {
    const nowhere = { ...ticket, highway: null, direction: null, mileMarker: null, locationAddress: null };
    const address = (of: ReplyTicket) => replyValues(of, "Tess").address;
    expect(address({ ...nowhere, highway: "US-93" })).toBe("US-93");
    expect(address({ ...nowhere, locationAddress: "Elko, NV" })).toBe("Elko, NV");
    expect(address({ ...ticket, locationAddress: "i-80 west, mile 301, Elko, NV" })).toBe(
      "i-80 west, mile 301, Elko, NV",
    );
    expect(address({ ...ticket, mileMarker: "30", locationAddress: "I-80, mile 301" })).toBe(
      "I-80 W MM 30, I-80, mile 301",
    );
    expect(address({ ...ticket, locationAddress: "I-80, Elko, NV" })).toBe("I-80 W MM 301, I-80, Elko, NV");
    expect(address(nowhere)).toBe("40.83000, -115.76000");
    expect(address({ ...nowhere, locationLat: null, locationLng: null })).toBeNull();
  });

  test.each([[undefined], [null], [""], ["  "]])("keeps its gap where the value is %j", (value) => {
    const values = value === undefined ? {} : { eta: value };
    expect(fillReply("There in {eta}.", values, "en")).toBe("There in {eta}.");
  });

  test("knows its variables however they are written, and leaves other words in braces alone", () => {
    expect(fillReply("{ NAME } {Name} {nickname} { } {{name}}", { name: "Dale" }, "en")).toBe(
      "Dale Dale {nickname} { } {Dale}",
    );
  });

  test("is filled once: what a driver is called is never read for variables", () => {
    expect(fillReply("{name} {ticket}", { name: "{ticket}", ticket: "TRK-1" }, "en")).toBe("{ticket} TRK-1");
    expect(fillReply("{name}", { name: "$& $1 {eta}" }, "en")).toBe("$& $1 {eta}");
  });

  test("keeps each value in its own direction where the text runs from right to left", () => {
    expect(fillReply("مرحبًا {name}", { name: "Dale" }, "ar")).toBe("مرحبًا \u2068Dale\u2069");
    expect(fillReply("Здравствуйте, {name}", { name: "Dale" }, "ru")).toBe("Здравствуйте, Dale");
  });
});

describe("The rule that nothing goes out with a gap", () => {
  test("finds each gap and where it stands", () => {
    const text = "In { eta }, {name}.";
    expect(gapsIn(text)).toEqual([
      { variable: "eta", from: 3, to: 10 },
      { variable: "name", from: 12, to: 18 },
    ]);
    expect(gapsIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(["{ eta }", "{name}"]);
  });

  test.each([
    ["We are on our way.", true],
    ["", true],
    ["Type {anything} you like", true],
    ["eta: 20 minutes {", true],
    ["There in {eta}", false],
    ["{NAME}, we are on our way", false],
    ["مرحبًا {name}", false],
  ])("%j may go: %s", (text, whole) => {
    expect(isWhole(text)).toBe(whole);
  });

  test("names the words that no ticket fills, so that a slip is found when the reply is written", () => {
    expect(unknownVariables("{nombre} {name} {Eta} {имя}")).toEqual(["nombre", "имя"]);
  });
});

test("How long help takes is said in the driver's language, in figures that everybody reads", () => {
  expect(chatLanguages.map((language) => etaText(45, language))).toEqual([
    "45 minutes",
    "45 minutos",
    "45 دقيقة",
    "45 минут",
  ]);
  expect(etaText(120, "en")).toBe("120 minutes");
  expect(chatLanguages.map((language) => etaText(180, language))).toEqual(["3 hours", "3 horas", "3 ساعات", "3 часа"]);
});
