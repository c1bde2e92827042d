import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

const reply = (id: string, over: object = {}) => ({
  id: `rpl_${id}`,
  shortcut: id,
  title: `About ${id}`,
  texts: { en: `Text of ${id}`, ru: `Текст ${id}` },
  scope: "team",
  version: 3,
  updatedAt: 1,
  ...over,
});

function open(answers: Parameters<typeof fakeApi>[0] = {}, address = "/support/dashboard?replies=list") {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.tech }),
    "public.config": () => contacts,
    "tech.tickets.list": () => ({ items: [], nextCursor: null }),
    "tech.replies.list": () => ({ items: [reply("hello"), reply("mine", { scope: "own" })], nextCursor: null }),
    ...answers,
  });
  const page = renderPage(address);
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { ...page, user: userEvent.setup(), sent };
}

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

describe("The technician's saved replies", () => {
  it("stand in the address, the team's and one's own apart, and are searched", async () => {
    const { user, location } = open();
    const list = await dialog("Saved replies");
    await list.findByText("About hello");
    list.getByRole("heading", { name: "The team's" });
    list.getByRole("heading", { name: "Only mine" });
    await user.type(list.getByRole("searchbox"), "mine");
    await waitFor(() => expect(list.queryByText("About hello")).toBeNull());
    await user.click(list.getByRole("button", { name: /About mine/ }));
    await dialog("Edit reply");
    expect(location().search).toEqual({ replies: "rpl_mine" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(location().search).toEqual({}));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("are closed with the back button", async () => {
    const { user, router } = open();
    const list = await dialog("Saved replies");
    await user.click(await list.findByRole("button", { name: /About hello/ }));
    await dialog("Edit reply");
    router.history.back();
    await dialog("Saved replies");
  });

  it("are written in one language or several, with what the ticket fills in", async () => {
    const { user, sent } = open({ "tech.replies.create": () => reply("omw") }, "/support/dashboard?replies=new");
    const form = await dialog("New reply");
    await user.click(form.getByRole("radio", { name: "Only mine" }));
    await user.type(form.getByRole("textbox", { name: "Shortcut" }), "/OMW");
    await user.type(form.getByRole("textbox", { name: "Title" }), "On my way");
    await user.type(form.getByRole("textbox", { name: "Text in English" }), "Hi");
    await user.click(form.getByRole("button", { name: "Driver's name" }));
    await user.click(form.getByRole("tab", { name: /Español/ }));
    await user.type(form.getByRole("textbox", { name: "Text in Español" }), "Hola");
    await user.click(form.getByRole("button", { name: "Save reply" }));
    await dialog("Saved replies");
    expect(sent("tech.replies.create")).toEqual([
      { scope: "own", shortcut: "omw", title: "On my way", texts: { en: "Hi {name}", es: "Hola" } },
    ]);
    expect(localStorage.getItem("replies.draft.new")).toBeNull();
  });

  it("say what is missing, and which word no ticket fills", async () => {
    const { user, sent } = open({}, "/support/dashboard?replies=new");
    const form = await dialog("New reply");
    await user.click(form.getByRole("button", { name: "Save reply" }));
    form.getByText("Give it a shortcut.");
    form.getByText("Give it a title.");
    form.getByText("Write the text in one language at least.");
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole("textbox", { name: "Shortcut" })));
    await user.type(form.getByRole("textbox", { name: "Text in English" }), "Hi {{driver}");
    form.getByText("No ticket fills {driver}. Use the buttons below.");
    await user.click(form.getByRole("button", { name: "Save reply" }));
    expect(sent("tech.replies.create")).toEqual([]);
  });

  it("keep what was typed when the page is left, until it is saved or given up", async () => {
    const first = open({}, "/support/dashboard?replies=rpl_hello");
    const form = await dialog("Edit reply");
    await first.user.type(await form.findByRole("textbox", { name: "Title" }), " again");
    first.unmount();
    const second = open({}, "/support/dashboard?replies=rpl_hello");
    const again = await dialog("Edit reply");
    expect(await again.findByRole("textbox", { name: "Title" })).toHaveProperty("value", "About hello again");
    await second.user.click(again.getByRole("button", { name: "Discard changes" }));
    const list = await dialog("Saved replies");
    await second.user.click(await list.findByRole("button", { name: /About hello/ }));
    expect((await dialog("Edit reply")).getByRole("textbox", { name: "Title" })).toHaveProperty("value", "About hello");
  });

  it("that a colleague changed meanwhile are shown beside one's own, and saved only on purpose", async () => {
    let saved = reply("hello");
    const { user, sent } = open(
      {
        "tech.replies.list": () => ({ items: [saved], nextCursor: null }),
        "tech.replies.update": (input) => {
          const { version } = input as { version: number };
          if (version === saved.version) return saved;
          return new Refusal("reply.stale", 409);
        },
      },
      "/support/dashboard?replies=rpl_hello",
    );
    const form = await dialog("Edit reply");
    await user.type(await form.findByRole("textbox", { name: "Title" }), " mine");
    saved = reply("hello", { title: "Theirs", version: 4 });
    await user.click(form.getByRole("button", { name: "Save reply" }));
    await form.findByText("Someone else saved another version in the meantime");
    await form.findByText("Theirs");
    await user.click(form.getByRole("button", { name: "Save mine instead" }));
    await dialog("Saved replies");
    expect(sent("tech.replies.update")).toMatchObject([
      { replyId: "rpl_hello", version: 3, title: "About hello mine" },
      { replyId: "rpl_hello", version: 4, title: "About hello mine" },
    ]);
  });

  it("are removed once that was confirmed", async () => {
    let items = [reply("hello")];
    const { user, sent } = open(
      {
        "tech.replies.list": () => ({ items, nextCursor: null }),
        "tech.replies.remove": () => {
          items = [];
          return { id: "rpl_hello" };
        },
      },
      "/support/dashboard?replies=rpl_hello",
    );
    await user.click(await (await dialog("Edit reply")).findByRole("button", { name: "Remove" }));
    const question = await dialog("Remove this reply?");
    question.getByText("The whole team loses it. This can't be undone.");
    expect(sent("tech.replies.remove")).toEqual([]);
    await user.click(question.getByRole("button", { name: "Remove" }));
    await (await dialog("Saved replies")).findByText("No saved replies yet");
    expect(sent("tech.replies.remove")).toEqual([{ replyId: "rpl_hello", version: 3 }]);
  });

  it("that are gone say so, and a list that did not load is loaded again", async () => {
    let fails = true;
    const { user } = open(
      {
        "tech.replies.list": () =>
          fails ? new Refusal("auth.role_required", 403) : { items: [reply("hello")], nextCursor: null },
      },
      "/support/dashboard?replies=rpl_gone",
    );
    await screen.findByText("Couldn't load the saved replies");
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("This saved reply is gone.");
    await user.click(screen.getByRole("button", { name: "All replies" }));
    await screen.findByText("About hello");
  });
});
