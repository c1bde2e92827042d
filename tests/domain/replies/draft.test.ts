import { describe, expect, test } from "vitest";
import { wordingOf } from "#domain/diagnosis/index.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { type DraftInput, draftReply } from "#domain/replies/draft.ts";
import { maxReplyTextLength } from "#domain/replies/reply.ts";
import { gapsIn } from "#domain/replies/variables.ts";

const truck = { brand: "Freightliner", year: 2019, model: "Cascadia" };
const draft = (input: Partial<DraftInput>) =>
  draftReply({ chat: [], issue: "", room: [], truck, language: "en", ...input }) ?? "";

describe("The draft of an answer", () => {
  test("greets by name and asks the engine's next question", () => {
    const text = draft({ issue: "Truck will not crank, only a click" });
    expect(text).toMatch(/^Hi \{name\}, this is \{technician\} from Roadflare\.\n\n/);
    const questions: readonly string[] = Object.values(wordingOf("en").questions);
    expect(questions).toContain(text.split("\n\n").at(-1));
    expect(gapsIn(text).map(({ variable }) => variable)).toEqual(["name", "technician"]);
  });

  test.each(chatLanguages)("says first what to do now where there is danger, in %s", (language) => {
    const { reply } = wordingOf(language);
    const text = draft({ language, issue: "Lost air pressure, low air buzzer is on, 40 psi" });
    expect(text).toContain(reply.decision.stop_now);
    expect(text).toContain(`${reply.doNow}\n1. `);
    expect(text.length).toBeLessThanOrEqual(maxReplyTextLength);
  });

  test("goes on where the conversation stands: no second greeting, and another question than the one answered", () => {
    const issue = "Truck will not crank, only a click";
    const first = draft({ issue }).split("\n\n").at(-1) ?? "";
    const next = draft({
      issue,
      room: [
        { by: "support", text: first },
        { by: "driver", text: "yes they come on bright" },
      ],
    });
    expect(next).not.toContain("{name}");
    expect(next).not.toContain(first);
  });

  test("waits while the driver is to answer, and says what is dangerous once", () => {
    const issue = "Lost air pressure, low air buzzer is on, 40 psi";
    const first = draft({ issue });
    expect(draft({ issue, room: [{ by: "support", text: first }] })).toBe("");
    const room = [
      { by: "support" as const, text: first },
      { by: "driver" as const, text: "yes I am on the shoulder" },
    ];
    expect(draft({ issue, room })).not.toContain(wordingOf("en").reply.decision.stop_now);
  });

  test("reads the chat before the ticket, and the form only once", () => {
    const issue = "Truck will not crank, only a click";
    const chat = [{ role: "user" as const, content: issue }];
    expect(draft({ chat, issue })).toBe(draft({ issue }));
  });

  test("never claims that it is safe to drive", () => {
    for (const issue of ["Check engine light, drives fine", "Small coolant leak", "hello"]) {
      expect(draft({ issue })).not.toMatch(/safe to drive/i);
    }
  });
});
