import { describe, expect, it } from "vitest";
import type { Assessment } from "#domain/diagnosis/assessment.ts";
import { assess } from "#domain/diagnosis/index.ts";
import { type Dm1, readDm1 } from "#domain/diagnosis/parse/codes/dm1.ts";

const says = (content: string): Assessment => assess({ messages: [{ role: "user", content }], language: "en" });

/** SPN, FMI, occurrence count; an older layout has a question mark behind it. */
const codes = (messages: readonly Dm1[]) =>
  messages.flatMap((message) =>
    message.codes.map(({ spn, fmi, count, uncertain }) => `${spn}/${fmi} x${count ?? "-"}${uncertain ? "?" : ""}`),
  );

function lampsOf(text: string): string {
  const [message] = readDm1(text);
  return Object.entries(message?.lamps ?? {})
    .filter(([, state]) => state !== "off")
    .map(([lamp, state]) => `${lamp} ${state}`)
    .sort()
    .join(", ");
}

describe("the faults of a frame, by hand", () => {
  it.each([
    ["one fault", "10 FF 64 00 01 03 FF FF", ["100/1 x3"]],
    ["the middle byte: 0x0CB3 is 3251", "04 FF B3 0C 00 01 FF FF", ["3251/0 x1"]],
    ["the top three bits: 0x20010 is 131088", "04 FF 10 00 44 02 FF FF", ["131088/4 x2"]],
    ["the highest FMI", "04 FF 21 06 1F 01 FF FF", ["1569/31 x1"]],
    ["a count that is not available", "04 FF 5B 00 02 7F FF FF", ["91/2 x-"]],
    ["an older byte layout", "04 FF 22 EE E3 81 FF FF", ["519714/3 x1?"]],
    ["an older layout with the count away", "04 FF 42 F4 60 FF FF FF", ["259138/0 x-?"]],
    [
      "three faults, put together",
      "44 FF 0C 11 12 02 90 0C 04 01 7E 14 00 01",
      ["4364/18 x2", "3216/4 x1", "5246/0 x1"],
    ],
    ["no active fault", "00 FF 00 00 00 00 FF FF", []],
    ["padding is no fault", "04 FF FF FF FF FF FF FF", []],
  ])("%s", (_, text, expected) => {
    expect(codes(readDm1(text))).toEqual(expected);
  });
});

describe("the lamps of a frame", () => {
  it.each([
    ["10 FF 64 00 01 03 FF FF", "stop on"],
    ["14 FF 6E 00 00 01 FF FF", "stop on, warning on"],
    ["44 FF 0C 11 12 02 FF FF", "mil on, warning on"],
    ["01 FF 64 00 01 03 FF FF", "protect on"],
    ["04 F3 B3 0C 00 01 FF FF", "warning slow_flash"],
    ["04 F7 B3 0C 00 01 FF FF", "warning fast_flash"],
    ["54 4F 64 00 01 03 FF FF", "mil fast_flash, stop slow_flash, warning on"],
    ["AB FF 64 00 01 03 FF FF", ""],
    ["00 FF 00 00 00 00 FF FF", ""],
  ])("%s", (text, expected) => {
    expect(lampsOf(text)).toBe(expected);
  });
});

describe("the writings of a frame", () => {
  it.each([
    "04 FF B3 0C 00 01 FF FF",
    "04 ff b3 0c 00 01 ff ff",
    "04,FF,B3,0C,00,01,FF,FF",
    "04-FF-B3-0C-00-01-FF-FF",
    "0x04 0xFF 0xB3 0x0C 0x00 0x01 0xFF 0xFF",
    "04FFB30C0001FFFF",
    "DM1: 04 FF B3 0C 00 01 FF FF, what is that?",
    "18FECA00 04 FF B3 0C 00 01 FF FF",
    "0x18FECA00 [8] 04 FF B3 0C 00 01 FF FF",
    "can0 18FECA00#04FFB30C0001FFFF",
    "18FECA00x 04 FF B3 0C 00 01 FF FF",
  ])("%s", (text) => {
    expect(says(text).faultCodes.map(({ spn, fmi }) => `${spn}/${fmi}`)).toEqual(["3251/0"]);
  });
});

describe("what is cut off or no frame invents no code", () => {
  it.each([
    "04",
    "04 FF",
    "04 FF B3 0C",
    "04 FF B3 0C 00",
    "10 11 12 13 14 15",
    "parts 11 22 33 44 55 66 77 88",
    "VIN 1FUJGLDR5CSBM1234",
    "deadbeef",
  ])("%s", (text) => {
    expect(says(text).faultCodes).toEqual([]);
  });

  it("a fault whose last byte is missing is not read", () => {
    expect(codes(readDm1("44 FF 0C 11 12 02 90 0C 04"))).toEqual(["4364/18 x2"]);
  });
});

describe("a message in several packets", () => {
  const announced = "18ECFF00 20 0E 00 02 FF CA FE 00";
  const first = "18EBFF00 01 44 FF 0C 11 12 02 90";
  const second = "18EBFF00 02 0C 04 01 7E 14 00 01";
  const whole = ["4364/18 x2", "3216/4 x1", "5246/0 x1"];

  it("is put together by the packets' numbers", () => {
    expect(codes(readDm1([announced, first, second].join("\n")))).toEqual(whole);
    expect(codes(readDm1([announced, second, first].join("\n")))).toEqual(whole);
  });

  it("keeps its sender apart from another's", () => {
    const other = "18FECA0B 04 FF 15 03 02 01 FF FF";
    const messages = readDm1([announced, first, other, second].join("\n"));
    expect(messages.map(({ source }) => source).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([0, 11]);
    expect(codes(messages).sort()).toEqual([...whole, "789/2 x1"].sort());
  });

  it("gives only its whole faults when a packet is missing", () => {
    expect(codes(readDm1([announced, first].join("\n")))).toEqual(["4364/18 x2"]);
    expect(codes(readDm1([announced, second].join("\n")))).toEqual(["5246/0 x1"]);
  });

  it("is left alone when it is another message", () => {
    const identification = "18ECFF00 20 0E 00 02 FF EC FE 00";
    expect(codes(readDm1([identification, first, second].join("\n")))).toEqual([]);
  });
});

describe("what a frame leads to", () => {
  it("stops for the red lamp, whatever the code", () => {
    expect(says("10 FF B3 0C 05 01 FF FF")).toMatchObject({ urgency: "emergency", drive: "stop_now" });
  });

  it("stops for a stop-class code at its worst, without the lamp", () => {
    expect(says("04 FF 64 00 01 01 FF FF")).toMatchObject({ category: "engine", drive: "stop_now" });
  });

  it("does not stop for an amber lamp and an emission code", () => {
    const found = says("04 FF 90 0C 04 01 FF FF");
    expect(found).toMatchObject({ category: "warning_lights", drive: "with_care" });
  });

  it("finds no fault in a frame without one", () => {
    const found = says("00 FF 00 00 00 00 FF FF");
    expect(found.faultCodes).toEqual([]);
    expect(found.redFlags).toEqual([]);
    expect(found.urgency).toBe("low");
  });

  it("gives a maker's number no name", () => {
    const [code] = says("18FECA03 04 FF 22 EE E3 81 FF FF").faultCodes;
    expect(code).toMatchObject({ spn: 519714, fmi: 3 });
    expect(code?.meaning ?? "").toMatch(/manufacturer code|^$/);
  });
});
