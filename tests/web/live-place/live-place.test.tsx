import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LivePlace } from "#domain/tickets/live-place.ts";
import { PageLayout } from "#web/components/layout/page-layout.tsx";
import { DeskLivePlace } from "#web/features/live-place/desk-live-place.tsx";
import { LivePlaceCard } from "#web/features/live-place/live-place-card.tsx";
import { LivePlaceStrip } from "#web/features/live-place/live-place-strip.tsx";
import { sharingHere } from "#web/features/live-place/sharing-here.ts";
import { queryClient } from "#web/lib/trpc.ts";
import { makeRouter } from "#web/router.tsx";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";

preparePages();
afterEach(() => {
  cleanup();
  sharingHere.forget(null);
});

const minute = 60_000;
const ticket = { id: "tkt_1", ticketNumber: "TRK-ABC123", version: 3 };
const elko = { latitude: 40.832421, longitude: -115.763123, accuracy: 12, heading: Number.NaN, speed: null };

/** A device whose receiver finds Elko, or fails with a code of the standard. */
function receiver(failure?: 1 | 2) {
  const watches = new Map<number, PositionErrorCallback>();
  const once = (found: PositionCallback, failed: PositionErrorCallback) => {
    const error = { code: failure, PERMISSION_DENIED: 1, message: "" } as GeolocationPositionError;
    queueMicrotask(() =>
      failure === undefined
        ? found({ coords: elko, timestamp: Date.now() } as unknown as GeolocationPosition)
        : failed(error),
    );
  };
  const geolocation = {
    getCurrentPosition: once,
    watchPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
      const id = watches.size + 1;
      watches.set(id, failed);
      once(found, failed);
      return id;
    },
    clearWatch: (id: number) => watches.delete(id),
  };
  vi.stubGlobal(
    "navigator",
    new Proxy(navigator, {
      get: (target, name) => (name === "geolocation" ? geolocation : Reflect.get(target, name, target)),
      has: (target, name) => name === "geolocation" || name in target,
    }),
  );
  const revoke = () =>
    act(() => {
      for (const failed of [...watches.values()]) {
        failed({ code: 1, PERMISSION_DENIED: 1, message: "" } as GeolocationPositionError);
      }
    });
  return { watches, revoke };
}

function shownWith(content: React.ReactNode, answers: Parameters<typeof fakeApi>[0]) {
  queryClient.clear();
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.driver }),
    "public.config": () => contacts,
    ...answers,
  });
  const router = makeRouter(createMemoryHistory({ initialEntries: ["/"] }));
  render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{content}</RouterContextProvider>
    </QueryClientProvider>,
  );
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { user: userEvent.setup(), sent };
}

const started = () => ({ isShared: true, startedAt: Date.now(), endsAt: Date.now() + 240 * minute, ended: null });

function card(answers: Parameters<typeof fakeApi>[0] = {}) {
  return shownWith(
    <PageLayout>
      <LivePlaceCard ticket={ticket} userId={people.driver.id} />
      <LivePlaceStrip />
    </PageLayout>,
    {
      "driver.live.get": () => null,
      "driver.live.start": started,
      "driver.live.stop": () => ({ stopped: true }),
      ...answers,
    },
  );
}

