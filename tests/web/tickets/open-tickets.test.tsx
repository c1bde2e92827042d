import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { noteRead } from "#web/features/tickets/read-marks.ts";
import { takesMessages } from "#web/features/tickets/ticket-over.tsx";
import { contacts, fakeApi, people } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();
afterEach(() => {
  vi.restoreAllMocks();
});

let made = 0;

function openTicket() {
  made += 1;
  return {
    id: `tkt_open_${made}`,
    ticketNumber: "TRK-ABC123",
    status: "in_progress",
    urgencyLevel: "high",
    responseDueAt: 1,
    createdAt: 1,
    version: 2,
    assignedTo: { id: "usr_tess", name: "Tess" },
    job: {
      step: "requested",
      reachedAt: { dispatched: null, en_route: null, on_site: null, rolling: null },
      arrival: null,
    },
    lastMessage: { senderType: "support", senderName: "Tess", text: "Which engine is it?", createdAt: 1 },
    supportSeqs: [5, 4],
  };
}

function answering(ticket: ReturnType<typeof openTicket> | null) {
  fakeApi({
    "public.auth.me": () => ({ user: people.driver }),
    "public.config": () => contacts,
    "driver.tickets.open": () => ({ items: ticket === null ? [] : [ticket] }),
  });
}

describe("an open ticket", () => {
  it("is pinned on other pages: number, state, unread messages, the way back and the call", async () => {
    answering(openTicket());
    renderPage("/safety");
    const strip = within(await screen.findByRole("region", { name: "Your open ticket" }));
    expect(strip.getByRole("link", { name: /TRK-ABC123/ }).getAttribute("href")).toBe("/tickets/TRK-ABC123");
    strip.getByText(/is on your breakdown/);
    strip.getByText("2 unread messages");
    strip.getByRole("link", { name: /Call roadside help/ });
  });

  it("comes first on the home page, with the last message", async () => {
    answering(openTicket());
    renderPage("/");
    const card = await screen.findByRole("region", { name: "Your open ticket" });
    within(card).getByText(/Which engine is it/);
    within(card).getByRole("link", { name: "Open your request" });
    const headline = screen.getByRole("heading", { level: 1 });
    expect(card.compareDocumentPosition(headline) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("counts what is unread in the title and on the app's badge until it was on the screen", async () => {
    const badge = { set: vi.fn(async () => {}), clear: vi.fn(async () => {}) };
    Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear });
    const ticket = openTicket();
    answering(ticket);
    renderPage("/safety");
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    expect(badge.set).toHaveBeenLastCalledWith(2);
    act(() => noteRead(ticket.id, 5));
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
    expect(badge.clear).toHaveBeenCalled();
    Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
  });

  it("is not there when none is open", async () => {
    answering(null);
    renderPage("/");
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("region", { name: "Your open ticket" })).toBeNull();
  });
});

describe("the field of a conversation", () => {
  const week = 7 * 86_400_000;

  it("is live while somebody reads it: open, in progress, and resolved for 7 days", () => {
    expect(takesMessages({ status: "open", resolvedAt: null }, 0)).toBe(true);
    expect(takesMessages({ status: "in_progress", resolvedAt: null }, 0)).toBe(true);
    expect(takesMessages({ status: "resolved", resolvedAt: 1 }, week)).toBe(true);
  });

  it("is gone on a cancelled ticket, and a week after it was resolved", () => {
    expect(takesMessages({ status: "closed", resolvedAt: null }, 0)).toBe(false);
    expect(takesMessages({ status: "resolved", resolvedAt: 1 }, week + 2)).toBe(false);
  });
});
