import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { ChatAssessment } from "#domain/chat/turn.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";
import { answer, type ScriptedChatOptions, scriptedChat } from "./scripted-chat.ts";

preparePages();

const plain: ChatAssessment = {
  category: "unclear",
  urgency: "low",
  drive: "not_applicable",
  redFlags: [],
  faultCodes: [],
  causes: [],
  steps: [],
  checks: [],
  question: null,
  handover: false,
};

async function openChat(options: ScriptedChatOptions) {
  const worker = scriptedChat(options);
  const user = userEvent.setup();
  renderPage("/?conversation=cnv_1");
  const field = await screen.findByLabelText("Your message");
  await toasterIsThere();
  return { ...worker, user, field, messages: () => screen.getByRole("region", { name: "Messages" }) };
}

const withCodes: ChatAssessment = {
  ...plain,
  codesToConfirm: [
    { spn: 3251, fmi: 0 },
    { spn: 100, fmi: null },
  ],
};

it("codes from a photo are corrected and confirmed by the driver, in the driver's own message", async () => {
  const { sent, user, field } = await openChat({
    script: ({ text }) =>
      text === "look" ? answer("I read.", [{ type: "assessment", value: withCodes }]) : answer("Thank you."),
  });
  await user.type(field, "look{Enter}");
  const first = within(await screen.findByRole("group", { name: "Code 1" }));
  expect(first.getByLabelText("SPN")).toHaveProperty("value", "3251");
  const fmi = first.getByLabelText("FMI");
  await user.clear(fmi);
  await user.type(fmi, "77");
  await user.click(screen.getByRole("button", { name: "Yes, the dash shows this" }));
  first.getByText("SPN is a number up to 524287, FMI one up to 31.");
  expect(sent).toHaveLength(1);

  await user.clear(fmi);
  await user.type(fmi, "2");
  await user.click(screen.getByRole("button", { name: "Yes, the dash shows this" }));
  await screen.findByText("Thank you.");
  expect(sent[1]?.text).toBe("The dash shows: SPN 3251 FMI 2, SPN 100.");
  screen.getByText("Read from the photo, not confirmed: SPN 3251 FMI 0, SPN 100");
});

it("services nearby stand beside the words, with a number to call", async () => {
  const place = {
    kind: "shop",
    name: "Ruby Diesel",
    distance: 12,
    address: "Elko",
    source: "openstreetmap",
    demo: true,
  } as const;
  const { user, field } = await openChat({
    script: () =>
      answer("Two are near.", [
        {
          type: "assessment",
          value: {
            ...plain,
            places: [
              { ...place, phone: "+1 555 555 0100" },
              { ...place, name: "Basin Tow", phone: null },
            ],
          },
        },
      ]),
  });
  await user.type(field, "help near me{Enter}");
  await screen.findByText("Ruby Diesel");
  expect(screen.getByRole("link", { name: "+1 555 555 0100" })).toHaveProperty("href", "tel:+15555550100");
  screen.getByText("Not available");
  screen.getByRole("link", { name: "© OpenStreetMap contributors" });
  screen.getByText(/Call ahead: we can't tell/);
});

it("a conclusion opens to what it rests on, known and unknown apart", async () => {
  const value: ChatAssessment = {
    ...plain,
    category: "brakes",
    drive: "stop_now",
    urgency: "emergency",
    redFlags: ["low_air"],
    faultCodes: [{ spn: 519_999, fmi: 3, meaning: null }],
    causes: [{ id: "air_leak", text: "an air leak", evidence: ["low air buzzer"] }],
    question: "Is the pressure rising?",
  };
  const { user, field } = await openChat({ script: () => answer("Stop.", [{ type: "assessment", value }]) });
  await user.type(field, "low air buzzer{Enter}");
  await user.click(await screen.findByText("How we got this"));
  screen.getByText(/49 CFR 393\.51; CDL manual, air brakes/);
  screen.getAllByText(/fairly sure: manual or trade press/);
  screen.getByText("What SPN 519999 FMI 3 means: not on our list");
  screen.getByText("Your answer to: Is the pressure rising?");
  screen.getByText("What you can only see at the truck");
});

it.each([
  ["gelled", "/safety/weather?in=cold"],
  ["fuel_filter_clogged", null],
])("whose fuel turned to wax finds the way to the steps for the cold: %s", async (id, way) => {
  const causes = [{ id, text: "a cause", evidence: ["it stopped"] }];
  const value: ChatAssessment = { ...plain, category: "fuel", urgency: "high", causes };
  const { user, field } = await openChat({ script: () => answer("Wait.", [{ type: "assessment", value }]) });
  await user.type(field, "it stopped{Enter}");
  const messages = await screen.findByRole("region", { name: "Messages" });
  await within(messages).findByText("Wait.");
  const link = within(messages).queryByRole("link", { name: "Stuck for hours in heat or cold?" });
  expect(link?.getAttribute("href") ?? null).toBe(way);
});

it("beside ranges of others stands what to ask before work starts, and no price of ours", async () => {
  const value: ChatAssessment = {
    ...plain,
    category: "tires",
    drive: "next_safe_exit",
    urgency: "high",
    causes: [{ id: "road_debris", text: "road debris", evidence: ["flat"] }],
    outlook: {
      service: { id: "tire", text: "tire service to where you are" },
      parts: ["tire"],
      time: null,
      cost: { text: "$300 to over $1,000 for a basic roadside call", source: { title: "logrock.com", grade: "C" } },
    },
  };
  const { user, field } = await openChat({ script: () => answer("Stop soon.", [{ type: "assessment", value }]) });
  await user.type(field, "flat{Enter}");
  await user.click(await screen.findByText("What to ask before work starts"));
  screen.getByText(/A written price, or a not-to-exceed/);
  screen.getByText(/On the invoice: times, labor, part numbers/);
  screen.getByText("Ballpark only, not a quote.");
});

it("a second answer begins with what is new; what it says as before folds up and can be opened", async () => {
  const first: ChatAssessment = {
    ...plain,
    category: "cooling",
    drive: "next_safe_exit",
    urgency: "high",
    steps: ["Hazard flashers on."],
    causes: [{ id: "fan_drive", text: "the fan drive", evidence: ["only on hills"] }],
    checks: ["Look for a puddle."],
  };
  const second: ChatAssessment = { ...first, checks: ["Look at the belt."] };
  const { user, field, messages } = await openChat({
    script: ({ text }) => answer("Answered.", [{ type: "assessment", value: text === "hot" ? first : second }]),
  });
  await user.type(field, "hot{Enter}");
  await screen.findByText("Look for a puddle.");
  expect(screen.queryByText(/^Same as before/)).toBeNull();
  await user.type(field, "no puddle{Enter}");
  await screen.findByText("Look at the belt.");
  const fold = await within(messages()).findByText("Same as before: Do this now · Likely causes");
  const folded = fold.closest("details");
  expect(folded?.open).toBe(false);
  await user.click(fold);
  within(folded as HTMLElement).getByText("the fan drive");
  within(folded as HTMLElement).getByText("Hazard flashers on.");
});

it("what to do now never folds up while the truck must not be driven", async () => {
  const value: ChatAssessment = { ...plain, drive: "stop_now", urgency: "emergency", steps: ["Engine off."] };
  const { user, field, messages } = await openChat({
    script: ({ text }) => answer(`To ${text}.`, [{ type: "assessment", value }]),
  });
  await user.type(field, "one{Enter}");
  await screen.findByText("To one.");
  await user.type(field, "two{Enter}");
  await screen.findByText("To two.");
  expect(within(messages()).getAllByText("Engine off.")).toHaveLength(2);
  expect(within(messages()).queryByText(/^Same as before/)).toBeNull();
});

it.each([
  ["its typed signal alone", "Look at the belt.", { ...plain, handover: true }],
  ["its words alone", "I can connect you to human support.", plain],
])("the form for a human opens by itself on an offer by %s", async (_by, text, value) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { user, field } = await openChat({ script: () => answer(text, [{ type: "assessment", value }]) });
  await user.type(field, "I want to talk to a technician{Enter}");
  await screen.findByText(text);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await screen.findByRole("dialog", { name: "Request Human Support" });
});

