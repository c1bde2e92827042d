import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { MessageComposer } from "#web/components/message-composer.tsx";
import { keptDraft } from "#web/components/message-draft.ts";
import { useMessageDraft } from "#web/components/use-message-draft.ts";
import type { AnsweredTicket } from "#web/features/replies/reply-types.ts";
import { useSavedReplies } from "#web/features/replies/use-saved-replies.tsx";
import { activateLanguage } from "#web/lib/i18n.tsx";
import { queryClient } from "#web/lib/trpc.ts";
import { fakeApi, Refusal } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";

preparePages();

const ticket: AnsweredTicket = {
  id: "tkt_1",
  ticketNumber: "TRK-7Q2MZ4",
  contactName: "Dale Turner",
  truckBrand: "Volvo",
  truckYear: 2021,
  truckModel: "VNL",
  locationAddress: null,
  locationLat: null,
  locationLng: null,
  highway: "I-80",
  direction: "W",
  mileMarker: "301",
  status: "open",
  waitingSince: 1,
  preferredLanguage: "en",
};
const saved = (id: string, texts: Record<string, string>, over: object = {}) => ({
  id: `rpl_${id}`,
  shortcut: id,
  title: `About ${id}`,
  texts,
  scope: "team",
  version: 1,
  updatedAt: 1,
  ...over,
});
const hello = saved("hello", { en: "Hi {name}, {technician} here.", es: "Hola {name}, soy {technician}." });
const tow = saved("tow", { en: "The tow reaches {address} in about {eta}.", ar: "السحب خلال {eta} تقريبًا" });

function Field(props: { ticket: AnsweredTicket; onSend: (text: string) => boolean; onManage: () => void }) {
  const assist = useSavedReplies(props.ticket, "Tess", props.onManage);
  const draft = useMessageDraft("test.draft");
  return (
    <MessageComposer
      draft={draft}
      label="Message"
      placeholder=""
      sendLabel="Send"
      maxLength={4000}
      onSend={props.onSend}
      assist={assist}
    >
      {assist.button}
    </MessageComposer>
  );
}

const nothing = () => ({ text: null, language: "en" });

function open(
  of: Partial<AnsweredTicket> = {},
  list: () => unknown = () => ({ items: [hello, tow], nextCursor: null }),
  draft: () => unknown = nothing,
) {
  const calls = fakeApi({ "tech.replies.list": list, "tech.replies.draft": draft });
  const [onSend, onManage] = [vi.fn(() => true), vi.fn()];
  queryClient.clear();
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <Field ticket={{ ...ticket, ...of }} onSend={onSend} onManage={onManage} />
    </QueryClientProvider>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
  const listed = () => calls.filter(({ name }) => name === "tech.replies.list").map(({ input }) => input);
  return { listed, onSend, onManage, field, unmount, user: userEvent.setup() };
}

const search = () => screen.findByRole("combobox", { name: "Search replies" });
const options = () => screen.findAllByRole("option");

