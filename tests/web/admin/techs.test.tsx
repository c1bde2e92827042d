import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

const tess = {
  id: "tec_tess",
  userId: "usr_tess",
  fullName: "Tess Tech",
  email: "tess@garage.test",
  phone: "+1 307 555 0142",
  languages: ["en", "ru"],
  specializations: ["Engine", "Aftertreatment"],
  isAvailable: true,
  createdAt: Date.UTC(2026, 4, 3, 12),
  openTickets: 2,
};
const lee = {
  ...tess,
  id: "tec_lee",
  fullName: "Lee Lug",
  phone: null,
  specializations: [],
  isAvailable: false,
  openTickets: 0,
};
const applicant = {
  id: "usr_ada",
  email: "ada@haul.test",
  fullName: "Ada Axle",
  phone: "307 555 0199",
  techRequestedAt: 1,
};
const driver = { id: "usr_ben", email: "ben@haul.test", fullName: null, phone: null, techRequestedAt: null };

function open(answers: Parameters<typeof fakeApi>[0] = {}, address = "/admin/techs") {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.admin }),
    "public.config": () => contacts,
    "admin.techs.list": () => ({ items: [tess, lee], nextCursor: null }),
    "admin.techs.get": () => tess,
    "admin.techs.candidates": () => ({ items: [applicant, driver], nextCursor: null }),
    ...answers,
  });
  const page = renderPage(address);
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { ...page, user: userEvent.setup(), sent };
}

const card = async (name: string) => within((await screen.findByText(name)).closest("li") as HTMLElement);
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("the technicians' page", () => {
  it("shows who somebody is, what they speak and know, and whether they are there", async () => {
    open();
    const first = await card("Tess Tech");
    const facts = ["tess@garage.test", "Available", "English", "Russian", "Engine, Aftertreatment", "2 open tickets"];
    for (const text of facts) first.getByText(text);
    const second = await card("Lee Lug");
    second.getByText("Unavailable");
    second.getByText("No open tickets");
    expect(second.queryByText("Specializations")).toBeNull();
  });

  it("searches once the typing pauses, and keeps the search in the address", async () => {
    const { user, sent, location } = open({ "admin.techs.list": () => ({ items: [], nextCursor: null }) });
    await user.type(await screen.findByRole("searchbox", { name: "Search techs..." }), "lug");
    await waitFor(() => expect(location().search).toEqual({ q: "lug" }));
    await waitFor(() => expect(sent("admin.techs.list").at(-1)).toMatchObject({ q: "lug" }));
    await user.click(await screen.findByRole("button", { name: "Clear search" }));
    await waitFor(() => expect(location().search).toEqual({}));
    await screen.findByText("There are no technicians yet");
  });

  it("says when it did not load, and loads again", async () => {
    let fails = true;
    const { user } = open({
      "admin.techs.list": () => (fails ? new Refusal("request.forbidden", 403) : { items: [tess], nextCursor: null }),
    });
    await screen.findByText("Couldn't load the technicians");
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Tess Tech");
  });
});

