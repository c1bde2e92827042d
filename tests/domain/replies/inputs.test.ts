import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { CreateReplyInput } from "#domain/replies/inputs.ts";

const whole = { scope: "own", shortcut: "omw", title: "On my way", texts: { en: "I am looking into it, {name}." } };

function complaint(change: object): unknown {
  const parsed = z.safeParse(CreateReplyInput, { ...whole, ...change });
  return parsed.success ? null : parsed.error.issues.map(({ message, path }) => [path.join("."), message]);
}

describe("A reply that is to be kept", () => {
  test("has its shortcut in lower case and without the stroke, and only the languages it was written in", () => {
    const texts = { en: " Hello ", es: "", ar: null, ru: "Здравствуйте" };
    expect(z.parse(CreateReplyInput, { ...whole, shortcut: " /On-My_Way ", texts })).toEqual({
      ...whole,
      shortcut: "on-my_way",
      texts: { en: "Hello", ru: "Здравствуйте" },
    });
  });

  test.each([
    [{ shortcut: " / " }, [["shortcut", "reply.shortcut_required"]]],
    [{ shortcut: "two words" }, [["shortcut", "reply.shortcut_invalid"]]],
    [{ shortcut: "a.b" }, [["shortcut", "reply.shortcut_invalid"]]],
    [{ shortcut: "x".repeat(33) }, [["shortcut", "reply.shortcut_long"]]],
    [{ title: " " }, [["title", "reply.title_required"]]],
    [{ title: "x".repeat(81) }, [["title", "reply.title_long"]]],
    [{ texts: {} }, [["texts", "reply.text_required"]]],
    [{ texts: { en: "  ", es: null } }, [["texts", "reply.text_required"]]],
    [{ texts: { en: "x".repeat(2001) } }, [["texts.en", "reply.text_long"]]],
    [{ texts: { en: "Hi", es: "Hola {nombre}" } }, [["texts.es", "reply.variable_unknown"]]],
    [{ scope: "everybody" }, [["scope", "reply.invalid"]]],
  ])("is refused by name: %j", (change, expected) => {
    expect(complaint(change)).toEqual(expected);
  });

  test("may be called in any script", () => {
    expect(complaint({ shortcut: "в-пути" })).toBeNull();
    expect(complaint({ shortcut: "قادم" })).toBeNull();
  });
});
