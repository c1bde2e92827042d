import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { longestWait } from "#scripts/checks/hang-guards.ts";
import { keptTicket } from "#web/features/tickets/ticket-kept.ts";
import { keepUser, keptUser } from "#web/lib/kept-user.ts";
import { contacts, fakeApi, people } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();
// The page of a report is the ticket's without its room.
const address = "/tickets/trk-abc123/report";

const ticket = {
  id: "tkt_1",
  ticketNumber: "TRK-ABC123",
  status: "open",
  urgencyLevel: "high",
  version: 1,
  assignedTo: null,
  assignedAt: null,
  contactName: "Dana Driver",
  truckId: null,
  truckBrand: "Kenworth",
  truckYear: 2019,
  truckModel: "T680",
  issueDescription: "Losing air on the grade",
  locationAddress: null,
  locationLat: null,
  locationLng: null,
  highway: null,
  direction: null,
  mileMarker: null,
  trailer: null,
  load: null,
  hazardousGoods: null,
  assessment: null,
  resolution: null,
  createdAt: 1,
  resolvedAt: null,
  cancelledAt: null,
  job: {
    step: "requested",
    reachedAt: { dispatched: null, en_route: null, on_site: null, rolling: null },
    arrival: null,
  },
  timeline: [],
  chatHistory: [],
  photoIds: [],
};

function answering(user: object | null = people.driver) {
  fakeApi({
    "public.auth.me": () => ({ user }),
    "public.config": () => contacts,
    "driver.tickets.get": () => ticket,
    "driver.parts.list": () => ({ items: [], nextCursor: null }),
    "driver.trucks.list": () => ({ items: [], nextCursor: null }),
  });
}

function withoutLine() {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
}

async function openedBefore() {
  answering();
  const page = renderPage("/tickets/TRK-ABC123/report");
  await screen.findByText("Losing air on the grade");
  page.unmount();
}

describe("A ticket that was opened on this device", () => {
  beforeEach(openedBefore);

  it("opens again without a line, as it was last", async () => {
    withoutLine();
    renderPage(address);
    await screen.findByText("Losing air on the grade");
  });

  it("opens also on a line that carries nothing", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { unmount } = renderPage(address);
    await vi.waitFor(
      async () => {
        await act(() => vi.advanceTimersByTimeAsync(1000));
        screen.getByText("Losing air on the grade");
      },
      { timeout: longestWait },
    );
    unmount();
    // Calls that wait to be sent together would wait in the next test too.
    await vi.runOnlyPendingTimersAsync();
  });

  it("is as the worker has it where the worker can be reached", async () => {
    answering();
    renderPage(address);
    await screen.findByText("Losing air on the grade");
    expect(keptUser()?.id).toBe(people.driver.id);
  });

  it("is forgotten with the session, and when somebody else signs in", async () => {
    const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("kept."));
    const driver = keptUser();
    expect(keptTicket("trk abc123")?.id).toBe("tkt_1");
    keepUser(driver && { ...driver, id: "usr_other" });
    expect(keptTicket("TRK-ABC123")).toBeNull();
    expect(kept()).toEqual(["kept.user"]);

    await openedBefore();
    answering(null);
    renderPage(address);
    await screen.findByRole("heading", { name: "Sign In" });
    expect(kept()).toEqual([]);
  });
});
