import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { spanOf } from "#domain/analytics/ranges.ts";
import { makeReport } from "#domain/analytics/report.ts";
import { toCsv } from "#web/lib/csv.ts";
import { contacts, fakeApi, people, Refusal } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

const now = Date.UTC(2026, 2, 3, 12);
const span = spanOf("7d", now);
const cell = (
  kind: Parameters<typeof makeReport>[0]["cells"][number]["kind"],
  key: string,
  count: number,
  total = 0,
) => ({
  kind,
  key,
  bucket: 0,
  count,
  total,
});

const report = {
  range: "7d",
  from: span.steps[0]?.start ?? 0,
  to: now,
  storedAt: null,
  ...makeReport({
    span,
    ticketDays: [
      { day: span.today, ...cell("tickets", "high", 5, 1) },
      { day: span.firstDay, ...cell("tickets", "low", 2) },
    ],
    cells: [
      { ...cell("first_response", "high", 4, 3), bucket: 14 },
      cell("category", "brakes", 6),
      cell("category", "", 1),
      cell("chats", "alone", 3),
      cell("chats", "ticket", 1),
      { ...cell("rating", "", 2), bucket: 5 },
      cell("tech_tickets", "usr_tess", 4, 2),
      cell("parts", "approved", 1, 18_000),
      cell("accounts", "", 8),
      cell("trials", "", 4, 1),
    ],
    names: new Map([["usr_tess", "Tess Torque"]]),
  }),
};

function open(address: string, answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    "public.auth.me": () => ({ user: people.admin }),
    "public.config": () => contacts,
    "admin.analytics.report": () => report,
    ...answers,
  });
  const page = renderPage(address);
  return { ...page, calls, user: userEvent.setup() };
}

const table = async (name: string) => within(await screen.findByRole("table", { name }));

describe("the administrator's report", () => {
  it("has its figures in tables that can be read without the pictures", async () => {
    open("/admin/analytics?range=7d");
    const responses = await table("Time to the first answer");
    const high = within(responses.getByText("High").closest("tr") as HTMLElement);
    high.getByText("28 minutes");
    high.getByText("60%");
    (await table("What the tickets were about")).getByText("Brakes and air");
    (await table("Technicians")).getByRole("link", { name: "Tess Torque" });
    expect(screen.getAllByText("$180.00").length).toBeGreaterThan(0);
    screen.getByText("25% of 4");
    screen.getByRole("img", { name: "Bars from Feb 25 to Mar 3, 5 at most" });
    screen.getByText(/Days end at midnight UTC/);
  });

  it("is of the time span in the address, a month unless it says so", async () => {
    const { user, calls, location } = open("/admin/analytics?range=forever");
    const ranges = within(await screen.findByRole("navigation", { name: "Time span" }));
    expect(ranges.getByRole("link", { current: "page" }).textContent).toBe("30 days");
    await user.click(ranges.getByRole("link", { name: "12 months" }));
    await waitFor(() => expect(location().search).toEqual({ range: "12m" }));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === "admin.analytics.report").at(-1)?.input).toEqual({ range: "12m" }),
    );
  });

  it("is saved as a file of what is shown", async () => {
    const { user } = open("/admin/analytics?range=7d");
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "blob:report";
    });
    await user.click(await screen.findByRole("button", { name: "Export as CSV" }));
    const lines = (await saved[0]?.text())?.split("\r\n") ?? [];
    expect(lines).toContain("Tickets per day,2026-03-03,High,5");
    expect(lines).toContain('Parts Orders,Approved,"Sum, US dollars",180.00');
    expect(lines).toContain('Time to the first answer,High,"Median, minutes",27.5');
  });

  it("says when it did not load, and loads again", async () => {
    let fails = true;
    const { user } = open("/admin/analytics", {
      "admin.analytics.report": () => (fails ? new Refusal("request.forbidden", 403) : report),
    });
    await screen.findByText("Couldn't load the report");
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await table("Time to the first answer");
  });
});

describe("a CSV file", () => {
  it("keeps quotes, commas and lines, and gives a spreadsheet no formula of a stranger", () => {
    expect(toCsv([['say "no"', "a,b", "c\nd", 3, "=HYPERLINK(1)", "-1"]])).toBe(
      '\uFEFF"say ""no""","a,b","c\nd",3,\'=HYPERLINK(1),\'-1\r\n',
    );
  });
});