describe("A saved reply", () => {
  it("is found by a stroke and a few letters, goes in filled with Enter, and is sent as it stands", async () => {
    const { field, user, onSend } = open();
    await user.click(field);
    await user.keyboard("/");
    await search();
    await options();
    await user.keyboard("hel{Enter}");
    expect(field.value).toBe("Hi Dale Turner, Tess here.");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.queryByRole("combobox")).toBeNull();
    await user.keyboard(" Anything else?{Enter}");
    expect(onSend).toHaveBeenCalledWith("Hi Dale Turner, Tess here. Anything else?", []);
  });

  it("is chosen with the arrows, round and round", async () => {
    const { field, user } = open();
    await user.click(field);
    await user.keyboard("/");
    await options();
    const chosen = () => screen.getByRole("option", { selected: true }).textContent;
    expect(chosen()).toContain("About hello");
    await user.keyboard("{ArrowDown}");
    expect(chosen()).toContain("About tow");
    await user.keyboard("{ArrowDown}");
    expect(chosen()).toContain("About hello");
    await user.keyboard("{ArrowUp}{Enter}");
    expect(field.value).toBe("The tow reaches I-80 W MM 301 in about {eta}.");
  });

  it("goes in where the cursor is and leaves what was typed", async () => {
    const { field, user } = open();
    await user.type(field, "First.Last.");
    field.setSelectionRange(6, 6);
    await user.click(screen.getByRole("button", { name: "Replies" }));
    await options();
    await user.keyboard("{Enter}");
    expect(field.value).toBe("First. Hi Dale Turner, Tess here. Last.");
    expect(keptDraft(localStorage.getItem("test.draft")).text).toBe(field.value);
  });

  it("is in the driver's language, with the technician's beside it; where there is none, it says so", async () => {
    const { user, field } = open({ preferredLanguage: "es" });
    await user.click(screen.getByRole("button", { name: "Replies" }));
    const [first, second] = await options();
    within(first as HTMLElement).getByText("Hola Dale Turner, soy Tess.");
    within(first as HTMLElement).getByText("Hi Dale Turner, Tess here.");
    within(second as HTMLElement).getByText("Only in English");
    await user.keyboard("{Enter}");
    expect(field.value).toBe("Hola Dale Turner, soy Tess.");
  });

  it("has nothing beside it where the technician reads the driver's language", async () => {
    await activateLanguage("es");
    const { user } = open({ preferredLanguage: "es" });
    await user.click(screen.getByRole("button", { name: "Respuestas" }));
    const [first] = await options();
    expect(within(first as HTMLElement).queryByText(/Tess here/)).toBeNull();
    await activateLanguage("en");
  });
});

describe("What is not filled", () => {
  async function withTow(of: Partial<AnsweredTicket> = {}) {
    const page = open(of);
    await page.user.click(page.field);
    await page.user.keyboard("/");
    await options();
    await page.user.keyboard("tow{Enter}");
    return page;
  }

  it("is selected, so that the next key replaces it, and holds the message back until then", async () => {
    const { field, user, onSend } = await withTow();
    await waitFor(() => expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("{eta}"));
    screen.getByText("Fill in or remove before it can go:");
    expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
    field.setSelectionRange(0, 0);
    await user.keyboard("{Enter}");
    expect(onSend).not.toHaveBeenCalled();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("{eta}");
    await user.keyboard("an hour{Enter}");
    expect(onSend).toHaveBeenCalledWith("The tow reaches I-80 W MM 301 in about an hour.", []);
    expect(screen.queryByText("Fill in or remove before it can go:")).toBeNull();
  });

  it("is a tap away, and the usual times are too", async () => {
    const { field, user, onSend } = await withTow();
    field.setSelectionRange(0, 0);
    await user.click(screen.getByRole("button", { name: "Time until help arrives" }));
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("{eta}");
    await user.click(screen.getByRole("button", { name: "45 min" }));
    await user.keyboard("{Enter}");
    expect(onSend).toHaveBeenCalledWith("The tow reaches I-80 W MM 301 in about 45 minutes.", []);
  });

  it("is said in the language of the text", async () => {
    const { field, user } = await withTow({ preferredLanguage: "ar" });
    await user.click(screen.getByRole("button", { name: "45 د" }));
    expect(field.value).toBe("السحب خلال \u206845 دقيقة\u2069 تقريبًا");
  });

  it("holds back what was typed by hand too", async () => {
    const { field, user, onSend } = open();
    await user.type(field, "Hi {{name}, come back{Enter}");
    expect(onSend).not.toHaveBeenCalled();
    expect(keptDraft(localStorage.getItem("test.draft")).text).toBe("Hi {name}, come back");
  });
});

