import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ChatEvent } from "#domain/chat/turn.ts";
import type { Assessment, SafetyCard } from "#domain/diagnosis/assessment.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";
import { answer, refusal, type ScriptedChatOptions, scriptedChat } from "./scripted-chat.ts";

preparePages();
beforeAll(() => {
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => {};
});

const assessment: Assessment = {
  category: "brakes",
  urgency: "emergency",
  drive: "stop_now",
  redFlags: ["smoke"],
  faultCodes: [{ spn: 157, fmi: 18, meaning: "Injector rail pressure low" }],
  causes: [{ id: "brake_dragging", text: "a brake that drags", evidence: ["smoke"] }],
  steps: ["Out of the cab"],
  checks: ["Look at the drum"],
  question: "Are you off the road?",
  handover: false,
};
const card: SafetyCard = { flags: ["smoke"], title: "Smoke: stop now", steps: ["Out of the cab"], call911: true };

async function openChat(options: ScriptedChatOptions) {
  const worker = scriptedChat(options);
  const user = userEvent.setup();
  const page = renderPage("/?conversation=cnv_1");
  const field = await screen.findByLabelText("Your message");
  await toasterIsThere();
  return { ...worker, user, field, page, messages: () => screen.getByRole("region", { name: "Messages" }) };
}

function never(): AsyncIterable<never> {
  return { [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) };
}

