import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { contacts, fakeApi, people } from "../fake-api.ts";
import { atWidth, preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();
atWidth(1280);

const ada = {
  id: "usr_ada",
  email: "ada@haul.test",
  fullName: "Ada Axle",
  companyName: "Axle & Sons",
  phone: null,
  createdAt: Date.UTC(2026, 4, 3, 12),
  roles: [],
  techRequestedAt: 1,
  disabledAt: null,
  access: { allowed: true, status: "active", daysLeft: 0, warning: false, paid: true, blocking: null },
  tierName: "solo_driver",
  fleetRole: null,
  granted: false,
};
const ticket = {
  id: "tkt_1",
  ticketNumber: "TRK-ABC123",
  status: "in_progress",
  urgencyLevel: "high",
  assessedUrgency: null,
  assignedTo: { id: "usr_lee", name: "Lee Lug" },
  contactName: "Dana Driver",
  preferredLanguage: "en",
  truckBrand: "Kenworth",
  truckYear: 2019,
  truckModel: "T680",
  issueDescription: "No air pressure since the last stop.",
  createdAt: 1_770_000_000_000,
  version: 3,
};
const tess = {
  id: "tec_t",
  userId: "usr_t",
  fullName: "Tess Tech",
  languages: ["en"],
  specializations: [],
  openTickets: 0,
};
const order = (id: string, status: string) => ({
  id,
  ticketId: "tkt_1",
  ticketNumber: "TRK-ABC123",
  partsDescription: `Belt ${id}`,
  status,
  price: "10.00",
  priceToPay: "10.00",
  discountPercent: 0,
  driver: { name: "Dana", email: null },
  proposedBy: "Tess",
  createdAt: 1,
  updatedAt: 1,
});

function open(address: string, answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.admin }),
    "public.config": () => contacts,
    "admin.techs.list": () => ({ items: [tess], nextCursor: null }),
    ...answers,
  });
  const page = renderPage(address);
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { ...page, user: userEvent.setup(), sent };
}

const menuOf = (name: string) => screen.findByRole("button", { name: `More for ${name}` });

describe("The table of users", () => {
  const list = () => ({ items: [ada], nextCursor: null });

  it("filters by kind and plan, orders, and keeps that in the address", async () => {
    const { user, sent, location } = open("/admin/users", { "admin.users.list": list });
    await user.selectOptions(await screen.findByRole("combobox", { name: "Show" }), "applicants");
    await user.selectOptions(screen.getByRole("combobox", { name: "Plan" }), "none");
    await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "oldest");
    await waitFor(() => expect(location().search).toEqual({ show: "applicants", plan: "none", order: "oldest" }));
    await waitFor(() =>
      expect(sent("admin.users.list").at(-1)).toMatchObject({ show: "applicants", plan: "none", order: "oldest" }),
    );
  });

  it("names a row by a link to the user's page, and keeps what is destructive behind the menu", async () => {
    const { user, location } = open("/admin/users?show=applicants", { "admin.users.list": list });
    const name = await screen.findByRole("link", { name: "Ada Axle" });
    expect(name.getAttribute("href")).toBe("/admin/users/usr_ada");
    expect(screen.queryByText("Erase")).toBeNull();
    await user.click(await menuOf("Ada Axle"));
    const menu = within(await screen.findByRole("menu"));
    expect(menu.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "Set plan",
      "Add as technician",
      "Sign-ins",
      "Who saw this",
      "Disable",
      "Erase",
    ]);
    await user.click(menu.getByRole("menuitem", { name: "Erase" }));
    await waitFor(() => expect(location().search).toEqual({ show: "applicants", erase: "usr_ada" }));
  });
});

