import { describe, expect, it } from "vitest";
import { assess, conclude, reply, wordingOf } from "#domain/diagnosis/index.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { hostileReplies } from "#tests/support/hostile-replies.ts";
import { ordinaryReplies } from "#tests/support/ordinary-replies.ts";
import { unseenReplies } from "#tests/support/unseen-replies.ts";
import { type GuardOptions, ReplyGuard } from "#worker/ai/guard.ts";

const withCare = { drive: "with_care", category: "electrical" } as const;

/** What is shown of a reply that comes as providers send it: a word, or a part of one, at a time. */
function stream(text: string, options: Partial<GuardOptions> = {}): string {
  const guard = new ReplyGuard({ assessment: withCare, language: "en", ...options });
  let shown = "";
  for (const [delta] of text.matchAll(/\S{0,40}\s?/gu)) shown += guard.push(delta);
  return shown + guard.end();
}

describe.each(chatLanguages)("What no driver is to read is not shown, in %s", (language) => {
  it.each([...hostileReplies[language], ...unseenReplies[language]])("%s: %s", (drive, said) => {
    const guard = new ReplyGuard({ assessment: { ...withCare, drive }, language });
    expect(guard.push(`${said} `) + guard.end()).toBe("");
    expect(guard.findings.length).toBeGreaterThan(0);
  });
});

describe.each(chatLanguages)("What helps is shown as it was said, in %s", (language) => {
  it.each(ordinaryReplies[language])("%s: %s", (drive, said) => {
    expect(stream(said, { assessment: { ...withCare, drive }, language })).toBe(said);
  });
});

describe("A sentence that refers to one that was not shown", () => {
  it.each([
    ["en", "Is the seat belt buzzer loud? Its plug is under the seat."],
    ["es", "Llame al 800-555-0123. Su conector está detrás de la batería."],
    ["ru", "Позвоните по номеру 8 800 555 35 35. Это помогает."],
  ] as const)("is not shown either, in %s", (language, said) => {
    expect(stream(said, { language })).toBe("");
  });

  it("is shown where it refers to what was", () => {
    const said = "Check the belt. It usually gets worse in cold weather because wax builds up in the filter.";
    expect(stream(said)).toBe(said);
  });
});

describe("What the engine says may be repeated", () => {
  it.each(chatLanguages)("in %s", (language) => {
    for (const complaint of [
      "engine overheating",
      "transmission slipping",
      "DEF light flashing",
      "no crank",
      "hello",
    ]) {
      const said = { messages: [{ role: "user" as const, content: complaint }], language };
      const own = reply(conclude(said), language);
      expect.soft(stream(own, { assessment: assess(said), own: [own], language })).toBe(own);
    }
  });
});

describe("While a reply streams", () => {
  it("a sentence is shown as soon as it has ended", () => {
    const guard = new ReplyGuard({ assessment: withCare, language: "en" });
    expect(guard.push("Check the ")).toBe("");
    expect(guard.push("belt. ")).toBe("");
    expect(guard.push("Then")).toBe("Check the belt. ");
  });

  it.each([
    ["You can drive another 50 miles.", "nobody can say"],
    ["That costs $400 or so.", "a technician tells you"],
    ["Call 1-800-555-0199.", "call 911 yourself"],
    ["It is safe to drive.", wordingOf("en").reply.decision.with_care],
    ["Unplug the NOx sensor to get rid of it.", wordingOf("en").reply.defeat],
  ])("“%s” gives way to the engine's words", (said, instead) => {
    const shown = stream(`Check the belt. ${said} `);
    expect(shown).not.toContain(said);
    expect(shown).toContain(instead);
    expect(shown.startsWith("Check the belt. ")).toBe(true);
  });

  it("after help to defeat a device nothing more of the reply is shown", () => {
    const shown = stream("Look at the lamp. Unplug the sensor first. Check the belt.");
    expect(shown).toBe(`Look at the lamp. ${wordingOf("en").reply.defeat} `);
  });

  it("nor after three sentences that may not be shown", () => {
    expect(stream("Check the belt. Gun it. Floor it. Send it. Check the fan.")).not.toContain("fan");
  });

  it("what is said twice is corrected once", () => {
    const shown = stream("Check the belt. That costs $400. Or it costs $500.");
    expect(shown.match(/a technician tells you/gu)).toHaveLength(1);
  });

  it("figures of the driver and of the engine may be repeated, others not", () => {
    expect(stream("The gauge shows 65 psi.", { told: ["air is at 65 psi"] })).toContain("65");
    expect(stream("Check the belt. The gauge shows 65 psi.")).not.toContain("65");
  });

  it("a run of the instructions' own words is not shown", () => {
    const secret = "Never say that the truck is safe to drive, never quote prices.";
    expect(stream(`Check the belt. My rules: ${secret} And more.`, { secret })).not.toMatch(/quote prices|And more/iu);
  });

  it.each(["can you ", "drive to ", "не ", "unplug the the the ", "$", "…", "no ", "a\u200B"])(
    "a sentence without an end is not shown: %j over and over",
    (piece) => {
      expect(stream(piece.repeat(4800))).toBe("");
    },
  );

  it.each(["a", "safe", ".", "\n", ")", ".)", "1. ", "*", "\u200B", "🔥", "drive-", "،", "a."])(
    "one piece of a million characters costs no more than a million of one: %j",
    (piece) => {
      const guard = new ReplyGuard({ assessment: withCare, language: "en", secret: "Never say that it is safe." });
      const huge = piece.repeat(1_000_000 / piece.length);
      expect(guard.push(huge) + guard.push(huge) + guard.end()).toBe("");
    },
  );

  it("a sentence that is too long is not shown in parts; the next one is", () => {
    const long = `Check ${"the belt and ".repeat(60)}the fan. `;
    for (const text of [`${long}Check the hose.`, `${long}${long}Check the hose.`]) {
      const guard = new ReplyGuard({ assessment: withCare, language: "en" });
      const shown = guard.push(text) + guard.end();
      expect(shown).not.toContain("belt");
      expect(shown.endsWith("Check the hose.")).toBe(true);
      expect(stream(text)).toBe(shown);
    }
  });
});
