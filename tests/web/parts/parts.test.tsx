import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import type { PartStatus } from "#domain/parts/order.ts";
import { DeskParts } from "#web/features/parts/desk-parts.tsx";
import { MyParts } from "#web/features/parts/my-parts.tsx";
import { queryClient } from "#web/lib/trpc.ts";
import { makeRouter } from "#web/router.tsx";
import { fakeApi, Refusal } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";

preparePages();

function part(id: string, status: PartStatus, changed: object = {}) {
  const money = { price: "480.00", discountPercent: 10, priceToPay: "432.00" };
  return { id, ticketId: "tkt_1", partsDescription: `Alternator ${id}`, status, ...money, createdAt: 1, ...changed };
}

/** The worker's orders; a change of one shows in the list that is read after it. */
function ordersOf(role: "tech" | "driver", parts: ReturnType<typeof part>[]) {
  const listed = () => ({ items: parts.map((each) => ({ ...each })), nextCursor: null });
  return { [`${role}.parts.list`]: listed };
}

function draw(element: ReactNode, answers: Parameters<typeof fakeApi>[0]) {
  queryClient.clear();
  const calls = fakeApi(answers);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={makeRouter(createMemoryHistory({ initialEntries: ["/"] }))}>
        {element}
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  const sent = (name: string) => calls.filter((call) => call.name === name).map((call) => call.input);
  return { user: userEvent.setup(), sent, view };
}

const line = async (text: string) => within((await screen.findByText(text)).closest("li") as HTMLElement);

