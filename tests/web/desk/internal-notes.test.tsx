import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeApi, Refusal } from "#tests/web/fake-api.ts";
import { preparePages } from "#tests/web/page-tests.ts";
import { InternalNotes } from "#web/features/desk/internal-notes.tsx";
import type { DeskTicket } from "#web/features/desk/ticket-types.ts";
import { queryClient } from "#web/lib/trpc.ts";

preparePages();
beforeEach(() => localStorage.clear());

const ticketWith = (internalNotes: string, version: number) =>
  ({ id: "tkt_1", internalNotes, version, notes: [] as DeskTicket["notes"] }) as Partial<DeskTicket> as DeskTicket;

/** The notes of a ticket at the desk; `server` is how the record has it. */
function notes(first: DeskTicket, server: { current: DeskTicket }, userId = "usr_1") {
  queryClient.clear();
  const calls = fakeApi({
    "tech.tickets.get": () => server.current,
    "tech.tickets.saveNotes": (input) => {
      const { version, internalNotes } = input as { version: number; internalNotes: string };
      if (version !== server.current.version) return new Refusal("ticket.stale", 409);
      server.current = ticketWith(internalNotes, version + 1);
      return server.current;
    },
  });
  const page = (ticket: DeskTicket) => (
    <QueryClientProvider client={queryClient}>
      <InternalNotes ticket={ticket} userId={userId} disabled={false} />
    </QueryClientProvider>
  );
  const view = render(page(first));
  const user = userEvent.setup();
  return {
    saved: () => calls.filter(({ name }) => name === "tech.tickets.saveNotes").map(({ input }) => input),
    becomes: (ticket: DeskTicket) => view.rerender(page(ticket)),
    leave: () => view.unmount(),
    type: (text: string) => user.type(field(), text),
    press: (name: string) => user.click(screen.getByRole("button", { name })),
  };
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Internal notes/);
const conflict = "Someone else saved other notes in the meantime";

describe("Internal notes", () => {
  it("are saved although something else of the ticket changed since they were typed", async () => {
    const server = { current: ticketWith("", 5) };
    const { type, press } = notes(ticketWith("", 3), server);
    await type("Called twice");
    await press("Save notes");
    await waitFor(() => expect(server.current.internalNotes).toBe("Called twice"));
    expect(screen.queryByText(conflict)).toBeNull();
  });

  it("do not silently take the place of a colleague's, which the live desk knows already", async () => {
    const server = { current: ticketWith("Tow ordered", 4) };
    const { type, press, becomes, saved } = notes(ticketWith("", 3), server);
    await type("Called twice");
    becomes(ticketWith("Tow ordered", 4));
    expect(field().value).toBe("Called twice");
    await press("Save notes");
    await screen.findByText(conflict);
    screen.getByText("Tow ordered");
    expect(saved()).toEqual([]);
    await press("Save mine instead");
    await waitFor(() => expect(server.current.internalNotes).toBe("Called twice"));
    expect(screen.queryByText(conflict)).toBeNull();
  });

  it("that a colleague typed on this computer and did not save are that colleague's alone", async () => {
    const server = { current: ticketWith("", 3) };
    const first = notes(server.current, server);
    await first.type("Called twice");
    first.leave();
    const second = notes(server.current, server, "usr_2");
    expect(field().value).toBe("");
    second.leave();
    notes(server.current, server);
    expect(field().value).toBe("Called twice");
  });

  it("that were typed before the page was left meet what was saved meanwhile, too", async () => {
    const first = notes(ticketWith("", 3), { current: ticketWith("", 3) });
    await first.type("Called twice");
    first.leave();
    const { press, saved } = notes(ticketWith("Tow ordered", 4), { current: ticketWith("Tow ordered", 4) });
    expect(field().value).toBe("Called twice");
    await press("Save notes");
    await screen.findByText(conflict);
    expect(saved()).toEqual([]);
    await press("Take theirs");
    expect(field().value).toBe("Tow ordered");
  });
});