describe("A user's page", () => {
  it("shows trucks, tickets and sessions", async () => {
    open("/admin/users/usr_ada", {
      "admin.users.get": () => ({ ...ada, grants: [] }),
      "admin.users.records": () => ({
        trucks: [
          {
            id: "trk_1",
            brand: "Mack",
            year: 2018,
            model: "Anthem",
            truckName: "Old Blue",
            isActive: true,
            createdAt: 1,
          },
        ],
        tickets: [{ ...ticket, assignedName: "Lee Lug", rating: null }],
        sessions: [{ id: "s", userAgent: "Firefox", createdAt: 1, lastSeenAt: 1, expiresAt: 2 }],
      }),
    });
    await screen.findByRole("heading", { level: 1, name: "Ada Axle" });
    within(await screen.findByRole("table", { name: "Trucks" })).getByText("2018 Mack Anthem");
    within(screen.getByRole("table", { name: "Tickets" })).getByText("TRK-ABC123");
    within(screen.getByRole("table", { name: "Sessions" })).getByText("Firefox");
  });
});

describe("The table of tickets", () => {
  it("filters by technician and age", async () => {
    const { user, sent } = open("/admin/tickets", {
      "admin.tickets.list": () => ({ items: [ticket], nextCursor: null }),
    });
    await screen.findByText("TRK-ABC123");
    await screen.findByRole("option", { name: "Tess Tech" });
    await user.selectOptions(screen.getByRole("combobox", { name: "Technician" }), "usr_t");
    await user.selectOptions(screen.getByRole("combobox", { name: "Age" }), "24");
    await waitFor(() => expect(sent("admin.tickets.list").at(-1)).toMatchObject({ tech: "usr_t", minAgeHours: 24 }));
  });

  it("asks before it takes a ticket from a technician", async () => {
    const { user, sent } = open("/admin/tickets", {
      "admin.tickets.list": () => ({ items: [ticket], nextCursor: null }),
      "admin.tickets.get": () => ({ ...ticket, timeline: [] }),
      "admin.techs.available": () => ({ items: [tess], nextCursor: null }),
      "admin.tickets.assign": () => ({ ...ticket, assignedTo: { id: "usr_t", name: "Tess Tech" } }),
    });
    await user.click(await menuOf("TRK-ABC123"));
    await user.click(await screen.findByRole("menuitem", { name: "Reassign" }));
    await user.click(await screen.findByRole("button", { name: /Tess Tech/ }));
    await screen.findByText("Lee Lug has this ticket. Give it to Tess Tech?");
    expect(sent("admin.tickets.assign")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Reassign" }));
    await waitFor(() =>
      expect(sent("admin.tickets.assign")).toEqual([{ ticketId: "tkt_1", userId: "usr_t", version: 3, reopen: false }]),
    );
  });
});

describe("The table of parts orders", () => {
  it("moves one order on after a question", async () => {
    const { user, sent } = open("/admin/parts", {
      "admin.parts.list": () => ({ items: [order("1", "approved")], nextCursor: null }),
      "tech.parts.setStatus": () => order("1", "ordered"),
    });
    await user.click(await menuOf("Belt 1"));
    await user.click(await screen.findByRole("menuitem", { name: "Mark as ordered" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Mark this part as ordered?" }));
    expect(sent("tech.parts.setStatus")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Mark as ordered" }));
    await waitFor(() => expect(sent("tech.parts.setStatus")).toEqual([{ partId: "1", status: "ordered" }]));
  });

  it("moves several on that are at the same step", async () => {
    const { user, sent } = open("/admin/parts", {
      "admin.parts.list": () => ({
        items: [order("1", "ordered"), order("2", "ordered"), order("3", "approved")],
        nextCursor: null,
      }),
      "tech.parts.setStatus": () => order("1", "delivered"),
    });
    await user.click(await screen.findByRole("checkbox", { name: "Select Belt 1" }));
    await user.click(screen.getByRole("checkbox", { name: "Select Belt 3" }));
    screen.getByText("2 selected");
    expect(screen.queryByRole("button", { name: "Mark as delivered" })).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Select Belt 3" }));
    await user.click(screen.getByRole("checkbox", { name: "Select Belt 2" }));
    await user.click(screen.getByRole("button", { name: "Mark as delivered" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Move 2 orders on?" }));
    await user.click(dialog.getByRole("button", { name: "Mark as delivered" }));
    await waitFor(() =>
      expect(sent("tech.parts.setStatus")).toEqual([
        { partId: "1", status: "delivered" },
        { partId: "2", status: "delivered" },
      ]),
    );
  });
});