describe("a technician who is added", () => {
  it("is chosen by e-mail, comes with what the account says, and with the defaults", async () => {
    const { user, sent, location } = open({ "admin.techs.create": () => ({ id: "tec_ada" }) });
    await user.click(await screen.findByRole("button", { name: "Add Tech" }));
    expect(location().search).toEqual({ add: "new" });
    const dialog = within(await screen.findByRole("dialog", { name: "Add Tech" }));
    const choice = await dialog.findByRole("button", { name: /ada@haul\.test.*Asks to be a technician/ });
    await user.click(choice);
    expect(dialog.getByLabelText("Full Name")).toHaveProperty("value", "Ada Axle");
    expect(dialog.getByLabelText("Email")).toHaveProperty("value", "ada@haul.test");
    expect(dialog.getByRole("button", { name: "English" }).getAttribute("aria-pressed")).toBe("true");
    expect(dialog.getByRole("checkbox", { name: "Available for assignments" }).getAttribute("aria-checked")).toBe(
      "true",
    );
    await user.click(dialog.getByRole("button", { name: "Spanish" }));
    await user.click(dialog.getByRole("button", { name: "English" }));
    await user.type(dialog.getByPlaceholderText("Engine, Brakes, Transmission..."), " Brakes ,, Engine,");
    await user.click(dialog.getByRole("button", { name: "Create" }));
    await noDialog();
    expect(sent("admin.techs.create")).toEqual([
      {
        userId: "usr_ada",
        fullName: "Ada Axle",
        email: "ada@haul.test",
        phone: "307 555 0199",
        languages: ["es"],
        specializations: ["Brakes", "Engine"],
        isAvailable: true,
      },
    ]);
    await screen.findByText("Tech profile created and role assigned successfully");
    expect(location().search).toEqual({});
  });

  it("needs an account, a name and an e-mail", async () => {
    const { user, sent } = open({}, "/admin/techs?add=new");
    const dialog = within(await screen.findByRole("dialog"));
    await dialog.findByText("ben@haul.test");
    await user.click(dialog.getByRole("button", { name: "Create" }));
    await dialog.findByText("Choose an account.");
    expect(document.activeElement).toBe(dialog.getByRole("searchbox", { name: "Search by email or name..." }));
    expect(dialog.getByLabelText("Full Name").getAttribute("aria-invalid")).toBe("true");
    await user.click(dialog.getByText("ben@haul.test"));
    await user.clear(dialog.getByLabelText("Email"));
    await user.type(dialog.getByLabelText("Email"), "ben");
    await user.click(dialog.getByRole("button", { name: "Create" }));
    expect(document.activeElement).toBe(dialog.getByLabelText("Full Name"));
    expect(dialog.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
    expect(sent("admin.techs.create")).toEqual([]);
  });

  it("is found among many accounts, and another one may be chosen", async () => {
    const { user, sent } = open({}, "/admin/techs?add=new");
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(await dialog.findByRole("searchbox"), "ben{Enter}");
    await waitFor(() => expect(sent("admin.techs.candidates").at(-1)).toMatchObject({ q: "ben" }));
    await user.click(await dialog.findByText("ben@haul.test"));
    await user.click(dialog.getByRole("button", { name: "Choose another" }));
    await dialog.findByRole("searchbox");
  });

  it("who applied arrives with the account chosen already", async () => {
    const { sent } = open({ "admin.users.get": () => ({ ...applicant, grants: [] }) }, "/admin/techs?add=usr_ada");
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByLabelText("Full Name")).toHaveProperty("value", "Ada Axle");
    expect(sent("admin.users.get")).toEqual([{ userId: "usr_ada" }]);
    expect(dialog.queryByRole("searchbox")).toBeNull();
  });

  it("stays typed when it could not be saved", async () => {
    const { user } = open({ "admin.techs.create": () => new Refusal("tech.exists", 409) }, "/admin/techs?add=new");
    await toasterIsThere();
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(await dialog.findByText("ada@haul.test"));
    await user.click(dialog.getByRole("button", { name: "Create" }));
    await screen.findByText("Failed to save tech profile");
    await screen.findByText("This account already has a technician profile.");
    expect(dialog.getByLabelText("Full Name")).toHaveProperty("value", "Ada Axle");
  });
});

describe("a technician's profile", () => {
  it("is changed in all but the e-mail", async () => {
    const { user, sent } = open({ "admin.techs.update": () => tess });
    await user.click((await card("Tess Tech")).getByRole("button", { name: "Edit" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Tech" }));
    expect(await dialog.findByLabelText("Email")).toHaveProperty("disabled", true);
    expect(dialog.getByLabelText("Specializations")).toHaveProperty("value", "Engine, Aftertreatment");
    await user.clear(dialog.getByLabelText("Phone"));
    await user.click(dialog.getByRole("checkbox", { name: "Available for assignments" }));
    await user.click(dialog.getByRole("button", { name: "Update" }));
    await noDialog();
    expect(sent("admin.techs.update")).toEqual([
      {
        techId: "tec_tess",
        fullName: "Tess Tech",
        phone: "",
        languages: ["en", "ru"],
        specializations: ["Engine", "Aftertreatment"],
        isAvailable: false,
      },
    ]);
    await screen.findByText("Tech profile updated successfully");
  });

  it("opens from its address, and closes with the back button", async () => {
    const { user, router, location } = open();
    await user.click((await card("Tess Tech")).getByRole("button", { name: "Edit" }));
    await screen.findByRole("dialog");
    expect(location().search).toEqual({ edit: "tec_tess" });
    router.history.back();
    await noDialog();
  });

  it("that is gone says so", async () => {
    open({ "admin.techs.get": () => new Refusal("tech.not_found", 404) }, "/admin/techs?edit=tec_gone");
    await screen.findByText("We couldn't find this technician.");
  });

  it("is deleted after a question that says what goes with it", async () => {
    const { user, sent } = open({ "admin.techs.remove": () => ({ releasedTickets: 2 }) });
    await user.click((await card("Tess Tech")).getByRole("button", { name: "Delete" }));
    const question = "Are you sure you want to delete this tech profile?";
    const dialog = within(await screen.findByRole("dialog", { name: question }));
    await dialog.findByText("The role ends right away, and 2 open tickets are released. The account stays.");
    expect(sent("admin.techs.remove")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await noDialog();
    expect(sent("admin.techs.remove")).toEqual([{ techId: "tec_tess" }]);
    await screen.findByText("Tech profile deleted successfully");
  });

  it("stays when the question is answered with no, or the deletion fails", async () => {
    const { user, sent } = open(
      { "admin.techs.remove": () => new Refusal("service.unavailable", 503) },
      "/admin/techs?remove=tec_tess",
    );
    await toasterIsThere();
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(await dialog.findByRole("button", { name: "Delete" }));
    await screen.findByText("Failed to delete tech profile");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await noDialog();
    expect(sent("admin.techs.remove")).toHaveLength(1);
  });
});

it("Nobody without the role sees the technicians", async () => {
  const { sent } = open({ "public.auth.me": () => ({ user: people.tech }) });
  await screen.findByText("You don't have admin privileges");
  expect(sent("admin.techs.list")).toEqual([]);
});