async function agree(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole("button", { name: "Share my live location" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share your live location?" }));
  await user.click(dialog.getByRole("button", { name: "Share it now" }));
  return dialog;
}

describe("A driver who is sharing live location", () => {
  it("reads what is shared, with whom and until when before anything is sent", async () => {
    receiver();
    const { user, sent } = card();
    await user.click(await screen.findByRole("button", { name: "Share my live location" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Share your live location?" }));
    dialog.getByText(/^Your location, its accuracy/);
    dialog.getByText(/^Our technicians only/);
    dialog.getByText(/^Until you stop it, the request ends, or \d/);
    await user.click(dialog.getByRole("button", { name: "Not now" }));
    expect(sent("driver.live.start")).toEqual([]);
  });

  it("sees that it runs, on the ticket and at the edge of every page, and stops it from there", async () => {
    receiver();
    const { user, sent } = card();
    await agree(user);
    await screen.findByRole("region", { name: "Your live location is shared" });
    screen.getByRole("region", { name: "Live location" });
    const [first] = sent("driver.live.start") as { position: object; sharingId: string }[];
    expect(first).toMatchObject({ ticketId: "tkt_1", position: { latitude: 40.832421, heading: null, speed: null } });
    screen.getByText(/^Technicians see it until/);
    expect(localStorage.getItem("live-place")).toContain(first?.sharingId);

    const stops = screen.getAllByRole("button", { name: "Stop sharing" });
    expect(stops).toHaveLength(2);
    await user.click(stops[1] ?? document.body);
    await screen.findByText("Stopped. The last position is deleted.");
    expect(sent("driver.live.stop")).toEqual([{ ticketId: "tkt_1" }]);
    expect(localStorage.getItem("live-place")).toBeNull();
    expect(screen.queryByRole("region", { name: "Your live location is shared" })).toBeNull();
  });

  it("goes on after a reload", async () => {
    const { watches } = receiver();
    const kept = { ...ticket, ticketId: "tkt_1", userId: people.driver.id, sharingId: "phone-one" };
    localStorage.setItem("live-place", JSON.stringify({ ...kept, endsAt: Date.now() + minute, stopping: false }));
    const { sent } = card({ "driver.live.send": () => ({ kept: true, endsAt: Date.now() + minute }) });
    await waitFor(() => expect(sent("driver.live.send")).toMatchObject([{ sharingId: "phone-one" }]));
    expect(watches.size).toBe(1);
  });

  it("shares nothing any more when somebody else signs in on the device", async () => {
    const { watches } = receiver();
    const kept = { ...ticket, ticketId: "tkt_1", userId: "usr_somebody", sharingId: "phone-one" };
    localStorage.setItem("live-place", JSON.stringify({ ...kept, endsAt: Date.now() + minute, stopping: false }));
    card({ "driver.live.send": () => new Refusal("ticket.not_found", 404) });
    await waitFor(() => expect(localStorage.getItem("live-place")).toBeNull());
    expect(watches.size).toBe(0);
  });

  it.each([
    [1, /^Location is blocked\. Allow it for this page/],
    [2, /^Couldn't find your position/],
  ] as const)("is told why there is no position (error %i), and nothing is shared", async (code, text) => {
    receiver(code);
    const { user, sent } = card();
    const dialog = await agree(user);
    await dialog.findByText(text);
    expect(sent("driver.live.start")).toEqual([]);
  });

  it("is told what the worker refused", async () => {
    receiver();
    const { user } = card({ "driver.live.start": () => new Refusal("ticket.over", 409) });
    const dialog = await agree(user);
    await dialog.findByText(/^This request is over/);
    expect(localStorage.getItem("live-place")).toBeNull();
  });

  it("who takes the permission back has stopped, and reads so", async () => {
    const { revoke } = receiver();
    const { user, sent } = card();
    await agree(user);
    await screen.findByText(/^Technicians see it until/);
    revoke();
    await screen.findByText(/^The browser no longer gives your position/);
    expect(sent("driver.live.stop")).toHaveLength(1);
  });

  it("stops what another device shares, or takes it over", async () => {
    receiver();
    const { user, sent } = card({
      "driver.live.get": () => ({ ...started(), position: null, sharingId: "tablet-two" }),
    });
    await screen.findByText(/^Another device of yours shares the live location until/);
    await user.click(screen.getByRole("button", { name: "Stop sharing" }));
    await waitFor(() => expect(sent("driver.live.stop")).toEqual([{ ticketId: "tkt_1" }]));
    await user.click(screen.getByRole("button", { name: "Share from this device" }));
    await screen.findByRole("dialog", { name: "Share your live location?" });
  });
});

describe("The live place at the desk", () => {
  const now = Date.now();
  const position = { ...elko, heading: 272, speed: 26.8, measuredAt: now - 20_000 };
  const shared: LivePlace = { isShared: true, startedAt: now, endsAt: now + 60 * minute, ended: null, position };

  function desk(answer: () => unknown) {
    return shownWith(
      <DeskLivePlace
        ticketId="tkt_1"
        said="I-80 westbound, mile marker 301"
        map={({ latitude }) => <span>map around {latitude.toFixed(2)}</span>}
      />,
      { "tech.live.get": answer },
    );
  }

  it("says that it is live, where, how exact, how fast, and what the driver said", async () => {
    desk(() => shared);
    await screen.findByText("Live");
    for (const text of [
      "40.83242, -115.76312",
      "40 ft",
      "60 mph, west",
      "I-80 westbound, mile marker 301",
      "map around 40.83",
    ]) {
      screen.getByText(text);
    }
    screen.getByRole("button", { name: "Copy Coordinates" });
  });

  it("does not call live what is old", async () => {
    desk(() => ({ ...shared, position: { ...position, measuredAt: now - 12 * minute } }));
    await screen.findByText("Nothing new");
    screen.getByText("12 minutes ago");
    screen.getByText(/^The phone has sent nothing new since then/);
  });

  it("says miles where feet would be too exact, and that a truck stands", async () => {
    desk(() => ({ ...shared, position: { ...position, accuracy: 3000, speed: 0.4, heading: null } }));
    await screen.findByText("1.9 mi");
    screen.getByText("Standing");
  });

  it.each([
    ["driver", "The driver stopped it."],
    ["ticket", "The ticket ended."],
    ["time", "Time ran out."],
  ] as const)("says since when it is live no more: %s", async (reason, text) => {
    desk(() => ({ ...shared, isShared: false, position: null, ended: { at: now, reason } }));
    const line = await screen.findByText(/^No longer live since/);
    expect(line.textContent).toContain(text);
    expect(screen.queryByText("40.83242, -115.76312")).toBeNull();
  });

  it("is not there where the driver never shared it", async () => {
    const { sent } = desk(() => null);
    await waitFor(() => expect(sent("tech.live.get")).toHaveLength(1));
    expect(screen.queryByRole("region")).toBeNull();
  });
});