it("the form opens by itself over nothing that is not pressing, unless a person was asked for", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const value: ChatAssessment = { ...plain, urgency: "medium", category: "brakes", handover: true };
  const { user, field } = await openChat({ script: () => answer("Look at it.", [{ type: "assessment", value }]) });
  await user.type(field, "it squeaks{Enter}");
  await screen.findByText("Look at it.");
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByRole("dialog", { name: "Request Human Support" })).toBeNull();
});

const openStep = { id: "air:hiss", ask: "A hiss?", how: [], warn: null, answers: [{ id: "yes", label: "Yes" }] };

it.each([
  ["codes that wait to be confirmed", withCodes, "Code 1"],
  ["answers that wait for a tap", { ...plain, guide: "air", step: openStep }, "A hiss?"],
])("the form opens over no %s", async (_what, waiting, group) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const value = { ...waiting, handover: true };
  const { user, field } = await openChat({ script: () => answer("I read.", [{ type: "assessment", value }]) });
  await user.type(field, "look{Enter}");
  await screen.findByRole("group", { name: group });
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.queryByRole("dialog", { name: "Request Human Support" })).toBeNull();
});

it("without a line the device answers, safety first, and the message goes out by itself later", async () => {
  const { sent, user, field, line, messages } = await openChat({ script: () => answer("From the worker.") });
  line.up = false;
  await user.type(field, "no brakes, pedal goes to the floor{Enter}");
  await within(messages()).findByRole("alert");
  within(messages()).getByText(/Answered on your phone: no connection\. Your message is saved/);
  expect(sent).toEqual([]);

  line.up = true;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => within(messages()).getByText("From the worker."));
  expect(within(messages()).queryByText(/Answered on your phone/)).toBeNull();
  expect(new Set(sent.map(({ turnId }) => turnId)).size).toBe(1);
});

it("closing outlives the page", async () => {
  const { user, closed, kept } = await openChat({ script: () => answer("Hm") });
  await user.click(screen.getByRole("button", { name: "Close the chat" }));
  await waitFor(() => expect(closed).toEqual(["cnv_1"]));
  expect(kept).toEqual(["/api/trpc/subscriber.chat.close"]);
});
