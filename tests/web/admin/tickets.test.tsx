import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { atWidth, preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();
// Below 1024 px every row is a card.
atWidth(800);

const waiting = {
  id: "tkt_1",
  ticketNumber: "TRK-ABC123",
  status: "open",
  urgencyLevel: "high",
  assessedUrgency: null,
  responseDueAt: 1_770_000_000_000,
  firstResponseAt: null,
  assignedTo: null as { id: string; name: string } | null,
  contactName: "Dana Driver",
  preferredLanguage: "es",
  preferredContactMethod: "chat",
  truckBrand: "Kenworth",
  truckYear: 2019,
  truckModel: "T680",
  issueDescription: "No air pressure since the last stop.",
  locationAddress: null,
  hazardousGoods: null,
  createdAt: 1_770_000_000_000,
  updatedAt: 1_770_000_000_000,
  version: 3,
};
const held = {
  ...waiting,
  id: "tkt_2",
  ticketNumber: "TRK-XYZ789",
  status: "in_progress",
  contactName: "Omar Oil",
  assignedTo: { id: "usr_lee", name: "Lee Lug" },
};
const tess = {
  id: "tec_tess",
  userId: "usr_tess",
  fullName: "Tess Tech",
  email: "tess@garage.test",
  phone: null,
  languages: ["en", "es"],
  specializations: [],
  isAvailable: true,
  createdAt: 1,
  openTickets: 2,
};
const lee = { ...tess, id: "tec_lee", userId: "usr_lee", fullName: "Lee Lug", languages: ["en"], openTickets: 1 };

function open(answers: Parameters<typeof fakeApi>[0] = {}, address = "/admin/tickets") {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.admin }),
    "public.config": () => contacts,
    "admin.tickets.list": () => ({ items: [waiting, held], nextCursor: null }),
    "admin.tickets.get": (input) => ({
      ...((input as { ticketNumber: string }).ticketNumber === held.ticketNumber ? held : waiting),
      timeline: [],
    }),
    "admin.techs.available": () => ({ items: [lee, tess], nextCursor: null }),
    ...answers,
  });
  const page = renderPage(address);
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { ...page, user: userEvent.setup(), sent };
}

const card = async (name: string) => within((await screen.findByText(name)).closest("li") as HTMLElement);
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const picker = async () => within(await screen.findByRole("dialog", { name: "Assign Tech" }));