describe("The list", () => {
  it("closes with Escape and gives the field back as it was", async () => {
    const { field, user } = open();
    await user.type(field, "half a sentence");
    await user.click(screen.getByRole("button", { name: "Replies" }));
    await user.type(await search(), "tow");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(field.value).toBe("half a sentence");
    expect(document.activeElement).toBe(field);
  });

  it("lets a stroke be a stroke: within a text, and the second one at its beginning", async () => {
    const { field, user } = open();
    await user.click(field);
    await user.keyboard("//start and/or stop");
    expect(field.value).toBe("/start and/or stop");
  });

  it("says when it did not load and loads again", async () => {
    let fails = true;
    const { user } = open({}, () =>
      fails ? new Refusal("auth.role_required", 403) : { items: [hello], nextCursor: null },
    );
    await user.click(screen.getByRole("button", { name: "Replies" }));
    await screen.findByText("Couldn't load the saved replies");
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await options()).toHaveLength(1);
  });

  it("says when nothing is found, and leads to where replies are kept", async () => {
    const { user, onManage } = open();
    await user.click(screen.getByRole("button", { name: "Replies" }));
    await user.type(await search(), "zebra");
    await screen.findByText("No reply matches");
    await user.keyboard("{Enter}");
    await user.click(screen.getByRole("button", { name: "Manage" }));
    expect(onManage).toHaveBeenCalledOnce();
  });

  it("is read to its end, however many there are", async () => {
    const { user, listed } = open({}, () =>
      listed().length === 1 ? { items: [hello], nextCursor: "hello.rpl_hello" } : { items: [tow], nextCursor: null },
    );
    await user.click(screen.getByRole("button", { name: "Replies" }));
    await waitFor(async () => expect(await options()).toHaveLength(2));
    expect(listed()).toMatchObject([{ limit: 100 }, { limit: 100, cursor: "hello.rpl_hello" }]);
  });
});

describe("A suggested reply", () => {
  const draft = () => ({ text: "Hi {name}, {technician} here. Which lamp is on?", language: "en" });
  const list = () => ({ items: [], nextCursor: null });
  const suggestion = () => screen.queryByRole("region", { name: "Suggested reply" });

  it("stands over the empty field, goes in at a tap, and is sent by nobody but the technician", async () => {
    const { field, user, onSend } = open({}, list, draft);
    await screen.findByText("Hi Dale Turner, Tess here. Which lamp is on?");
    expect(field.value).toBe("");
    await user.click(screen.getByRole("button", { name: "Put in and edit" }));
    expect(field.value).toBe("Hi Dale Turner, Tess here. Which lamp is on?");
    expect(suggestion()).toBeNull();
    expect(onSend).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    expect(onSend).toHaveBeenCalledOnce();
    expect(suggestion()).toBeNull();
  });

  it("makes way for what is typed, and stays away once it was hidden", async () => {
    const first = open({}, list, draft);
    await screen.findByRole("region", { name: "Suggested reply" });
    await first.user.type(first.field, "a");
    expect(suggestion()).toBeNull();
    await first.user.keyboard("{Backspace}");
    expect(suggestion()?.textContent).toContain("Which lamp");
    await first.user.click(screen.getByRole("button", { name: "Hide" }));
    first.unmount();
    const second = vi.fn(draft);
    open({}, list, second);
    await waitFor(() => expect(second).toHaveBeenCalled());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(suggestion()).toBeNull();
  });

  it("is not asked for where staff had the last word", async () => {
    const asked = vi.fn(draft);
    const { listed, user } = open({ waitingSince: null }, list, asked);
    await user.click(screen.getByRole("button", { name: "Replies" }));
    await waitFor(() => expect(listed()).toHaveLength(1));
    expect(asked).not.toHaveBeenCalled();
  });

  it("is not asked for where the ticket is done", async () => {
    const asked = vi.fn(draft);
    const { listed, user } = open({ status: "resolved" }, list, asked);
    await user.click(screen.getByRole("button", { name: "Replies" }));
    await waitFor(() => expect(listed()).toHaveLength(1));
    expect(asked).not.toHaveBeenCalled();
  });
});
