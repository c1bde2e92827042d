import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { DangerDialog, useDangerTyped } from "#web/features/diagnosis/danger-typed.tsx";
import { queryClient } from "#web/lib/trpc.ts";
import { makeRouter } from "#web/router.tsx";
import { contacts, fakeApi } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";

preparePages();

function Room() {
  const { card, look, close } = useDangerTyped();
  return (
    <>
      {["Smoke is coming from under the hood", "How long until you are here?", "The brakes do not hold at all"].map(
        (text) => (
          <button key={text} type="button" onClick={() => look(text)}>
            {text}
          </button>
        ),
      )}
      <DangerDialog card={card} onClose={close} />
    </>
  );
}

function enterRoom() {
  fakeApi({ "public.config": () => contacts });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={makeRouter(createMemoryHistory({ initialEntries: ["/"] }))}>
        <Room />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  return { user, write: (words: string) => user.click(screen.getByRole("button", { name: new RegExp(words) })) };
}

const shown = () => screen.queryByRole("dialog", { name: "Safety first" });

describe("A danger that is written to a person", () => {
  it("brings its safety card at once, with the call and the way to all steps", async () => {
    const { write } = enterRoom();
    await write("Smoke");
    await screen.findByRole("dialog", { name: "Safety first" });
    screen.getByText("Get everyone at least 100 ft (30 m) away, upwind.");
    expect((await screen.findByRole("link", { name: "Call Help" })).getAttribute("href")).toBe("tel:8005550142");
    expect(screen.getByRole("link", { name: "Are you safe? All steps" }).getAttribute("href")).toBe("/safety");
  });

  it("is shown once, another danger again, and what is harmless never", async () => {
    const { user, write } = enterRoom();
    await write("Smoke");
    await screen.findByRole("dialog", { name: "Safety first" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(shown()).toBeNull());
    await write("Smoke");
    await write("How long");
    await write("brakes");
    await screen.findByText(/^Brakes failing: stop now/);
    await user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
    await waitFor(() => expect(shown()).toBeNull());
  });
});
