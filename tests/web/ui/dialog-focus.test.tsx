import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Dialog, DialogContent } from "#web/components/ui/dialog.tsx";
import { Toaster } from "#web/components/ui/toaster.tsx";
import { notify, toasterIsShown } from "#web/lib/notify.ts";
import { queryClient } from "#web/lib/trpc.ts";
import { makeRouter } from "#web/router.tsx";
import { preparePages, toasterIsThere } from "../page-tests.ts";

preparePages();

function Opened({ title, onClose, onNext }: { title: string; onClose: () => void; onNext?: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title}>
        {onNext ? (
          <button type="button" onClick={onNext}>
            Go on
          </button>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

/** A list whose buttons open one dialog, which another one may follow. */
function List() {
  const [step, setStep] = useState<"none" | "first" | "second">("none");
  return (
    <>
      <button type="button" onClick={() => setStep("first")}>
        Open
      </button>
      {step === "first" ? (
        <Opened title="First" onClose={() => setStep("none")} onNext={() => setStep("second")} />
      ) : null}
      {step === "second" ? <Opened title="Second" onClose={() => setStep("none")} /> : null}
    </>
  );
}

async function openFirst() {
  render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={makeRouter(createMemoryHistory({ initialEntries: ["/"] }))}>
        <List />
        <Toaster />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const opener = screen.getByRole("button", { name: "Open" });
  await user.click(opener);
  await screen.findByRole("dialog", { name: "First" });
  return { user, opener };
}

describe("the focus, when a dialog closes that something else has opened", () => {
  it("goes back to what opened it", async () => {
    const { user, opener } = await openFirst();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it("goes back to what opened the first of several that followed each other", async () => {
    const { user, opener } = await openFirst();
    await user.click(screen.getByRole("button", { name: "Go on" }));
    const second = await screen.findByRole("dialog", { name: "Second" });
    await waitFor(() => expect(second.contains(document.activeElement)).toBe(true));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe("a toast that lies over a dialog", () => {
  async function openUnderToast(action?: () => void) {
    const { user } = await openFirst();
    await toasterIsThere();
    act(() => {
      notify.error("Somebody waits", action === undefined ? {} : { action: { label: "Open ticket", onClick: action } });
      toasterIsShown();
    });
    await screen.findByText("Somebody waits");
    return user;
  }

  it("can be closed, and the dialog stays", async () => {
    const user = await openUnderToast();
    await user.click(screen.getByRole("button", { name: "Close toast", hidden: true }));
    await waitFor(() => expect(screen.queryByText("Somebody waits")).toBeNull());
    screen.getByRole("dialog", { name: "First" });
  });

  it("leads on from the dialog", async () => {
    let opened = 0;
    const user = await openUnderToast(() => {
      opened += 1;
    });
    await user.click(screen.getByRole("button", { name: "Open ticket", hidden: true }));
    expect(opened).toBe(1);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "First" })).toBeNull());
  });
});