describe("the administrator's tickets", () => {
  it("show what broke, for whom, how urgent, and who looks after it", async () => {
    open();
    const first = await card("TRK-ABC123");
    const facts = ["2019 Kenworth T680", "Open", "High", "Dana Driver", "No air pressure since the last stop."];
    for (const text of facts) first.getByText(text);
    expect(first.getByText("No air pressure since the last stop.").className).toContain("line-clamp-2");
    first.getByRole("button", { name: "Assign Tech" });
    const second = await card("TRK-XYZ789");
    second.getByText("Assigned to Tech");
    second.getByText("Lee Lug");
    expect(second.queryByRole("button", { name: "Assign Tech" })).toBeNull();
  });

  it("are searched and filtered, and the address says by what", async () => {
    const { user, sent, location } = open();
    await user.selectOptions(await screen.findByRole("combobox", { name: "Status" }), "In Progress");
    await waitFor(() => expect(location().search).toEqual({ status: "in_progress" }));
    await user.type(screen.getByRole("searchbox", { name: "Search tickets..." }), "oil");
    await waitFor(() => expect(location().search).toEqual({ status: "in_progress", q: "oil" }));
    await waitFor(() => expect(sent("admin.tickets.list").at(-1)).toMatchObject({ q: "oil", status: "in_progress" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "All Status");
    await waitFor(() => expect(location().search).toEqual({ q: "oil" }));
  });

  it("are those that the dashboard counts together, and the filter says so", async () => {
    const { user, sent, location } = open({}, "/admin/tickets?status=unfinished");
    const filter = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Status" });
    expect(filter.selectedOptions[0]?.text).toBe("Open or In Progress");
    await waitFor(() => expect(sent("admin.tickets.list")).toMatchObject([{ status: "unfinished" }]));
    await user.selectOptions(filter, "Resolved or Closed");
    await waitFor(() => expect(location().search).toEqual({ status: "finished" }));
  });

  it("say when none matches, when there are none, and when they did not load", async () => {
    let answer: unknown = { items: [], nextCursor: null };
    const { user } = open({ "admin.tickets.list": () => answer }, "/admin/tickets?q=nobody");
    await screen.findByText("No ticket matches");
    await user.click(screen.getByRole("button", { name: "Clear search and filter" }));
    await screen.findByText("There are no tickets yet");
    answer = new Refusal("request.forbidden", 403);
    await user.type(screen.getByRole("searchbox"), "x");
    await screen.findByText("Failed to load tickets");
    answer = { items: [waiting], nextCursor: null };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("TRK-ABC123");
  });

  it("open their details, from their address too, and close with the back button", async () => {
    const { user, router, location } = open();
    await user.click((await card("TRK-ABC123")).getByRole("button", { name: "View Details" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ticket Details" }));
    const facts = ["TRK-ABC123", "Dana Driver", "2019 Kenworth T680", "Open", "High", "Unassigned", "Spanish"];
    for (const text of facts) await dialog.findByText(text);
    dialog.getByText("No air pressure since the last stop.");
    expect(dialog.getByRole("link", { name: "Open at the desk" }).getAttribute("href")).toBe(
      "/support/dashboard?ticket=TRK-ABC123",
    );
    expect(dialog.getByRole("link", { name: "Who saw this" }).getAttribute("href")).toMatch(
      /^\/admin\/audit\?show=looks&about=tkt_/,
    );
    expect(location().search).toEqual({ ticket: "TRK-ABC123" });
    router.history.back();
    await noDialog();
  });

  it("say when one is not there", async () => {
    open({ "admin.tickets.get": () => new Refusal("ticket.not_found", 404) }, "/admin/tickets?ticket=TRK-000000");
    await screen.findByText("We couldn't find this ticket.");
  });
});

describe("a ticket that is assigned", () => {
  it("goes to whoever is chosen by name, languages and what they have to do", async () => {
    let assigned = false;
    const { user, sent, location } = open({
      "admin.tickets.list": () => ({
        items: [assigned ? { ...waiting, assignedTo: { id: "usr_tess", name: "Tess Tech" } } : waiting],
        nextCursor: null,
      }),
      "admin.tickets.assign": () => {
        assigned = true;
        return { id: "tkt_1" };
      },
    });
    await user.click((await card("TRK-ABC123")).getByRole("button", { name: "Assign Tech" }));
    expect(location().search).toEqual({ assign: "TRK-ABC123" });
    const dialog = await picker();
    const [first, second] = await dialog.findAllByRole("listitem");
    within(first as HTMLElement).getByText("1 open ticket");
    expect(within(first as HTMLElement).queryByText("Speaks Spanish")).toBeNull();
    within(second as HTMLElement).getByText("English");
    within(second as HTMLElement).getByText("Speaks Spanish");
    await user.click(dialog.getByRole("button", { name: /^Tess Tech/ }));
    await noDialog();
    expect(sent("admin.tickets.assign")).toEqual([
      { ticketId: "tkt_1", userId: "usr_tess", version: 3, reopen: false },
    ]);
    await screen.findByText("Ticket assigned successfully");
    (await card("TRK-ABC123")).getByText("Assigned to Tech");
  });

  it("stays as it is when the choice is given up", async () => {
    const { user, sent } = open({}, "/admin/tickets?assign=TRK-ABC123");
    await user.click(await (await picker()).findByRole("button", { name: "Cancel" }));
    await noDialog();
    expect(sent("admin.tickets.assign")).toEqual([]);
  });

  it("may go from one to another, but not to who has it", async () => {
    const { user, sent } = open(
      { "admin.tickets.assign": () => ({ id: "tkt_2" }) },
      "/admin/tickets?ticket=TRK-XYZ789",
    );
    await user.click(await screen.findByRole("button", { name: "Assign another tech" }));
    const dialog = await picker();
    expect(await dialog.findByRole("button", { name: /^Lee Lug/ })).toHaveProperty("disabled", true);
    await user.click(dialog.getByRole("button", { name: /^Tess Tech/ }));
    await user.click(await dialog.findByRole("button", { name: "Reassign" }));
    await waitFor(() => expect(sent("admin.tickets.assign")).toHaveLength(1));
  });

  it.each(["resolved", "closed"])("asks first when it is %s", async (status) => {
    const { user, sent } = open({
      "admin.tickets.get": () => ({ ...waiting, status }),
      "admin.tickets.assign": () => ({ id: "tkt_1" }),
    });
    await user.click((await card("TRK-ABC123")).getByRole("button", { name: "Assign Tech" }));
    const dialog = await picker();
    await user.click(await dialog.findByRole("button", { name: /^Tess Tech/ }));
    await dialog.findByText("This ticket is resolved or closed. Assign it to Tess Tech and reopen it?");
    expect(sent("admin.tickets.assign")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Reopen and assign" }));
    await noDialog();
    expect(sent("admin.tickets.assign")).toEqual([{ ticketId: "tkt_1", userId: "usr_tess", version: 3, reopen: true }]);
  });

  it("asks too when it was resolved in the meantime", async () => {
    const { user } = open({ "admin.tickets.assign": () => new Refusal("ticket.reopen_required", 409) });
    await user.click((await card("TRK-ABC123")).getByRole("button", { name: "Assign Tech" }));
    const dialog = await picker();
    await user.click(await dialog.findByRole("button", { name: /^Tess Tech/ }));
    await dialog.findByRole("button", { name: "Reopen and assign" });
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await dialog.findByRole("button", { name: /^Tess Tech/ });
  });

  it("says why it could not be, and reads the ticket anew", async () => {
    const { user, sent } = open(
      { "admin.tickets.assign": () => new Refusal("tech.unavailable", 409) },
      "/admin/tickets?assign=TRK-ABC123",
    );
    await toasterIsThere();
    await user.click(await (await picker()).findByRole("button", { name: /^Tess Tech/ }));
    await screen.findByText("Failed to assign ticket");
    await screen.findByText("This technician isn't available right now. Choose another.");
    await waitFor(() => expect(sent("admin.tickets.get").length).toBeGreaterThan(1));
  });

  it("says when nobody is available", async () => {
    open({ "admin.techs.available": () => ({ items: [], nextCursor: null }) }, "/admin/tickets?assign=TRK-ABC123");
    await screen.findByText("Nobody is available");
  });
});
