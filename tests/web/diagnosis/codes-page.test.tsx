import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { codeQuery } from "#web/features/diagnosis/code-query.ts";
import { contacts, fakeApi } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";

preparePages();

function open(address: string) {
  fakeApi({ "public.auth.me": () => ({ user: null }), "public.config": () => contacts });
  return renderPage(address);
}

describe("the page of fault codes", () => {
  it("says without an account what a code means, and what to do", async () => {
    const user = userEvent.setup();
    const { location } = open("/codes");
    const field = await screen.findByLabelText("Code");
    await user.type(field, "3251/2{Enter}");
    await screen.findByText("SPN 3251 FMI 2");
    expect(screen.getAllByText("DPF pressure drop: erratic or wrong data")).not.toHaveLength(0);
    expect(screen.getAllByText("Take it easy")).not.toHaveLength(0);
    expect(location().search).toEqual({ code: "3251/2" });
  });

  it("stops the truck for a code that calls for it", async () => {
    open("/codes?code=SPN%20100%20FMI%201");
    await screen.findAllByText("Don't drive it");
  });

  it("says of an unknown code that it is unknown", async () => {
    open("/codes?code=SPN%209999%20FMI%203");
    await screen.findByText("Not on our list. A dealer can tell you.");
  });

  it("says when there is no code in what was written, and how one is written", async () => {
    open("/codes?code=hello");
    await screen.findByText("No code in this");
    screen.getByText(/SPN 3251 FMI 2/);
  });
});

describe("numbers on that page", () => {
  it.each([
    ["3251/2", "SPN 3251 FMI 2"],
    [" 520 13 ", "SPN 520 FMI 13"],
    ["1761", "SPN 1761"],
    ["SPN 1761, SPN 3216 FMI 4", "SPN 1761, SPN 3216 FMI 4"],
    ["3251 2 low power", "3251 2 low power"],
  ])("are a code where nothing else stands: %s", (text, asked) => {
    expect(codeQuery(text)).toBe(asked);
  });
});
