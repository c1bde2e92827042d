import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxMessageLength, parseClientFrame, parseDeskFrame, parseServerFrame } from "#domain/room/protocol.ts";

const send = (change: object) =>
  parseClientFrame(
    JSON.stringify({ type: "send", clientId: "c-1", text: "Hello", photoIds: [], audience: "everyone", ...change }),
  );

describe("A client's frame", () => {
  it("is read as the contract says", () => {
    expect(parseClientFrame('{"type":"hello","epoch":"E","since":7}')).toEqual({
      ok: true,
      frame: { type: "hello", epoch: "E", since: 7 },
    });
    expect(parseClientFrame('{"type":"hello"}')).toMatchObject({ ok: true, frame: { epoch: null, since: 0 } });
    expect(parseClientFrame('{"type":"read","seq":3}')).toEqual({ ok: true, frame: { type: "read", seq: 3 } });
    expect(parseClientFrame('{"type":"typing"}')).toMatchObject({ ok: true, frame: { audience: "everyone" } });
    expect(send({})).toMatchObject({ ok: true, frame: { clientId: "c-1", text: "Hello" } });
  });

  it.each([
    ["a blank text", { text: " \n" }, "message.blank"],
    ["a text that is too long", { text: "a".repeat(maxMessageLength + 1) }, "message.too_long"],
    ["an unknown audience", { audience: "world" }, "message.audience"],
    ["no audience", { audience: undefined }, "message.audience"],
    ["no client id", { clientId: "" }, "message.client_id"],
    ["too many photos", { photoIds: Array.from({ length: 7 }, (_, n) => `pho_${n}`) }, "message.photos"],
    ["a text that is none", { text: 7 }, "frame.invalid"],
  ])("with %s is refused by name", (_what, change, code) => {
    expect(send(change)).toMatchObject({ ok: false, code });
  });

  it("may be a photo without words, and a text of the full length", () => {
    expect(send({ text: "", photoIds: ["pho_1"] })).toMatchObject({ ok: true });
    expect(send({ text: "\u0000".repeat(maxMessageLength) })).toMatchObject({ ok: true });
  });

  it("names the message that it refuses, so that its sender can tell which", () => {
    expect(send({ text: "" })).toEqual({ ok: false, code: "message.blank", clientId: "c-1" });
  });

  it("never throws, whatever comes", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.uint8Array()), (raw) => {
        const result = parseClientFrame(typeof raw === "string" ? raw : (raw.buffer.slice(0) as ArrayBuffer));
        expect(typeof result.ok).toBe("boolean");
      }),
    );
  });
});

describe("A server's frame", () => {
  it("of an unknown type or form is passed over", () => {
    expect(parseServerFrame('{"type":"fireworks"}')).toBeNull();
    expect(parseServerFrame("pong")).toBeNull();
    expect(parseServerFrame('{"type":"ack","clientId":"c"}')).toBeNull();
    expect(parseDeskFrame('{"type":"items","items":[]}')).toBeNull();
  });

  it("may have fields that this version does not know", () => {
    expect(parseServerFrame('{"type":"ack","clientId":"c","seq":1,"later":true}')).toEqual({
      type: "ack",
      clientId: "c",
      seq: 1,
    });
  });
});
