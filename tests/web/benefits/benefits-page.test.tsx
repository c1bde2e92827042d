import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { figures } from "#web/marketing/figures.ts";
import { contacts, fakeApi } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

async function open(path: string) {
  fakeApi({ "public.auth.me": () => ({ user: null }), "public.config": () => contacts });
  renderPage(path);
  await screen.findByRole("heading", { level: 1 });
}

const linksTo = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("/benefits", () => {
  test("lists what one gets and how it works in three steps", async () => {
    await open("/benefits");
    const how = screen.getByRole("region", { name: "How it works" });
    expect(within(how).getAllByRole("listitem")).toHaveLength(3);
    const features = screen.getByRole("region", { name: "What you get" });
    expect(within(features).getAllByRole("listitem").length).toBeGreaterThanOrEqual(6);
  });

  test("breaks the savings down with the figures of the one file", async () => {
    await open("/benefits");
    const savings = screen.getByRole("region", { name: "What it saves" });
    for (const amount of ["$5,000-$15,000", "$500-$2,000", "$300-$800", "$200-$500"]) {
      expect(within(savings).getByText(amount)).toBeDefined();
    }
    expect(within(savings).getByText(/\$1,200 .* 95% .* 10,000\+/)).toBeDefined();
  });

  test("leads to the trial and to the prices", async () => {
    await open("/benefits");
    expect(linksTo()).toContain("/?start=");
    expect(linksTo()).toContain("/pricing");
  });
});

describe("/", () => {
  test("says what is saved and leads to the benefits and to the prices", async () => {
    await open("/");
    const savings = screen.getByRole("region", { name: "A breakdown costs less when you know what it is" });
    const shown = ["$1,200", `${figures.accuracyPercent}%`, `${figures.fasterPercent}%`, "10,000+"];
    for (const figure of shown) expect(within(savings).getByText(figure)).toBeDefined();
    const links = within(savings).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/benefits", "/pricing"]);
  });

  test("its header leads to Install App, Benefits, Pricing and Sign In", async () => {
    await open("/");
    const header = within(screen.getByRole("navigation", { name: "Main" }));
    for (const [name, path] of [
      ["Install App", "/install"],
      ["Benefits", "/benefits"],
      ["Pricing", "/pricing"],
      ["Sign In", "/auth"],
    ] as const) {
      expect((await header.findByRole("link", { name })).getAttribute("href")).toBe(path);
    }
  });
});
