import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasted, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

const conversation = {
  id: "cnv_1",
  truckId: "trk_1",
  brand: "Freightliner",
  year: 2020,
  model: "Cascadia",
  language: "es",
  status: "open",
};

function line(id: string, role: "user" | "assistant", content: string) {
  const turnId = `turn_${id.slice(1)}`;
  return { id, turnId, role, content, photoIds: [], safety: null, assessment: null, source: null, createdAt: 1 };
}

const made = { id: "tkt_1", ticketNumber: "TRK-ABC123", estimatedResponseTime: "4 hours", responseDueAt: 1 };

interface Given {
  readonly submit?: (input: unknown) => unknown;
  readonly messages?: readonly object[];
  readonly account?: object;
}

async function openForm({ submit = () => made, messages = [], account = {} }: Given = {}) {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.driver }),
    "public.config": () => contacts,
    "subscriber.chat.list": () => ({ items: [], nextCursor: null }),
    "subscriber.chat.read": () => ({ conversation, messages, pendingTurn: null }),
    "subscriber.chat.close": () => ({ summary: null }),
    "driver.account.get": () => ({ ...people.driver, phone: "+1 806 555 0100", ...account }),
    "driver.tickets.submit": submit,
  });
  const user = userEvent.setup();
  const page = renderPage("/?conversation=cnv_1");
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Request Support" }).length).toBeGreaterThan(0));
  await toasterIsThere();
  await user.click(screen.getAllByRole("button", { name: "Request Support" })[0] as HTMLElement);
  const form = await screen.findByRole("dialog", { name: "Request Human Support" });
  const submitted = () => calls.filter((call) => call.name === "driver.tickets.submit").map((call) => call.input);
  return { user, form: within(form), page, submitted };
}