describe("writing", () => {
  it("greets the driver with the truck before anything was said", async () => {
    await openChat({ script: () => answer("Hm") });
    screen.getByText(/What's your 2020 Freightliner Cascadia doing/);
  });

  it("sends with Enter and breaks the line with Shift+Enter", async () => {
    const { sent, user, field } = await openChat({ script: () => answer("Understood.") });
    await user.type(field, "It smokes{Shift>}{Enter}{/Shift}a lot{Enter}");
    await screen.findByText("Understood.");
    expect(sent.map(({ text }) => text)).toEqual(["It smokes\na lot"]);
    expect(field).toHaveProperty("value", "");
  });

  it("sends nothing that is blank", async () => {
    const { sent, user, field } = await openChat({ script: () => answer("Hm") });
    await user.type(field, "   {Enter}");
    expect(sent).toEqual([]);
  });

  it("sends nothing more while an answer is pending, and keeps what is typed", async () => {
    const { sent, user, field } = await openChat({ script: never });
    await user.type(field, "one{Enter}");
    await screen.findByTestId("typing");
    await user.type(field, "two{Enter}");
    expect(sent).toHaveLength(1);
    expect(field).toHaveProperty("value", "two");
  });

  it("keeps what was typed over a reload", async () => {
    const first = await openChat({ script: () => answer("Hm") });
    await first.user.type(first.field, "half a sent");
    first.page.unmount();
    const second = await openChat({ script: () => answer("Hm") });
    expect(second.field).toHaveProperty("value", "half a sent");
  });

  it("shows what somebody wrote as text, never as markup", async () => {
    const { user, field, messages } = await openChat({
      script: () => answer("<img src=x onerror=alert(1)> [go](javascript:alert(1)) https://example.com/a."),
    });
    await user.type(field, "<b>bold</b>{Enter}");
    await within(messages()).findByText(/onerror/);
    expect(messages().querySelector("img, b, script")).toBeNull();
    expect([...messages().querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
      "https://example.com/a",
    ]);
  });
});

describe("an answer", () => {
  it("shows the safety card before its words, then the conclusion", async () => {
    const { user, field, messages } = await openChat({
      script: () =>
        answer("Stay away from it.", [
          { type: "safety", card },
          { type: "assessment", value: assessment },
        ]),
    });
    await user.type(field, "smoke{Enter}");
    await screen.findByText("Stay away from it.");
    const shown = messages().textContent ?? "";
    expect(shown.indexOf("Smoke: stop now")).toBeLessThan(shown.indexOf("Stay away from it."));
    expect(within(messages()).getByRole("link", { name: "Call 911" }).getAttribute("href")).toBe("tel:911");
    for (const text of [
      "Don't drive it",
      "Emergency",
      "a brake that drags",
      "Look at the drum",
      "Are you off the road?",
    ]) {
      expect(within(messages()).getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(within(messages()).getAllByText("Out of the cab")).toHaveLength(1);
  });

  it("is joined again after the line was cut, and said once", async () => {
    const { sent, user, field } = await openChat({
      script: async function* (_turn, attempt) {
        if (attempt === 1) {
          yield { type: "start", turnId: "" };
          yield { type: "text", delta: "Half of " };
          return;
        }
        yield* answer("Half of it and the rest.");
      },
    });
    await user.type(field, "why{Enter}");
    await screen.findByText("Half of it and the rest.");
    expect(new Set(sent.map(({ turnId }) => turnId)).size).toBe(1);
    expect(screen.getAllByText("why")).toHaveLength(1);
  });

  it("is joined again by a page that was reloaded in the middle", async () => {
    const first = await openChat({ script: never });
    await first.user.type(first.field, "engine dies{Enter}");
    await screen.findByTestId("typing");
    first.page.unmount();
    const second = await openChat({ script: () => answer("Fuel, most likely.") });
    await screen.findByText("Fuel, most likely.");
    expect(second.sent[0]?.turnId).toBe(first.sent[0]?.turnId);
  });
});

describe("stopping an answer", () => {
  /** An answer whose rest comes when it is let go on. */
  function halting(more: readonly ChatEvent[] = []) {
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    async function* script(): AsyncIterable<ChatEvent> {
      yield { type: "start", turnId: "" };
      yield { type: "assessment", value: { ...assessment, handover: true } };
      yield { type: "text", delta: "It drags a little." };
      await promise;
      yield* more;
      yield { type: "text", delta: " Let it cool." };
      yield { type: "done", messageId: "msg_whole" };
    }
    return { script, goOn };
  }

  it("keeps what was said so far, marked, and offers the rest once the worker has made it", async () => {
    const { script, goOn } = halting();
    const { user, field, sent } = await openChat({ script });
    await user.type(field, "why{Enter}");
    await screen.findByText("It drags a little.");
    await user.click(screen.getByRole("button", { name: "Stop the answer" }));

    screen.getByText("It drags a little.");
    expect(screen.getAllByText("You stopped this answer.").length).toBeGreaterThan(0);
    expect(screen.queryByTestId("typing")).toBeNull();
    expect(screen.queryByRole("button", { name: "Stop the answer" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Show the rest" })).toBeNull();

    goOn();
    await user.click(await screen.findByRole("button", { name: "Show the rest" }));
    screen.getByText("It drags a little. Let it cool.");
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole("dialog", { name: "Request Support" })).toBeNull();
  });

  it("lets the next message be sent at once, however long the stopped answer goes on", async () => {
    const { script } = halting();
    const { user, field, sent } = await openChat({
      script: (turn) => (turn.text === "why" ? script() : answer("The second answer.")),
    });
    await user.type(field, "why{Enter}");
    await user.click(await screen.findByRole("button", { name: "Stop the answer" }));
    await user.type(field, "and now{Enter}");
    await screen.findByText("The second answer.");
    expect(sent.map(({ text }) => text)).toEqual(["why", "and now"]);
    expect(screen.getByText("It drags a little.")).toBeTruthy();
  });

  it("hides no danger that is found later, and words that are taken back go from it", async () => {
    const { script, goOn } = halting([
      { type: "error", code: "failed" },
      { type: "safety", card },
    ]);
    const { user, field, messages } = await openChat({ script });
    await user.type(field, "why{Enter}");
    await user.click(await screen.findByRole("button", { name: "Stop the answer" }));
    goOn();
    await within(messages()).findByText("Smoke: stop now");
    expect(within(messages()).queryByText("It drags a little.")).toBeNull();
    expect(screen.queryByText("Failed to get AI response. Please try again.")).toBeNull();
  });

  it("gives the message back as long as the worker has said nothing, and another one can be sent", async () => {
    const { user, field, sent } = await openChat({
      script: (turn) => (turn.text === "why" ? never() : answer("The second answer.")),
    });
    await user.type(field, "why{Enter}");
    await user.click(await screen.findByRole("button", { name: "Stop the answer" }));
    await waitFor(() => expect(field).toHaveProperty("value", "why"));
    expect(screen.queryByTestId("typing")).toBeNull();
    await user.type(field, " now{Enter}");
    await screen.findByText("The second answer.");
    expect(sent.map(({ text }) => text)).toEqual(["why", "why now"]);
  });
});

describe("faults", () => {
  it.each([
    ["rate_limit", "Rate Limit Reached", "Too many requests. Please wait a moment and try again."],
    ["payment", "Credits Needed", "Please add credits to your AI workspace to continue."],
    ["failed", "Error", "Failed to get AI response. Please try again."],
    ["connection", "Failed to connect to AI service.", null],
  ] as const)("%s of the model is told, and the built-in answer comes all the same", async (code, title, text) => {
    const { user, field } = await openChat({
      script: () => answer("Built in, but an answer.", [{ type: "error", code }]),
    });
    await user.type(field, "help{Enter}");
    await screen.findByText(title);
    if (text !== null) screen.getByText(text);
    await screen.findByText("Built in, but an answer.");
    screen.getByText("Backup assistant answered: the AI didn't respond.");
  });

  it("gives the message back when the driver writes too fast", async () => {
    const { user, field } = await openChat({
      script: () => {
        throw refusal("TOO_MANY_REQUESTS", "chat.rate_limited");
      },
    });
    await user.type(field, "again{Enter}");
    await screen.findByText("Rate Limit Reached");
    await waitFor(() => expect(field).toHaveProperty("value", "again"));
  });

  it("shows the blocking dialog with the safety card when access ended and a red flag is typed", async () => {
    const { user, field } = await openChat({
      script: () => {
        throw refusal("FORBIDDEN", "trial.expired");
      },
    });
    await user.type(field, "flames under the hood{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Trial Expired" });
    await within(dialog).findByText("Fire: get away from the truck now");
    expect(within(dialog).queryByText(/\$\d/)).toBeNull();
  });
});

describe("photos", () => {
  const photo = (type: string, size: number) => {
    const file = new File(["x"], "dash.png", { type });
    Object.defineProperty(file, "size", { value: size });
    return file;
  };
  const pick = (file: File) => userEvent.setup({ applyAccept: false }).upload(screen.getByTestId("photo-input"), file);

  it("of a wrong type are refused", async () => {
    await openChat({ script: () => answer("Hm") });
    await pick(photo("application/pdf", 100));
    await screen.findByText("Invalid File");
    screen.getByText("Please select an image file (JPG, PNG, etc.)");
  });

  it("of more than 10 MB are refused", async () => {
    await openChat({ script: () => answer("Hm") });
    await pick(photo("image/png", 10 * 1024 * 1024 + 1));
    await screen.findByText("File Too Large");
    screen.getByText("Please select an image smaller than 10MB");
  });

  it("go with the message", async () => {
    const { sent, user, field } = await openChat({ script: () => answer("I see.") });
    await pick(photo("image/png", 100));
    await user.type(field, "{Enter}");
    await screen.findByText("I see.");
    expect(sent[0]).toMatchObject({ text: "", photoIds: ["pho_1"] });
  });

  it("that cannot be uploaded hold the message back", async () => {
    const { sent, user, field } = await openChat({
      script: () => answer("Hm"),
      uploads: () => new Response("{}", { status: 503 }),
    });
    await pick(photo("image/png", 100));
    await user.type(field, "look{Enter}");
    await screen.findByText("Upload Failed");
    screen.getByText("Failed to upload image. Please try again.");
    expect(sent).toEqual([]);
    expect(field).toHaveProperty("value", "look");
  });
});

describe("the way to a person", () => {
  const offer = () =>
    answer("I can connect you to human support.", [{ type: "assessment", value: { ...assessment, handover: true } }]);

  it("opens by itself over an answer that offers it and was on the screen for five seconds", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { user, field } = await openChat({ script: offer });
    await user.type(field, "help{Enter}");
    await screen.findByText("Want a technician to take over?");
    await act(() => vi.advanceTimersByTimeAsync(4500));
    expect(screen.queryByRole("dialog", { name: "Request Human Support" })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(500));
    const form = await screen.findByRole("dialog", { name: "Request Human Support" });
    expect(within(form).getByLabelText("Your Name")).toHaveProperty("value", "Dana Driver");
    expect(
      within(form)
        .getByRole("radio", { name: /Emergency/ })
        .getAttribute("aria-checked"),
    ).toBe("true");
  });

  it("never opens over something that is being typed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { user, field } = await openChat({ script: offer });
    await user.type(field, "help{Enter}");
    await screen.findByText("Want a technician to take over?");
    await user.type(field, "wait");
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.queryByRole("dialog", { name: "Request Human Support" })).toBeNull();
    expect(field).toHaveProperty("value", "wait");
  });

  it("does not open by itself again once it was dismissed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { user, field } = await openChat({ script: offer });
    await user.type(field, "help{Enter}");
    await screen.findByText("Want a technician to take over?");
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const form = await screen.findByRole("dialog", { name: "Request Human Support" });
    await user.click(within(form).getByRole("button", { name: "Cancel" }));
    await user.type(screen.getByLabelText("Your message"), "still broken{Enter}");
    await waitFor(() => expect(screen.getAllByText("I can connect you to human support.")).toHaveLength(2));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole("dialog", { name: "Request Human Support" })).toBeNull();
  });

  it("does not open by itself over an answer in a page that nobody sees", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const { user, field } = await openChat({ script: offer });
    await user.type(field, "help{Enter}");
    await screen.findByText("Want a technician to take over?");
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole("dialog", { name: "Request Human Support" })).toBeNull();
    visible.mockReturnValue("visible");
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await screen.findByRole("dialog", { name: "Request Human Support" });
    visible.mockRestore();
  });
});

