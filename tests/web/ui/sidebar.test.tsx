import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Sidebar, SidebarItem, SidebarProvider, SidebarTrigger } from "#web/components/ui/sidebar.tsx";
import { activateLanguage } from "#web/lib/i18n.tsx";

beforeAll(() => activateLanguage("en"));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie itself is under test
  document.cookie = "sidebar_state=; max-age=0; path=/";
});

function show() {
  return render(
    <SidebarProvider>
      <Sidebar title="Admin Panel">
        <SidebarItem icon={<svg aria-hidden="true" />} label="Dashboard" />
      </Sidebar>
      <SidebarTrigger />
      <input aria-label="Search" />
    </SidebarProvider>,
  );
}

const width = () => screen.getByRole("complementary").className;

describe("the sidebar", () => {
  test("is 16rem wide, 3rem when it is folded", () => {
    show();
    expect(width()).toContain("w-64");
    fireEvent.click(screen.getByRole("button", { name: "Toggle sidebar" }));
    expect(width()).toContain("w-12");
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])("folds and unfolds with B and %o", (modifier) => {
    show();
    fireEvent.keyDown(document.body, { key: "b", ...modifier });
    expect(width()).toContain("w-12");
    fireEvent.keyDown(document.body, { key: "b", ...modifier });
    expect(width()).toContain("w-64");
  });

  test("leaves Ctrl+B alone where somebody types", () => {
    show();
    fireEvent.keyDown(screen.getByLabelText("Search"), { key: "b", ctrlKey: true });
    expect(width()).toContain("w-64");
  });

  test("is remembered in a cookie", () => {
    const first = show();
    fireEvent.keyDown(document.body, { key: "b", ctrlKey: true });
    expect(document.cookie).toContain("sidebar_state=false");
    first.unmount();
    show();
    expect(width()).toContain("w-12");
  });

  test("keeps its words for screen readers when it is folded", () => {
    show();
    fireEvent.keyDown(document.body, { key: "b", ctrlKey: true });
    expect(screen.getByRole("button", { name: "Dashboard" })).toBeDefined();
  });
});
