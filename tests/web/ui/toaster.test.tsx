import { act, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { beforeAll, describe, expect, test } from "vitest";
import { Toaster } from "#web/components/ui/toaster.tsx";
import { activateLanguage } from "#web/lib/i18n.tsx";
import { notify, toasterIsShown } from "#web/lib/notify.ts";
import { toasted } from "../page-tests.ts";

beforeAll(() => activateLanguage("en"));

describe("toasts", () => {
  test("appear in a region called Notifications, bottom right, each with a button called Close toast", async () => {
    render(<Toaster />);
    act(() => {
      toast.success("Truck Saved");
    });
    const region = screen.getByRole("region", { name: "Notifications" });
    expect(await screen.findByText("Truck Saved")).toBeDefined();
    expect(screen.getByRole("button", { name: "Close toast" })).toBeDefined();
    const list = region.querySelector("[data-sonner-toaster]");
    expect(list?.getAttribute("data-y-position")).toBe("bottom");
    expect(list?.getAttribute("data-x-position")).toBe("right");
  });

  test("Alt+T goes there", async () => {
    render(<Toaster />);
    act(() => {
      toast("Saved");
    });
    await screen.findByText("Saved");
    act(() => {
      document.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyT", altKey: true, bubbles: true }));
    });
    expect(document.activeElement?.hasAttribute("data-sonner-toaster")).toBe(true);
  });

  test("what is sent before the toaster is on the page is shown when it is", async () => {
    notify.error("Sign in failed", { description: "No connection" });
    render(<Toaster />);
    await act(async () => toasterIsShown());
    expect(await screen.findByText("Sign in failed")).toBeDefined();
    expect(screen.getByText("No connection")).toBeDefined();
  });

  test("a ticket number in them stays in one line, and its sentence reads as before", async () => {
    notify.error("TRK-7K2M9Q: no one has picked it up", { description: "Before it there was TRK-000001." });
    render(<Toaster />);
    await act(async () => toasterIsShown());
    expect((await screen.findByText("TRK-7K2M9Q")).className).toBe("whitespace-nowrap");
    expect(screen.getByText("TRK-000001").className).toBe("whitespace-nowrap");
    screen.getByText(toasted("TRK-7K2M9Q: no one has picked it up"));
    screen.getByText(toasted("Before it there was TRK-000001."));
  });
});
