import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DistressSignal } from "#domain/tickets/distress.ts";
import { Toaster } from "#web/components/ui/toaster.tsx";
import { DistressNotice } from "#web/features/desk/distress-mark.tsx";
import { useDistressAlerts } from "#web/features/desk/use-distress-alerts.ts";
import { DistressControl } from "#web/features/distress/distress-control.tsx";
import { toasterIsShown } from "#web/lib/notify.ts";
import { queryClient, trpc } from "#web/lib/trpc.ts";
import { makeRouter } from "#web/router.tsx";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasted } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();
afterEach(cleanup);

const since = new Date(2026, 10, 22, 5, 42).getTime();
const ann = { by: "Ann", at: since + 120_000 };

function shownWith(content: React.ReactNode, answers: Parameters<typeof fakeApi>[0]) {
  queryClient.clear();
  const calls = fakeApi({ "public.auth.me": () => ({ user: people.tech }), ...answers });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={makeRouter(createMemoryHistory({ initialEntries: ["/"] }))}>
        {content}
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input);
  return { user: userEvent.setup(), sent };
}

describe("A driver who does not feel safe", () => {
  function control(answers: Parameters<typeof fakeApi>[0] = {}, over = false) {
    let signal: DistressSignal | null = null;
    return shownWith(<DistressControl ticketId="tkt_1" over={over} />, {
      "driver.distress.get": () => signal,
      "driver.distress.signal": () => {
        signal = { since, seen: null };
        return signal;
      },
      "driver.distress.withdraw": () => {
        signal = null;
        return { withdrawn: true };
      },
      ...answers,
    });
  }
  const open = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole("button", { name: "I don't feel safe here" }));

  it("is asked a second time, and reads that it is no 911", async () => {
    const { user, sent } = control();
    await open(user);
    screen.getByText(/This isn't 911: in danger, call 911 first\.$/);
    expect(screen.getByRole("link", { name: "Call 911" }).getAttribute("href")).toBe("tel:911");
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(sent("driver.distress.signal")).toEqual([]);
  });

  it("tells it with the second tap, sees one quiet line, and takes it back", async () => {
    const { user, sent } = control();
    await open(user);
    await user.click(screen.getByRole("button", { name: "Tell them quietly" }));
    const line = await screen.findByRole("status");
    expect(line.textContent?.trim()).toBe("They know.");
    expect(line.className).toContain("text-ink-soft");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(sent("driver.distress.signal")).toEqual([{ ticketId: "tkt_1" }]);
    await user.click(screen.getByRole("button", { name: "I feel safe again" }));
    await screen.findByRole("button", { name: "I don't feel safe here" });
    expect(sent("driver.distress.withdraw")).toEqual([{ ticketId: "tkt_1" }]);
  });

  it("reads who has seen it", async () => {
    control({ "driver.distress.get": () => ({ since, seen: ann }) });
    expect((await screen.findByRole("status")).textContent).toMatch(/^They know\. Ann has seen it, 5:44\sAM\.$/);
  });

  it("reads that it did not go out, with the number to call still there", async () => {
    const { user } = control({ "driver.distress.signal": () => new Refusal("service.unavailable", 503) });
    await open(user);
    await user.click(screen.getByRole("button", { name: "Tell them quietly" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Not sent\./);
    screen.getByRole("link", { name: "Call 911" });
    screen.getByRole("button", { name: "Tell them quietly" });
  });

  it("on a ticket that is over can take it back, and not begin", async () => {
    const { sent } = control({}, true);
    await waitFor(() => expect(sent("driver.distress.get")).toHaveLength(1));
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    control({ "driver.distress.get": () => ({ since, seen: null }) }, true);
    await screen.findByRole("button", { name: "I feel safe again" });
  });

  it("finds it on the safety page too, with a ticket that is not over", async () => {
    const tickets = [
      { id: "tkt_old", status: "closed" },
      { id: "tkt_1", status: "in_progress" },
    ];
    const calls = fakeApi({
      "public.auth.me": () => ({ user: people.driver }),
      "public.config": () => contacts,
      "driver.tickets.list": () => ({ items: tickets, nextCursor: null }),
      "driver.distress.get": () => null,
    });
    renderPage("/safety");
    await screen.findByRole("button", { name: "I don't feel safe here" });
    expect(calls.find(({ name }) => name === "driver.distress.get")?.input).toEqual({ ticketId: "tkt_1" });
  });

  it("without an account, or without a ticket, finds the safety page as it is", async () => {
    const calls = fakeApi({
      "public.auth.me": () => ({ user: people.driver }),
      "public.config": () => contacts,
      "driver.tickets.list": () => ({ items: [], nextCursor: null }),
    });
    renderPage("/safety");
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain("driver.tickets.list"));
    expect(screen.queryByRole("button", { name: "I don't feel safe here" })).toBeNull();
  });
});

describe("The desk", () => {
  const standing = (seen: DistressSignal["seen"] = null) => ({
    items: [{ ticketId: "tkt_1", ticketNumber: "TRK-7K2M9Q", since, seen }],
    nextCursor: null,
  });
  const title = "TRK-7K2M9Q: the driver doesn't feel safe";

  function Alerts({ onOpen }: { onOpen: (ticketNumber: string) => void }) {
    useDistressAlerts(onOpen);
    return null;
  }

  it("alerts of a signal, also of one from before it was opened, until somebody has seen it", async () => {
    let seen: DistressSignal["seen"] = null;
    const onOpen = vi.fn();
    const { user } = shownWith(
      <>
        <Alerts onOpen={onOpen} />
        <Toaster />
      </>,
      { "tech.distress.list": () => standing(seen) },
    );
    toasterIsShown();
    await screen.findByText(toasted(title));
    seen = ann;
    await queryClient.invalidateQueries(trpc.tech.distress.pathFilter());
    await waitFor(() => expect(screen.queryByText(toasted(title))).toBeNull());
    seen = null;
    await queryClient.invalidateQueries(trpc.tech.distress.pathFilter());
    await screen.findByText(toasted(title));
    await user.click(screen.getByRole("button", { name: "Open ticket" }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("TRK-7K2M9Q");
  });

  it("does not alert again of what was closed", async () => {
    const { user, sent } = shownWith(
      <>
        <Alerts onOpen={() => {}} />
        <Toaster />
      </>,
      { "tech.distress.list": () => standing() },
    );
    toasterIsShown();
    await screen.findByText(toasted(title));
    await user.click(screen.getByRole("button", { name: "Open ticket" }));
    await waitFor(() => expect(screen.queryByText(toasted(title))).toBeNull());
    await queryClient.invalidateQueries(trpc.tech.distress.pathFilter());
    expect(sent("tech.distress.list")).toHaveLength(2);
    expect(screen.queryByText(toasted(title))).toBeNull();
  });

  it("says over the ticket since when, and lets whoever has seen it say so", async () => {
    let seen: DistressSignal["seen"] = null;
    const { user, sent } = shownWith(<DistressNotice ticketId="tkt_1" />, {
      "tech.distress.list": () => standing(seen),
      "tech.distress.see": () => {
        seen = ann;
        return { since, seen };
      },
    });
    await screen.findByText(/^Since 5:42\sAM\. Not on the driver's screen/);
    await user.click(screen.getByRole("button", { name: "I have seen it" }));
    await screen.findByText(/^Seen by Ann, 5:44\sAM$/);
    expect(sent("tech.distress.see")).toEqual([{ ticketId: "tkt_1" }]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says that it was taken back meanwhile", async () => {
    let items = standing().items;
    const { user } = shownWith(
      <>
        <DistressNotice ticketId="tkt_1" />
        <Toaster />
      </>,
      {
        "tech.distress.list": () => ({ items, nextCursor: null }),
        "tech.distress.see": () => {
          items = [];
          return new Refusal("distress.none", 409);
        },
      },
    );
    toasterIsShown();
    await user.click(await screen.findByRole("button", { name: "I have seen it" }));
    await screen.findByText("The driver has taken it back.");
    await waitFor(() => expect(screen.queryByRole("region", { name: "The driver doesn't feel safe" })).toBeNull());
  });
});
