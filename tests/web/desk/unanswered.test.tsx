import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "#tests/web/fake-api.ts";
import { preparePages, toasted } from "#tests/web/page-tests.ts";
import { Toaster } from "#web/components/ui/toaster.tsx";
import { useUnanswered } from "#web/features/desk/use-unanswered.ts";
import { toasterIsShown } from "#web/lib/notify.ts";
import { queryClient, trpc } from "#web/lib/trpc.ts";

preparePages();
afterEach(() => {
  toast.dismiss();
});

/** A desk that marks its tickets, and what the record says of them. */
function desk(open?: string) {
  queryClient.clear();
  let items = [{ ticketId: "tkt_1", ticketNumber: "TRK-000001", since: 10 }];
  fakeApi({ "tech.tickets.unanswered": () => ({ items, nextCursor: null }) });
  const onOpen = vi.fn();
  function Page({ number }: { number: string | undefined }) {
    const marked = useUnanswered(number, onOpen);
    return (
      <>
        <p>marked: {[...marked].join(", ")}.</p>
        <Toaster />
      </>
    );
  }
  const page = (number: string | undefined) => (
    <QueryClientProvider client={queryClient}>
      <Page number={number} />
    </QueryClientProvider>
  );
  const view = render(page(open));
  toasterIsShown();
  return {
    onOpen,
    look: (number: string) => view.rerender(page(number)),
    becomes: async (next: typeof items) => {
      items = next;
      await act(() => queryClient.invalidateQueries(trpc.tech.tickets.unanswered.queryFilter()));
    },
  };
}

describe("A ticket whose driver wrote last", () => {
  it("is marked until it is opened, and again when the driver writes again", async () => {
    const { look, becomes } = desk();
    await screen.findByText("marked: tkt_1.");
    look("TRK-000001");
    await screen.findByText("marked: .");
    look("TRK-000002");
    screen.getByText("marked: .");
    await becomes([{ ticketId: "tkt_1", ticketNumber: "TRK-000001", since: 20 }]);
    await screen.findByText("marked: tkt_1.");
  });

  it("is told when it comes while the desk is open, and opened from there", async () => {
    const { becomes, onOpen } = desk();
    await screen.findByText("marked: tkt_1.");
    expect(screen.queryByText(/the driver wrote/)).toBeNull();
    await becomes([
      { ticketId: "tkt_1", ticketNumber: "TRK-000001", since: 10 },
      { ticketId: "tkt_2", ticketNumber: "TRK-000002", since: 30 },
    ]);
    await screen.findByText(toasted("TRK-000002: the driver wrote"));
    await userEvent.click(screen.getByRole("button", { name: "Open ticket" }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("TRK-000002");
    expect(screen.queryByText(toasted("TRK-000001: the driver wrote"))).toBeNull();
  });

  it("is not told while it is open", async () => {
    const { becomes } = desk("TRK-000001");
    await screen.findByText("marked: .");
    await becomes([{ ticketId: "tkt_1", ticketNumber: "TRK-000001", since: 40 }]);
    await waitFor(() => screen.getByText("marked: ."));
    expect(screen.queryByText(/the driver wrote/)).toBeNull();
  });
});
