import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

const now = Date.now();

const order = {
  id: "prt_1",
  ticketId: "tkt_1",
  partsDescription: "Alternator, 160 A",
  status: "approved",
  price: "200.00",
  priceToPay: "180.00",
  discountPercent: 10,
  createdAt: now - 60_000,
  updatedAt: now - 60_000,
  ticketNumber: "TRK-4W0K9A",
  driver: { name: "Dana Driver", email: "dana@haul.test" },
  proposedBy: "Tess Torque",
};
const repair = {
  id: "rep_1",
  kind: "ticket_resolved",
  summary: "New compressor",
  repairDate: Date.UTC(2026, 4, 3, 12),
  ticketNumber: "TRK-4W0K9A",
  truck: { brand: "Volvo", year: 2020, model: "VNL", name: "Unit 7" },
  driver: { name: "Dana Driver", email: "dana@haul.test" },
};
const deed = {
  id: "aud_1",
  action: "role.granted",
  data: { role: "tech" },
  createdAt: Date.UTC(2026, 4, 3, 12),
  actor: { id: "usr_admin", name: "Ada Admin", email: "ada@demo.test" },
  subject: { kind: "user", id: "usr_tess", name: "Tess Torque", email: "tess@haul.test", ticketNumber: null },
};

function open(address: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.admin }),
    "public.config": () => contacts,
    "admin.parts.list": () => ({ items: [order, { ...order, id: "prt_2", priceToPay: "20.50" }], nextCursor: null }),
    "admin.repairs.list": () => ({ items: [repair], nextCursor: null }),
    "admin.audit.list": () => ({ items: [deed], nextCursor: null, about: null }),
    ...answers,
  });
  const page = renderPage(address);
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { ...page, user: userEvent.setup(), sent };
}

