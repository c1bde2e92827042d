import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { jobNotBegun, jobOf } from "#domain/tickets/job-steps.ts";
import { ShareTicket } from "#web/features/tickets/share-ticket.tsx";
import { queryClient } from "#web/lib/trpc.ts";
import { makeRouter } from "#web/router.tsx";
import { contacts, fakeApi, Refusal } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

const day = 86_400_000;
const link = { id: "share-1", withPhotos: true, createdAt: Date.now(), expiresAt: Date.now() + 7 * day };

async function openDialog(answers: Parameters<typeof fakeApi>[0], hasPhotos = true) {
  queryClient.clear();
  const calls = fakeApi({ "driver.tickets.shares": () => ({ items: [], nextCursor: null }), ...answers });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={makeRouter(createMemoryHistory({ initialEntries: ["/"] }))}>
        <ShareTicket ticketId="tkt_1" hasPhotos={hasPhotos} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Share this request" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share this request" }));
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { user, dialog, sent };
}

describe("sharing a ticket", () => {
  test("makes a link, without photos unless they are ticked", async () => {
    const share = () => ({ ...link, url: "https://roadflare.test/s/abc" });
    const { user, dialog, sent } = await openDialog({ "driver.tickets.share": share });
    await user.click(dialog.getByRole("button", { name: "Make a link" }));
    await dialog.findByText("https://roadflare.test/s/abc");
    expect(sent("driver.tickets.share")).toEqual([{ ticketId: "tkt_1", withPhotos: false }]);
    await user.click(dialog.getByRole("checkbox", { name: "Show my photos too" }));
    await user.click(dialog.getByRole("button", { name: "Make another link" }));
    await waitFor(() => expect(sent("driver.tickets.share")[1]).toEqual({ ticketId: "tkt_1", withPhotos: true }));
  });

  test("asks nothing of photos where there are none", async () => {
    const { dialog } = await openDialog({}, false);
    expect(dialog.queryByRole("checkbox")).toBeNull();
  });

  test("lists the links that work and takes them back", async () => {
    const links = [link];
    const { user, dialog, sent } = await openDialog({
      "driver.tickets.shares": () => ({ items: [...links], nextCursor: null }),
      "driver.tickets.revokeShare": () => {
        links.pop();
        return { revoked: true };
      },
    });
    await user.click(await dialog.findByRole("button", { name: /^Turn off the link made/ }));
    await waitFor(() => expect(dialog.queryByText("Links that work")).toBeNull());
    expect(sent("driver.tickets.revokeShare")).toEqual([{ shareId: "share-1" }]);
  });

  test("says when the link could not be made", async () => {
    const { user, dialog } = await openDialog({ "driver.tickets.share": () => new Refusal("ticket.not_found", 404) });
    await user.click(dialog.getByRole("button", { name: "Make a link" }));
    await dialog.findByText("Couldn't make the link");
  });
});

const shared = {
  ticketNumber: "TRK-ABC123",
  status: "in_progress",
  urgencyLevel: "high",
  contactName: "Rosa",
  truckBrand: "Kenworth",
  truckYear: 2019,
  truckModel: "T680",
  issueDescription: "Losing air on the grade",
  locationAddress: "I-40 near Grants, NM",
  locationLat: null,
  locationLng: null,
  highway: "I-40",
  direction: "W",
  mileMarker: "85",
  technician: "Dana · Support Team",
  assignedAt: Date.now(),
  responseDueAt: Date.now(),
  resolution: null,
  resolvedAt: null,
  cancelledAt: null,
  job: jobOf(jobNotBegun),
  createdAt: Date.now(),
  updatedAt: Date.now(),
  photoIds: ["pho_1"],
  expiresAt: Date.now() + 6 * day,
};

describe("/s/:token", () => {
  const visitor = { "public.auth.me": () => ({ user: null }), "public.config": () => contacts };

  test("shows the ticket and its photos to whoever has the link", async () => {
    fakeApi({ ...visitor, "public.shared.get": () => shared });
    renderPage("/s/sometoken");
    await screen.findByText("TRK-ABC123");
    screen.getByText("Dana · Support Team is on it");
    screen.getByText("I-40, W, 85");
    const picture = screen.getByRole("img", { name: /photo/i });
    expect(picture.getAttribute("src")).toBe("/api/photos/pho_1?size=thumb&share=sometoken");
  });

  test("says when the link has ended", async () => {
    fakeApi({ ...visitor, "public.shared.get": () => new Refusal("share.not_found", 404) });
    renderPage("/s/sometoken");
    await screen.findByText("This link expired or was turned off");
  });
});
