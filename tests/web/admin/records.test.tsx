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
    "admin.audit.list": () => ({ items: [deed], nextCursor: null }),
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
    expect(screen.getAllByText("10 % off")).toHaveLength(2);
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
    await screen.findByText("No parts were proposed yet.");
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
    open("/admin/audit", { "admin.audit.list": () => ({ items, nextCursor: null }) });
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
    const card = within((await screen.findByText("Tess · Support Team took the ticket")).closest("ol") as HTMLElement);
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