describe("the parts orders", () => {
  it("say what was proposed to whom for how much, lead to the ticket, and are added up", async () => {
    open("/admin/parts");
    const [ticket] = await screen.findAllByRole("link", { name: "TRK-4W0K9A" });
    expect(ticket?.getAttribute("href")).toBe("/support/dashboard?ticket=TRK-4W0K9A");
    expect(screen.getAllByText("Alternator, 160 A")).toHaveLength(2);
    expect(screen.getAllByText("$180.00")).toHaveLength(1);
    expect(screen.getAllByText("10% off")).toHaveLength(2);
    screen.getByText("2 orders shown");
    screen.getByText("$200.50");
    const [driver] = screen.getAllByRole("link", { name: "Dana Driver" });
    expect(driver?.getAttribute("href")).toBe("/admin/users?q=dana%40haul.test");
  });

  it("are filtered by status and ticket number, and the address keeps both", async () => {
    const { user, sent, location } = open("/admin/parts?status=ordered");
    await user.type(await screen.findByRole("searchbox", { name: "Search ticket number..." }), "TRK-4");
    await waitFor(() => expect(location().search).toEqual({ q: "TRK-4", status: "ordered" }));
    await waitFor(() => expect(sent("admin.parts.list").at(-1)).toMatchObject({ q: "TRK-4", status: "ordered" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Delivered");
    await waitFor(() => expect(location().search).toEqual({ q: "TRK-4", status: "delivered" }));
  });

  it("say when nothing matches, and when nothing is there at all", async () => {
    const none = { "admin.parts.list": () => ({ items: [], nextCursor: null }) };
    const { user, location } = open("/admin/parts?status=ordered", none);
    await screen.findByText("Nothing matches");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(location().search).toEqual({}));
    await screen.findByText("No parts proposed yet.");
  });

  it("say when they did not load, and load again", async () => {
    let fails = true;
    const { user } = open("/admin/parts", {
      "admin.parts.list": () => (fails ? new Refusal("request.forbidden", 403) : { items: [order], nextCursor: null }),
    });
    await screen.findByText("Failed to load parts orders");
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Alternator, 160 A");
  });

  it("go on from page to page", async () => {
    const { user, sent } = open("/admin/parts", {
      "admin.parts.list": (input) =>
        (input as { cursor?: string }).cursor === "7"
          ? { items: [{ ...order, id: "prt_3", partsDescription: "Belt" }], nextCursor: null }
          : { items: [order], nextCursor: "7" },
    });
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    await screen.findByText("Belt");
    expect(sent("admin.parts.list").at(-1)).toMatchObject({ cursor: "7" });
    screen.getByText("2 orders shown");
  });
});

describe("the repairs", () => {
  it("say what was done to whose truck, where that is known from, and when", async () => {
    open("/admin/repairs");
    for (const text of ["Volvo VNL 2020", "Unit 7", "New compressor", "May 3, 2026"]) await screen.findByText(text);
    screen.getByRole("link", { name: "TRK-4W0K9A" });
  });

  it("are filtered by the truck's brand", async () => {
    const { user, sent, location } = open("/admin/repairs");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Truck brand" }), "Volvo");
    await waitFor(() => expect(location().search).toEqual({ brand: "Volvo" }));
    await waitFor(() => expect(sent("admin.repairs.list").at(-1)).toMatchObject({ brand: "Volvo" }));
  });
});

describe("the record of who did what", () => {
  it("tells each deed as a sentence, and leads to whom it was done", async () => {
    const { id: _id, ...rest } = deed;
    const items = [
      deed,
      { ...rest, id: "aud_2", action: "moon.painted", actor: null, subject: { ...deed.subject, kind: "moon" } },
    ];
    open("/admin/audit", { "admin.audit.list": () => ({ items, nextCursor: null, about: null }) });
    await screen.findByText("Ada Admin gave Tess Torque a role: Technician");
    screen.getByText("The system: moon.painted");
    expect(screen.getByRole("link", { name: "Tess Torque" }).getAttribute("href")).toBe(
      "/admin/users?q=tess%40haul.test",
    );
  });

  it("is narrowed to one person and to one kind of deed", async () => {
    const { user, sent, location } = open("/admin/audit");
    await user.click(await screen.findByRole("button", { name: "Only by Ada Admin" }));
    await waitFor(() => expect(location().search).toEqual({ q: "ada@demo.test" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Action" }), "Role given");
    await waitFor(() =>
      expect(sent("admin.audit.list").at(-1)).toMatchObject({ q: "ada@demo.test", action: "role.granted" }),
    );
  });
});

describe("the record of who saw what", () => {
  const ofTicket = { kind: "ticket", id: "tkt_1", name: null, email: null, ticketNumber: "TRK-4W0K9A" };
  const look = (id: string, action: string, more: object = {}) => ({
    ...deed,
    id,
    action,
    data: {},
    subject: ofTicket,
    ...more,
  });
  const looks = [
    look("aud_3", "ticket.viewed"),
    look("aud_4", "ticket.photo_viewed", { data: { photoId: "pho_1" } }),
    look("aud_5", "ticket.live_viewed"),
    look("aud_6", "ticket.share_viewed", { actor: null }),
    look("aud_7", "user.viewed", { subject: deed.subject }),
  ];
  const ofLooks = (about: object | null = null) => ({
    "admin.audit.list": (input: unknown) =>
      (input as { kind: string }).kind === "looks"
        ? { items: looks, nextCursor: null, about }
        : { items: [deed], nextCursor: null, about },
  });

  it("is one of three things that are shown, changes at first, and the address says which", async () => {
    const { user, sent, location } = open("/admin/audit", ofLooks());
    const kinds = within(await screen.findByRole("navigation", { name: "What is shown" }));
    const current = () => kinds.getAllByRole("link").find((link) => link.getAttribute("aria-current") === "page");
    expect(current()?.textContent).toBe("Changes");
    expect(sent("admin.audit.list")).toMatchObject([{ kind: "changes", about: null }]);

    await user.click(kinds.getByRole("link", { name: "Looks" }));
    await screen.findByText("Ada Admin opened ticket TRK-4W0K9A");
    expect(location().search).toEqual({ show: "looks" });
    expect(kinds.getAllByRole("link", { current: "page" }).map((link) => link.textContent)).toEqual(["Looks"]);
    screen.getByText(/once an hour. Looks are deleted after 365 days/);

    await user.click(kinds.getByRole("link", { name: "All" }));
    await waitFor(() => expect(sent("admin.audit.list").at(-1)).toMatchObject({ kind: "all" }));
    expect(location().search).toEqual({ show: "all" });
    await user.click(kinds.getByRole("link", { name: "Changes" }));
    await waitFor(() => expect(location().search).toEqual({}));
  });

  it("tells who looked at what, with the way there", async () => {
    open("/admin/audit?show=looks", ofLooks());
    for (const text of [
      "Ada Admin opened ticket TRK-4W0K9A",
      "Ada Admin looked at a photo of ticket TRK-4W0K9A",
      "Ada Admin looked at the live location of ticket TRK-4W0K9A",
      "Someone with the link opened the shared page of ticket TRK-4W0K9A",
      "Ada Admin looked at the account of Tess Torque",
    ])
      await screen.findByText(text);
    const tickets = screen.getAllByRole("link", { name: "TRK-4W0K9A" });
    expect(tickets.map((link) => link.getAttribute("href"))).toEqual(
      Array.from({ length: 4 }, () => "/support/dashboard?ticket=TRK-4W0K9A"),
    );
    screen.getByRole("link", { name: "Tess Torque" });
  });

  it("is filtered by its own deeds; one that is none of them is dropped with the kind", async () => {
    const { user, location } = open("/admin/audit?show=looks&q=ada", ofLooks());
    const deeds = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Action" });
    const names = [...deeds.options].map(({ text }) => text);
    expect(names).toEqual([
      "All actions",
      "Account seen",
      "Live location seen",
      "Photo seen",
      "Shared link opened",
      "Ticket opened",
    ]);
    await user.selectOptions(deeds, "Photo seen");
    await waitFor(() => expect(location().search).toEqual({ q: "ada", action: "ticket.photo_viewed", show: "looks" }));
    await user.click(screen.getByRole("link", { name: "Changes" }));
    await waitFor(() => expect(location().search).toEqual({ q: "ada" }));
  });

  it("is narrowed to one ticket or person, says to which, and is widened again", async () => {
    const about = { ticketNumber: null, name: "Dana Driver", email: "dana@haul.test" };
    const { user, sent, location } = open("/admin/audit?show=looks&about=usr_dana", ofLooks(about));
    await screen.findByText("Only Dana Driver and their tickets");
    expect(sent("admin.audit.list")).toMatchObject([{ kind: "looks", about: "usr_dana" }]);
    await user.click(screen.getByRole("button", { name: "Show everything" }));
    await waitFor(() => expect(location().search).toEqual({ show: "looks" }));
    expect(screen.queryByText("Only Dana Driver and their tickets")).toBeNull();
  });

  it.each([
    [{ ticketNumber: "TRK-4W0K9A", name: null, email: null }, "Only ticket TRK-4W0K9A"],
    [{ ticketNumber: null, name: null, email: "dana@haul.test" }, "Only dana@haul.test and their tickets"],
    [null, "Only what is gone by now"],
  ])("about %o says: %s", async (about, text) => {
    open("/admin/audit?show=looks&about=some_id", ofLooks(about));
    await screen.findByText(text);
  });

  it("says so when nobody has looked, and goes on from page to page", async () => {
    const none = { "admin.audit.list": () => ({ items: [], nextCursor: null, about: null }) };
    const { unmount } = open("/admin/audit?show=looks", none);
    await screen.findByText(/Anyone who opens a ticket, a photo/);
    unmount();
    const { user, sent } = open("/admin/audit?show=looks", {
      "admin.audit.list": (input) =>
        (input as { cursor?: string }).cursor === "7"
          ? { items: [look("aud_9", "ticket.live_viewed")], nextCursor: null, about: null }
          : { items: [look("aud_8", "ticket.viewed")], nextCursor: "7", about: null },
    });
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    await screen.findByText("Ada Admin looked at the live location of ticket TRK-4W0K9A");
    expect(sent("admin.audit.list").at(-1)).toMatchObject({ cursor: "7", kind: "looks" });
  });
});

describe("the dashboard", () => {
  const counts = {
    totalTickets: 9,
    openTickets: 4,
    resolvedTickets: 5,
    totalUsers: 3,
    pendingOrders: 2,
    completedOrders: 1,
  };
  const event = {
    kind: "ticket",
    id: "evt_1",
    type: "ticket.claimed",
    actorName: "Tess",
    data: {},
    createdAt: now - 120_000,
    ticketNumber: "TRK-4W0K9A",
  };

  it("shows the latest of tickets and of the staff, each with the way there", async () => {
    open("/admin", {
      "admin.dashboard.counts": () => counts,
      "admin.dashboard.activity": () => ({ items: [{ ...deed, kind: "audit" }, event] }),
    });
    const card = within((await screen.findByText("Tess · Support Team picked it up")).closest("ol") as HTMLElement);
    card.getByText("Ada Admin gave Tess Torque a role: Technician");
    card.getByRole("link", { name: "TRK-4W0K9A" });
    expect((await screen.findByRole("link", { name: "9" })).getAttribute("href")).toBe("/admin/tickets");
  });

  it.each([
    ["9", "/admin/tickets"],
    ["4", "/admin/tickets?status=unfinished"],
    ["5", "/admin/tickets?status=finished"],
    ["3", "/admin/users"],
    ["2", "/admin/parts?status=unfulfilled"],
    ["1", "/admin/parts?status=delivered"],
  ])("leads from the figure %s to what it counts: %s", async (name, address) => {
    open("/admin", {
      "admin.dashboard.counts": () => counts,
      "admin.dashboard.activity": () => ({ items: [] }),
    });
    expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(address);
  });

  it("has the name of what is listed then in the filter of the list", async () => {
    const { sent } = open("/admin/parts?status=unfulfilled");
    const filter = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Status" });
    expect(filter.selectedOptions[0]?.text).toBe("Pending, approved or ordered");
    expect(sent("admin.parts.list")).toMatchObject([{ status: "unfulfilled" }]);
  });

  it("says where everything is when nothing has happened", async () => {
    open("/admin", {
      "admin.dashboard.counts": () => counts,
      "admin.dashboard.activity": () => ({ items: [] }),
    });
    await screen.findByText("Use the navigation menu to manage tickets, technicians and users.");
  });
});
