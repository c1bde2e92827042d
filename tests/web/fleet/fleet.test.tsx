import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { jobNotBegun, jobOf } from "#domain/tickets/job-steps.ts";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

type Answers = Parameters<typeof fakeApi>[0];

const minute = 60_000;
const token = "0123456789abcdefghjkmnpqrstvwxyz01234567";
const access = { allowed: true, status: "active", daysLeft: 0, warning: false, paid: true, blocking: null };
const member = {
  userId: "usr_max",
  fullName: "Max Member",
  email: "max@demo.test",
  joinedAt: Date.UTC(2026, 9, 3, 12),
};
const fleet = { role: "owner", owner: null, members: [member], invites: [], memberLimit: 25 };
const line = {
  id: "tkt_1",
  ticketNumber: "TRK-8F3K2M",
  status: "open",
  urgencyLevel: "low",
  contactName: "Max Member",
  truckBrand: "Mack",
  truckYear: 2020,
  truckModel: "Anthem",
  createdAt: Date.now() - minute,
};
const ticket = () => ({
  ...line,
  issueDescription: "It cranks and does not start",
  locationAddress: "I-80 mile 102, Elko, NV",
  assignedTo: null,
  assignedAt: null,
  resolvedAt: null,
  cancelledAt: null,
  job: jobOf(jobNotBegun),
  resolution: null,
  responseDueAt: Date.now() + 119 * minute,
  timeline: [{ id: "evt_1", type: "ticket.submitted", actorName: "Max Member", data: {}, createdAt: line.createdAt }],
});
const repair = {
  id: "rep_1",
  kind: "summary",
  summary: "Starter replaced",
  repairDate: Date.UTC(2026, 9, 9, 12),
  truckId: "trk_1",
  truckName: "Big Blue",
  brand: "Mack",
  year: 2020,
  model: "Anthem",
};

function account(answers: Answers, fleetRole: "owner" | "member" | null = "owner") {
  const user = { ...people.driver, access, tierName: "fleet_manager", fleetRole };
  return fakeApi({
    "public.auth.me": () => ({ user }),
    "public.config": () => contacts,
    "driver.account.get": () => ({
      ...user,
      memberSince: Date.UTC(2026, 0, 5),
      phone: null,
      companyName: null,
      techRequestedAt: null,
      subscription: null,
    }),
    "driver.account.sessions": () => ({ items: [], nextCursor: null }),
    "driver.billing.check": () => ({ access, subscription: null }),
    "driver.fleet.tickets": () => ({ items: [line], nextCursor: null }),
    "driver.fleet.ticket": ticket,
    "driver.fleet.repairs": () => ({ items: [repair], nextCursor: null }),
    ...answers,
  });
}

describe("the owner of a fleet", () => {
  it("sees the drivers, their tickets and what was repaired", async () => {
    account({ "driver.fleet.get": () => fleet });
    renderPage("/account");
    await screen.findByText("Max Member");
    await screen.findByText(/Up to 25/);
    await screen.findByText("TRK-8F3K2M");
    await screen.findByText("Starter replaced");
    await screen.findByText("Big Blue");
  });

  it("reads a driver's ticket: by when it is answered, how it stands, what happened", async () => {
    account({ "driver.fleet.get": () => fleet });
    const user = userEvent.setup();
    renderPage("/account");
    await user.click(await screen.findByRole("button", { name: "Show request TRK-8F3K2M" }));
    const dialog = within(await screen.findByRole("dialog", { name: "TRK-8F3K2M" }));
    expect((await dialog.findByRole("timer")).textContent).toMatch(/^1:5\d:\d\d$/);
    dialog.getByText("It cranks and does not start");
    dialog.getByText("I-80 mile 102, Elko, NV");
    dialog.getByText("Nobody yet");
    dialog.getByText(/Max Member/);
    expect(dialog.queryByRole("textbox")).toBeNull();
    expect(dialog.queryByRole("img")).toBeNull();
  });

  it("invites by mail, once the address is one", async () => {
    let invites: { email: string; expiresAt: number }[] = [];
    const calls = account({
      "driver.fleet.get": () => ({ ...fleet, invites }),
      "driver.fleet.invite": () => {
        invites = [{ email: "new@demo.test", expiresAt: Date.UTC(2026, 11, 5, 12) }];
        return null;
      },
    });
    const user = userEvent.setup();
    renderPage("/account");
    const field = await screen.findByLabelText("Driver's email");
    await toasterIsThere();
    await user.type(field, "new");
    await user.click(screen.getByRole("button", { name: "Invite" }));
    expect(calls.some(({ name }) => name === "driver.fleet.invite")).toBe(false);
    await user.type(field, "@demo.test");
    await user.click(screen.getByRole("button", { name: "Invite" }));
    await screen.findByText("Invitation sent to new@demo.test");
    await screen.findByText("Invited, open until Dec 5, 2026");
    expect(calls.find(({ name }) => name === "driver.fleet.invite")?.input).toEqual({ email: "new@demo.test" });
  });

  it("is told why an invitation was not sent", async () => {
    account({
      "driver.fleet.get": () => fleet,
      "driver.fleet.invite": () => new Refusal("fleet.full", 409),
    });
    const user = userEvent.setup();
    renderPage("/account");
    await user.type(await screen.findByLabelText("Driver's email"), "one-more@demo.test");
    await toasterIsThere();
    await user.click(screen.getByRole("button", { name: "Invite" }));
    await screen.findByText("Couldn't send the invitation");
  });
});

describe("an invited driver", () => {
  it("without an account signs up on a page that names the inviter and has the e-mail filled in", async () => {
    fakeApi({
      "public.auth.me": () => ({ user: null }),
      "public.config": () => contacts,
      "public.auth.fleetInvitation": () => ({ ownerName: "Olga Owner", email: "dan@haul.example" }),
    });
    renderPage(`/account?invite=${token}`);
    await screen.findByText("Olga Owner invites you to a fleet");
    expect(screen.getByRole("tab", { name: "Sign Up" }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("dan@haul.example");
  });

  it("reads who invites, joins, and the invitation leaves the address", async () => {
    let joined = false;
    const calls = account(
      {
        "driver.fleet.get": () =>
          joined ? { role: "member", owner: { name: "Olga Owner" }, members: [], invites: [], memberLimit: 25 } : null,
        "driver.fleet.invitation": () => ({ ownerName: "Olga Owner" }),
        "driver.fleet.join": () => {
          joined = true;
          return null;
        },
      },
      null,
    );
    const user = userEvent.setup();
    const page = renderPage(`/account?invite=${token}`);
    await screen.findByText("Olga Owner invites you to a fleet");
    await user.click(screen.getByRole("button", { name: "Join the fleet" }));
    await screen.findByText(/You drive for Olga Owner/);
    expect(calls.find(({ name }) => name === "driver.fleet.join")?.input).toEqual({ token });
    await waitFor(() => expect(page.location().searchStr).toBe(""));
  });

  it("whose invitation is not open is told so, and nothing else breaks", async () => {
    account(
      {
        "driver.fleet.get": () => null,
        "driver.fleet.invitation": () => new Refusal("fleet.invite_invalid", 404),
      },
      null,
    );
    renderPage(`/account?invite=${token}`);
    await screen.findByText("This invitation can't be used");
    await screen.findByText("Current plan");
  });
});
