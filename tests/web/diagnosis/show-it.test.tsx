import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { useShowIt } from "#web/features/diagnosis/use-show-it.tsx";
import { emptyRoom } from "#web/features/ticket-room/room-reducer.ts";
import { RoomView } from "#web/features/ticket-room/room-view.tsx";
import type { Room } from "#web/features/ticket-room/use-room.ts";
import { queryClient } from "#web/lib/trpc.ts";
import { fakeApi } from "../fake-api.ts";
import { preparePages } from "../page-tests.ts";
import { renderPage } from "../render-page.tsx";
import { answer, scriptedChat } from "./scripted-chat.ts";

preparePages();

async function openChat() {
  const worker = scriptedChat({ script: () => answer("Understood.") });
  const user = userEvent.setup();
  renderPage("/?conversation=cnv_1");
  const field = await screen.findByLabelText("Your message");
  const open = async (button: string, title: string) => {
    await user.click(screen.getByRole("button", { name: button }));
    return within(await screen.findByRole("dialog", { name: title }));
  };
  return { ...worker, user, field, open };
}

describe("a driver whom words fail", () => {
  it("taps the lamps that are on, and they stand in the message without being sent", async () => {
    const { sent, user, field, open } = await openChat();
    const lamps = await open("Lamps", "Which lights are on?");
    expect(lamps.getByRole("button", { name: "Put it in the message" })).toHaveProperty("disabled", true);
    await user.click(lamps.getByRole("button", { name: "DPF, soot filter" }));
    await user.click(lamps.getByRole("button", { name: "Oil pressure" }));
    await user.click(lamps.getByRole("checkbox", { name: "It flashes: DPF, soot filter" }));
    await user.click(lamps.getByRole("button", { name: "Put it in the message" }));
    await waitFor(() =>
      expect(field).toHaveProperty("value", "The red oil pressure light is on. The DPF light is flashing."),
    );
    expect(sent).toEqual([]);
  });

  it("adds the wheels that are flat behind what was typed", async () => {
    const { user, field, open } = await openChat();
    await user.type(field, "Heard a bang.");
    const wheels = await open("Wheels", "Which wheel is it?");
    await user.click(wheels.getByRole("button", { name: "1st drive axle, left, outer" }));
    await user.click(wheels.getByRole("radio", { name: "Flat" }));
    await user.click(wheels.getByRole("button", { name: "Put it in the message" }));
    await waitFor(() =>
      expect(field).toHaveProperty("value", "Heard a bang. A tire is flat: first drive axle, left side, outer."),
    );
  });

  it("takes a lamp back by tapping it again", async () => {
    const { user, open } = await openChat();
    const lamps = await open("Lamps", "Which lights are on?");
    const low = lamps.getByRole("button", { name: "Low air" });
    await user.click(low);
    expect(low.getAttribute("aria-pressed")).toBe("true");
    await user.click(low);
    expect(low.getAttribute("aria-pressed")).toBe("false");
    expect(lamps.getByRole("button", { name: "Put it in the message" })).toHaveProperty("disabled", true);
  });

  it("may still type a stroke at the beginning", async () => {
    const { user, field } = await openChat();
    await user.type(field, "/");
    expect(field).toHaveProperty("value", "/");
  });
});

function DriversRoom({ room, language }: { room: Room; language: ChatLanguage }) {
  return (
    <RoomView ticketId="tkt_1" room={room} reader="driver" preferredLanguage={language} assist={useShowIt(language)} />
  );
}

describe("a driver whom the technician asks for a lamp", () => {
  it("taps it, and sends it in the language of the ticket", async () => {
    fakeApi({});
    const room: Room = {
      state: { ...emptyRoom(), status: "open", welcomed: true, epoch: "e1" },
      send: vi.fn(async () => true),
      typing: vi.fn(),
      markRead: vi.fn(),
      retry: vi.fn(),
      discard: vi.fn(),
    };
    const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
    const user = userEvent.setup();
    render(
      <RouterContextProvider router={router as never}>
        <QueryClientProvider client={queryClient}>
          <DriversRoom room={room} language="es" />
        </QueryClientProvider>
      </RouterContextProvider>,
    );
    await user.click(screen.getByRole("button", { name: "Lamps" }));
    const lamps = within(await screen.findByRole("dialog", { name: "Which lights are on?" }));
    await user.click(lamps.getByRole("button", { name: "ABS, trailer" }));
    await user.click(lamps.getByRole("button", { name: "Put it in the message" }));
    await user.click(await screen.findByRole("button", { name: "Send" }));
    await waitFor(() =>
      expect(room.send).toHaveBeenCalledWith("La luz del ABS del remolque está encendida.", {
        photoIds: [],
        audience: "everyone",
      }),
    );
  });
});
