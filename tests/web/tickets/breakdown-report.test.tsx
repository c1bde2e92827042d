import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages, toasterIsThere } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();
afterEach(() => vi.restoreAllMocks());

const createdAt = Date.UTC(2026, 10, 22, 7, 5);

const ticket = {
  id: "tkt_1",
  ticketNumber: "TRK-ABC123",
  status: "resolved",
  urgencyLevel: "high",
  version: 4,
  assignedTo: { id: "usr_tess", name: "Tess Tech" },
  assignedAt: createdAt,
  contactName: "Rosa Rig",
  contactPhone: "+1 307 555 0142",
  contactEmail: null,
  truckId: "trk_1",
  truckBrand: "Kenworth",
  truckYear: 2019,
  truckModel: "T680",
  issueDescription: "Losing air on the grade",
  locationAddress: null,
  locationLat: null,
  locationLng: null,
  highway: "I-40",
  direction: "westbound",
  mileMarker: "85",
  trailer: null,
  load: null,
  hazardousGoods: null,
  assessment: null,
  resolution: "Governor replaced",
  createdAt,
  resolvedAt: createdAt + 3_600_000,
  cancelledAt: null,
  job: {
    step: "rolling",
    reachedAt: { dispatched: null, en_route: null, on_site: null, rolling: createdAt + 3_000_000 },
    arrival: null,
  },
  timeline: [],
  chatHistory: [],
  photoIds: ["pho_1", "pho_2"],
};
const truck = { id: "trk_1", truckName: "Big Red", vin: "1XKYD49X9KJ211111" };
const governor = { id: "prt_1", partsDescription: "Governor", status: "approved", priceToPay: "48.50" };

async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  fakeApi({
    "public.auth.me": () => ({ user: people.driver }),
    "public.config": () => contacts,
    "driver.tickets.get": () => ticket,
    "driver.parts.list": () => ({ items: [governor], nextCursor: null }),
    "driver.trucks.list": () => ({ items: [truck], nextCursor: null }),
    ...answers,
  });
  const user = userEvent.setup();
  const page = renderPage("/tickets/TRK-ABC123/report");
  await screen.findByRole("heading", { name: "Breakdown report" });
  return { ...page, user };
}

/** What stands under a label of the report. */
const under = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

const button = (name: string) => screen.findByRole("button", { name });

/** A device whose clipboard takes everything; what it took. */
function stubClipboard(): string[] {
  const taken: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    taken.push(text);
  });
  return taken;
}

function stubShare(share: (data: ShareData) => Promise<void>): void {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
}

describe("the breakdown report", () => {
  test("shows the ticket with its truck, parts and photos, and leads back to the ticket", async () => {
    await open();
    await waitFor(() => expect(under("Truck")).toBe("Big Red\n2019 Kenworth T680"));
    expect(under("Location")).toBe("I-40 Westbound\nMile marker or exit 85");
    expect(under("Parts")).toBe("Governor · Approved · $48.50");
    expect(under("What was done")).toBe("Governor replaced");
    expect(under("Rolling")).toContain("\n2026-11-22 07:55 UTC");
    expect(under("Submitted")).toContain("\n2026-11-22 07:05 UTC");
    expect(screen.getAllByRole("img", { name: /^Photo/ })).toHaveLength(2);
    expect(screen.queryByText(/Tess|307/)).toBeNull();
    expect(screen.getByRole("link", { name: "Back to the request" }).getAttribute("href")).toBe("/tickets/TRK-ABC123");
  });

  test("tells the VIN only once it was ticked", async () => {
    const { user } = await open();
    await screen.findByText(/Big Red/);
    expect(screen.queryByText(truck.vin)).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Include the VIN" }));
    expect(under("VIN")).toBe(truck.vin);
  });

  test("goes to another app where the device can do that", async () => {
    const shared: ShareData[] = [];
    stubShare(async (data) => void shared.push(data));
    const { user } = await open();
    await screen.findByText(/Big Red/);
    await user.click(await button("Share the report"));
    expect(shared).toEqual([{ title: "Breakdown report TRK-ABC123", text: expect.stringContaining("Big Red") }]);
    expect(shared[0]?.text).not.toContain(truck.vin);
  });

  test("is copied where the device cannot share, or sharing failed", async () => {
    for (const share of [undefined, () => Promise.reject(new Error("no app"))]) {
      if (share !== undefined) stubShare(share);
      const { user, unmount } = await open();
      const taken = stubClipboard();
      await screen.findByText(/Big Red/);
      await toasterIsThere();
      await user.click(await button(share === undefined ? "Copy the report" : "Share the report"));
      await screen.findByText("Report copied");
      expect(taken).toEqual([expect.stringMatching(/^Breakdown report TRK-ABC123\n/)]);
      unmount();
    }
  });

  test("is not copied when the driver only thought better of sharing", async () => {
    stubShare(() => Promise.reject(new DOMException("stopped", "AbortError")));
    const { user } = await open();
    const taken = stubClipboard();
    await screen.findByText(/Big Red/);
    await user.click(await button("Share the report"));
    expect(taken).toEqual([]);
  });

  test("is saved as a text file that is named after the ticket", async () => {
    const files: { name: string; text: Promise<string> }[] = [];
    let latest = new Blob();
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) latest = blob;
      return "blob:report";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
      files.push({ name: this.download, text: latest.text() });
    });
    const { user } = await open();
    await screen.findByText(/Big Red/);
    await user.click(await button("Save as a text file"));
    expect(files.map(({ name }) => name)).toEqual(["TRK-ABC123.txt"]);
    expect(await files[0]?.text).toContain("Driver: Rosa Rig\n");
  });

  test("is printed by the browser", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const { user } = await open();
    await screen.findByText(/Big Red/);
    await user.click(await button("Print or save as PDF"));
    expect(print).toHaveBeenCalledOnce();
  });

  test("says which part did not load, and loads it again", async () => {
    let fails = true;
    const { user } = await open({
      "driver.parts.list": () =>
        fails ? new Refusal("request.forbidden", 403) : { items: [governor], nextCursor: null },
    });
    const alert = within(await screen.findByRole("alert"));
    alert.getByText("Couldn't load part of the report");
    expect(under("Parts")).toBe("Couldn't load on this device");
    fails = false;
    await user.click(alert.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(under("Parts")).toBe("Governor · Approved · $48.50"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("reads on until every part is there", async () => {
    const pages = [
      { items: [governor], nextCursor: "1" },
      { items: [{ ...governor, id: "prt_2", partsDescription: "Air dryer" }], nextCursor: null },
    ];
    await open({
      "driver.parts.list": (input) => pages[(input as { cursor?: string }).cursor === "1" ? 1 : 0],
    });
    await waitFor(() => expect(under("Parts")).toBe("Governor · Approved · $48.50\nAir dryer · Approved · $48.50"));
  });
});

test("a report of a ticket that is not the driver's says that there is none", async () => {
  fakeApi({
    "public.auth.me": () => ({ user: people.driver }),
    "public.config": () => contacts,
    "driver.tickets.get": () => new Refusal("ticket.not_found", 404),
  });
  renderPage("/tickets/TRK-XYZ999/report");
  await screen.findByText("There's no such request");
});