describe("the request for a human", () => {
  it("shows the truck read-only with the language's name", async () => {
    const { form } = await openForm();
    form.getByText("2020 Freightliner Cascadia");
    form.getByText("Spanish");
  });

  it("starts from the account, what was said, and medium urgency with its target", async () => {
    const { form } = await openForm({ messages: [line("m1", "user", "It overheats on hills")] });
    expect(form.getByLabelText("Your Name")).toHaveProperty("value", "Dana Driver");
    expect(form.getByLabelText("Phone Number")).toHaveProperty("value", "+1 806 555 0100");
    expect(form.getByLabelText("Email Address")).toHaveProperty("value", "driver@demo.test");
    expect(form.getByLabelText("Describe Your Issue")).toHaveProperty("value", "It overheats on hills");
    const urgency = within(form.getByRole("radiogroup", { name: "Urgency" }));
    expect(urgency.getByRole("radio", { name: /Medium/ }).getAttribute("aria-checked")).toBe("true");
    for (const target of [/ 24 hours$/, / 4 hours$/, / 1 hour$/, / 15 minutes$/]) urgency.getByText(target);
    expect(
      within(form.getByRole("radiogroup", { name: "How should we reach you?" }))
        .getByRole("radio", { name: "Chat here" })
        .getAttribute("aria-checked"),
    ).toBe("true");
  });

  it("asks for parts only when the chat mentions them, prefilled with what was said of them", async () => {
    const { form } = await openForm({
      messages: [line("m1", "user", "The belt broke\nI need parts delivered: a serpentine belt")],
    });
    expect(form.getByLabelText("Parts Needed (Details)")).toHaveProperty(
      "value",
      "I need parts delivered: a serpentine belt",
    );
    form.getByText(/8 AM - 8 PM/);
  });

  it("does not ask for parts when nobody spoke of them", async () => {
    const { form } = await openForm({ messages: [line("m1", "user", "It overheats on hills")] });
    expect(form.queryByLabelText("Parts Needed (Details)")).toBeNull();
  });

  it("wants a phone number or an email, and says so as a toast", async () => {
    const { user, form, submitted } = await openForm({
      messages: [line("m1", "user", "Broken")],
      account: { phone: null },
    });
    await user.clear(form.getByLabelText("Email Address"));
    await user.click(form.getByRole("button", { name: "Submit Request" }));
    await waitFor(() =>
      expect(screen.getAllByText("Please provide at least a phone number or email").length).toBeGreaterThanOrEqual(2),
    );
    expect(submitted()).toEqual([]);
  });

  it.each([
    ["Your Name", "Please enter your name"],
    ["Describe Your Issue", "Please describe your issue"],
  ])("wants %s", async (label, message) => {
    const { user, form, submitted } = await openForm({ messages: [line("m1", "user", "Broken")] });
    await user.clear(form.getByLabelText(label));
    await user.click(form.getByRole("button", { name: "Submit Request" }));
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThanOrEqual(2));
    expect(submitted()).toEqual([]);
  });

  it("sends the payload once and shows the number with the estimated time", async () => {
    const { user, form, submitted } = await openForm({ messages: [line("m1", "user", "It overheats on hills")] });
    await user.click(form.getByRole("radio", { name: /High/ }));
    await user.click(form.getByRole("button", { name: "Submit Request" }));
    await screen.findByText(toasted("Support ticket created! Ticket #TRK-ABC123"));
    await screen.findByText("Estimated response time: 4 hours");
    expect(screen.getByRole("link", { name: "Open your request" }).getAttribute("href")).toBe("/tickets/TRK-ABC123");
    expect(submitted()).toHaveLength(1);
    expect(submitted()[0]).toMatchObject({
      contactName: "Dana Driver",
      truckBrand: "Freightliner",
      truckYear: 2020,
      truckModel: "Cascadia",
      preferredLanguage: "es",
      urgencyLevel: "high",
      conversationId: "cnv_1",
      issueDescription: "It overheats on hills",
      chatHistory: [{ role: "user", content: "It overheats on hills" }],
    });
  });

  it("opens the safety card of a danger that is written in it, and takes the urgency from it", async () => {
    const { user, form, submitted } = await openForm({ messages: [line("m1", "user", "It overheats on hills")] });
    const issue = form.getByLabelText("Describe Your Issue");
    await user.clear(issue);
    await user.type(issue, "The brakes are smoking");
    expect(screen.queryByRole("dialog", { name: "Safety first" })).toBeNull();
    await user.tab();
    const card = within(await screen.findByRole("dialog", { name: "Safety first" }));
    card.getByRole("link", { name: "Call Help" });
    await user.click(card.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
    expect(issue).toHaveProperty("value", "The brakes are smoking");
    expect(form.getByRole("radio", { name: /Emergency/ }).getAttribute("aria-checked")).toBe("true");
    await user.click(form.getByRole("button", { name: "Submit Request" }));
    await screen.findByText(toasted("Support ticket created! Ticket #TRK-ABC123"));
    expect(submitted()[0]).toMatchObject({ urgencyLevel: "emergency" });
    expect(screen.queryByRole("dialog", { name: "Safety first" })).toBeNull();
  });

  it("that is sent right after a danger was typed goes out at once, as urgent as it sounds, under its safety card", async () => {
    const { user, form, submitted } = await openForm({ messages: [line("m1", "user", "It overheats on hills")] });
    await user.type(form.getByLabelText("Describe Your Issue"), " and the brakes are smoking");
    await user.click(form.getByRole("button", { name: "Submit Request" }));
    await screen.findByRole("dialog", { name: "Safety first" });
    await waitFor(() => expect(submitted()).toHaveLength(1));
    expect(submitted()[0]).toMatchObject({ urgencyLevel: "emergency" });
  });

  it("leaves the urgency that the driver chose, and says nothing of a danger whose card stands there already", async () => {
    const safety = { kind: "safety", flags: ["no_brakes"], title: "Brakes", steps: [], call911: false };
    const { user, form } = await openForm({
      messages: [line("m1", "user", "My brakes do not hold"), { ...line("m2", "assistant", "Stop now."), safety }],
    });
    await user.click(form.getByRole("radio", { name: /High/ }));
    await user.type(form.getByLabelText("Describe Your Issue"), " and it rolls{Tab}");
    await user.type(form.getByLabelText("Highway"), "I-40");
    expect(screen.queryByRole("dialog", { name: "Safety first" })).toBeNull();
    expect(form.getByRole("radio", { name: /High/ }).getAttribute("aria-checked")).toBe("true");
  });

  it("keeps its submission's name over a failure and a reload, so that a retry makes no second ticket", async () => {
    const first = await openForm({
      messages: [line("m1", "user", "Broken")],
      submit: () => new Refusal("request.cross_origin", 403),
    });
    await first.user.type(first.form.getByLabelText("Describe Your Issue"), " badly");
    await first.user.click(first.form.getByRole("button", { name: "Submit Request" }));
    await first.form.findByRole("link", { name: /^Call / });
    first.page.unmount();

    const second = await openForm({ messages: [line("m1", "user", "Broken")] });
    expect(second.form.getByLabelText("Describe Your Issue")).toHaveProperty("value", "Broken badly");
    await second.user.click(second.form.getByRole("button", { name: "Submit Request" }));
    await screen.findByText(toasted("Support ticket created! Ticket #TRK-ABC123"));
    const id = (input: unknown) => (input as { submissionId: string }).submissionId;
    expect(id(second.submitted()[0])).toBe(id(first.submitted()[0]));
  });

  it("opened again later has what the chat said meanwhile, and what was typed before", async () => {
    const before = line("m1", "user", "It overheats on hills");
    const first = await openForm({ messages: [before] });
    await first.user.type(first.form.getByLabelText("Highway"), "I-40");
    await first.user.click(first.form.getByRole("button", { name: "Cancel" }));
    first.page.unmount();

    const { form } = await openForm({ messages: [before, line("m2", "user", "Now it lost all its coolant")] });
    const issue = form.getByLabelText("Describe Your Issue");
    expect(issue).toHaveProperty("value", "It overheats on hills\nNow it lost all its coolant");
    expect(form.getByLabelText("Highway")).toHaveProperty("value", "I-40");
  });

  it("has the call and the text message above its first field, with what was said", async () => {
    const { form } = await openForm({ messages: [line("m1", "user", "Broken")] });
    const call = form.getByRole("link", { name: /^Call / });
    expect(call.getAttribute("href")).toBe("tel:8005550142");
    const text = form.getByRole("link", { name: /Send it as a text message/ }).getAttribute("href") ?? "";
    expect(text).toMatch(/^sms:8005550142\?body=/);
    expect(decodeURIComponent(text)).toContain("2020 Freightliner Cascadia");
    expect(decodeURIComponent(text)).toContain("Broken");
    const first = form.getByLabelText("Your Name");
    expect(call.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("waits on the device when nothing answers, and is sent once when there is a line", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { user, form, submitted } = await openForm({ messages: [line("m1", "user", "Broken")] });
    const answering = globalThis.fetch;
    vi.stubGlobal("fetch", (target: string, init?: RequestInit) =>
      String(target).includes("tickets.submit")
        ? Promise.reject(new TypeError("Failed to fetch"))
        : answering(target, init),
    );
    await user.click(form.getByRole("button", { name: "Submit Request" }));
    await waitFor(() => expect(form.getByRole("status", { name: "Will be sent" })).toBeDefined());
    vi.stubGlobal("fetch", answering);
    fireEvent(window, new Event("online"));
    await screen.findByText("TRK-ABC123");
    fireEvent(window, new Event("online"));
    expect(submitted()).toHaveLength(1);
    expect(localStorage.getItem("kept.requests")).toBeNull();
  });

  it("can be taken back while it waits, with everything typed still there", async () => {
    const { user, form, submitted } = await openForm({ messages: [line("m1", "user", "Broken")] });
    const answering = globalThis.fetch;
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await user.type(form.getByLabelText("Highway"), "I-40");
    await user.click(form.getByRole("button", { name: "Submit Request" }));
    const waits = within(await form.findByRole("status", { name: "Will be sent" }));
    await user.click(waits.getByRole("button", { name: "Take back" }));
    expect(form.getByLabelText("Highway")).toHaveProperty("value", "I-40");
    expect(localStorage.getItem("kept.requests")).toBeNull();
    expect(submitted()).toHaveLength(0);
    vi.stubGlobal("fetch", answering);
    fireEvent(window, new Event("online"));
  });

  it("says why the worker did not take it", async () => {
    const { user, form } = await openForm({
      messages: [line("m1", "user", "Broken")],
      submit: () => new Refusal("rate_limited", 429),
    });
    await user.click(form.getByRole("button", { name: "Submit Request" }));
    expect(await screen.findAllByText("Too many requests. Please wait a moment and try again.")).not.toEqual([]);
  });

  it("says in the text message where the truck is, as far as it is known", async () => {
    const { user, form } = await openForm({ messages: [line("m1", "user", "Broken")] });
    const message = () =>
      decodeURIComponent(form.getByRole("link", { name: /Send it as a text message/ }).getAttribute("href") ?? "");
    expect(message()).toContain("Location: Not known");
    await user.type(form.getByLabelText("Highway"), "I-40");
    await user.type(form.getByLabelText("Mile marker or exit"), "212");
    expect(message()).toContain("I-40, 212");
  });
});