describe("the way to a person, beside an offer of another language", () => {
  it("waits until that one is answered", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const offer = () =>
      answer("I can connect you to human support.", [{ type: "assessment", value: { ...assessment, handover: true } }]);
    const { user, field } = await openChat({ script: offer });
    await user.type(field, "не крутит стартер, стою на стоянке{Enter}");
    await screen.findByRole("button", { name: "Отвечать по-русски" });
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.queryByRole("dialog", { name: "Request Human Support" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Keep English" }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await screen.findByRole("dialog", { name: "Request Human Support" });
  });
});

describe("the header", () => {
  it("dials the roadside number", async () => {
    await openChat({ script: () => answer("Hm") });
    expect(screen.getByRole("link", { name: /^Call Help/ }).getAttribute("href")).toBe("tel:8005550142");
  });

  it("confirms another language in that language, and says so", async () => {
    const { user } = await openChat({ script: () => answer("Hm") });
    await user.click(screen.getByRole("button", { name: /language of the answers: English/ }));
    await user.click(await screen.findByRole("menuitemradio", { name: /Español/ }));
    await screen.findByText("A partir de ahora respondo en español.");
    await screen.findByText("Language changed");
  });

  it("offers a driver who writes in another language answers in it, in its own words, and asks again", async () => {
    const { sent, user, field } = await openChat({ script: () => answer("Understood.") });
    await user.type(field, "se me prendió una luz roja en el tablero{Enter}");
    await user.click(await screen.findByRole("button", { name: "Responder en español" }));
    await screen.findByText("A partir de ahora respondo en español.");
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.text).toBe("se me prendió una luz roja en el tablero");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Responder en español" })).toBeNull());
  });

  it("takes a no to that offer, and offers nothing to who writes in the language of the answers", async () => {
    const { user, field } = await openChat({ script: () => answer("Understood.") });
    await user.type(field, "the low air buzzer is on and it won't build{Enter}");
    await screen.findByText("Understood.");
    expect(screen.queryByRole("button", { name: /^(Answer|Responder|Отвечать|الرد)/ })).toBeNull();
    await user.type(field, "не крутит стартер, стою на стоянке{Enter}");
    await screen.findByRole("button", { name: "Отвечать по-русски" });
    await user.click(screen.getByRole("button", { name: "Keep English" }));
    expect(screen.queryByRole("button", { name: "Отвечать по-русски" })).toBeNull();
  });

  it("closes, resets and lets the worker store the summary", async () => {
    const { user, closed, page } = await openChat({ script: () => answer("Hm") });
    await user.click(screen.getByRole("button", { name: "Close the chat" }));
    await waitFor(() => expect(screen.queryByLabelText("Your message")).toBeNull());
    await waitFor(() => expect(closed).toEqual(["cnv_1"]));
    expect(page.location().search).toEqual({});
  });
});