describe("parts on the driver's ticket", () => {
  it("show price, the plan's discount and what is to be paid", async () => {
    draw(<MyParts ticketId="tkt_1" />, ordersOf("driver", [part("A", "pending"), part("B", "ordered")]));
    const first = await line("Alternator A");
    for (const text of ["$480.00", "Your plan takes off 10%", "$432.00", "Pending"]) first.getByText(text);
    expect((await line("Alternator B")).queryByRole("button")).toBeNull();
    screen.getByText("A part needs your OK");
  });

  it("show one price where no discount applies", async () => {
    const whole = { discountPercent: 0, priceToPay: "480.00" };
    draw(<MyParts ticketId="tkt_1" />, ordersOf("driver", [part("A", "pending", whole)]));
    expect((await line("Alternator A")).getAllByText("$480.00")).toHaveLength(1);
    expect(screen.queryByText(/takes off/)).toBeNull();
  });

  it("take no room while nothing was proposed", async () => {
    const { sent, view } = draw(<MyParts ticketId="tkt_1" />, ordersOf("driver", []));
    await waitFor(() => expect(sent("driver.parts.list")).toHaveLength(1));
    expect(view.container.textContent).toBe("");
  });

  it.each([
    ["Approve", "Approve this part?", "approved"],
    ["Decline", "Decline this part?", "declined"],
  ] as const)("are decided with one question: %s", async (button, question, decision) => {
    const parts = [part("A", "pending")];
    const { user, sent } = draw(<MyParts ticketId="tkt_1" />, {
      ...ordersOf("driver", parts),
      "driver.parts.decide": () => {
        parts[0] = part("A", decision);
        return parts[0];
      },
    });
    await user.click((await line("Alternator A")).getByRole("button", { name: button }));
    const dialog = within(await screen.findByRole("dialog", { name: question }));
    expect(sent("driver.parts.decide")).toEqual([]);
    if (decision === "approved") dialog.getByText(/You pay \$432\.00/);
    await user.click(dialog.getByRole("button", { name: button }));
    await waitFor(async () => (await line("Alternator A")).getByText(`${button}d`));
    expect(sent("driver.parts.decide")).toEqual([{ partId: "A", decision }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("that were withdrawn meanwhile are shown as they are", async () => {
    const parts = [part("A", "pending")];
    const { user } = draw(<MyParts ticketId="tkt_1" />, {
      ...ordersOf("driver", parts),
      "driver.parts.decide": () => {
        parts[0] = part("A", "cancelled");
        return new Refusal("part.not_allowed", 409);
      },
    });
    await user.click((await line("Alternator A")).getByRole("button", { name: "Approve" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Approve" }));
    await waitFor(async () => (await line("Alternator A")).getByText("Canceled"));
  });

  it("that did not load say so and load again", async () => {
    let fails = true;
    const { user } = draw(<MyParts ticketId="tkt_1" />, {
      "driver.parts.list": () =>
        fails ? new Refusal("request.forbidden", 403) : { items: [part("A", "pending")], nextCursor: null },
    });
    await screen.findByText("Failed to load parts orders");
    fails = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Alternator A");
  });
});

describe("parts at the desk", () => {
  it("are proposed with a description and a price, which are kept until they stand", async () => {
    const parts: ReturnType<typeof part>[] = [];
    let fails = true;
    const desk = <DeskParts ticketId="tkt_1" userId="usr_1" disabled={false} />;
    const { user, sent, view } = draw(desk, {
      ...ordersOf("tech", parts),
      "tech.parts.create": () => {
        if (fails) return new Refusal("ticket.assigned_to_other", 409);
        parts.unshift(part("A", "pending"));
        return parts[0];
      },
    });
    await screen.findByText("No parts proposed yet.");
    await user.type(screen.getByLabelText("Part"), "Alternator A");
    await user.type(screen.getByLabelText("Price in dollars"), "480");
    await user.click(screen.getByRole("button", { name: "Propose part" }));
    await waitFor(() => expect(sent("tech.parts.create")).toHaveLength(1));
    expect(screen.getByLabelText("Part")).toHaveProperty("value", "Alternator A");
    view.rerender(<div />);
    fails = false;
    view.unmount();

    const again = draw(desk, {
      ...ordersOf("tech", parts),
      "tech.parts.create": () => {
        parts.unshift(part("A", "pending"));
        return parts[0];
      },
    });
    expect(screen.getByLabelText("Part")).toHaveProperty("value", "Alternator A");
    await user.click(screen.getByRole("button", { name: "Propose part" }));
    expect((await line("Alternator A")).getByText("Pending")).toBeDefined();
    const input = { ticketId: "tkt_1", partsDescription: "Alternator A", price: "480" };
    expect(again.sent("tech.parts.create")).toEqual([input]);
    await waitFor(() => expect(screen.getByLabelText("Part")).toHaveProperty("value", ""));
    screen.getByText("The driver's plan takes off 10%");
  });

  it("need both fields and a price that is one", async () => {
    const { user, sent } = draw(<DeskParts ticketId="tkt_1" userId="usr_1" disabled={false} />, ordersOf("tech", []));
    const propose = screen.getByRole("button", { name: "Propose part" });
    await user.click(propose);
    expect(screen.getAllByText("Please fill in all fields")).toHaveLength(2);
    await user.type(screen.getByLabelText("Part"), "Belt");
    await user.type(screen.getByLabelText("Price in dollars"), "12.345");
    await user.click(propose);
    await screen.findByText(/^Write the price in dollars from 0.00 to 99,999.99/);
    expect(sent("tech.parts.create")).toEqual([]);
  });

  it.each([
    ["pending", ["Approve", "Decline", "Cancel order"]],
    ["approved", ["Mark as ordered", "Cancel order"]],
    ["ordered", ["Mark as delivered", "Cancel order"]],
    ["declined", []],
    ["delivered", []],
    ["cancelled", []],
  ] as const)("go on from %s by the steps that are open", async (status, steps) => {
    draw(<DeskParts ticketId="tkt_1" userId="usr_1" disabled={false} />, ordersOf("tech", [part("A", status)]));
    const buttons = (await line("Alternator A")).queryAllByRole("button");
    expect(buttons.map((button) => button.textContent)).toEqual(steps);
  });

  it("are moved on after one question", async () => {
    const parts = [part("A", "approved")];
    const { user, sent } = draw(<DeskParts ticketId="tkt_1" userId="usr_1" disabled={false} />, {
      ...ordersOf("tech", parts),
      "tech.parts.setStatus": () => {
        parts[0] = part("A", "ordered");
        return parts[0];
      },
    });
    await user.click((await line("Alternator A")).getByRole("button", { name: "Mark as ordered" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Mark as ordered" }));
    await waitFor(async () => (await line("Alternator A")).getByText("Ordered"));
    expect(sent("tech.parts.setStatus")).toEqual([{ partId: "A", status: "ordered" }]);
  });

  it("of somebody else's ticket are read only", async () => {
    draw(<DeskParts ticketId="tkt_1" userId="usr_1" disabled />, ordersOf("tech", [part("A", "pending")]));
    await screen.findByText("Alternator A");
    expect(screen.queryByRole("button")).toBeNull();
  });
});
