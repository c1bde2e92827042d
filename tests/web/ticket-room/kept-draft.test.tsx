import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { emptyRoom, type RoomState } from "#web/features/ticket-room/room-reducer.ts";
import { RoomView } from "#web/features/ticket-room/room-view.tsx";
import type { Room } from "#web/features/ticket-room/use-room.ts";
import { deviceDatabase } from "#web/lib/device-database.ts";
import { queryClient } from "#web/lib/trpc.ts";
import { prepareDeviceDatabase } from "../device-database.ts";
import { preparePages } from "../page-tests.ts";

preparePages();
prepareDeviceDatabase();

const words = "he sounds drunk, call his fleet";

function openTicket(
  ticketId: string,
  { reader = "staff", ...state }: Partial<RoomState> & { reader?: "staff" | "driver" } = {},
) {
  const room: Room = {
    state: { ...emptyRoom(), status: "open", welcomed: true, epoch: "e1", ...state },
    send: vi.fn(async () => true),
    typing: vi.fn(),
    markRead: vi.fn(),
    retry: vi.fn(),
    discard: vi.fn(),
  };
  const page = render(
    <QueryClientProvider client={queryClient}>
      <RoomView
        key={ticketId}
        ticketId={ticketId}
        room={room}
        reader={reader}
        preferredLanguage="en"
        writerId="usr_1"
      />
    </QueryClientProvider>,
  );
  return { room, page, user: userEvent.setup() };
}

async function writeNote(): Promise<void> {
  const { user } = openTicket("tkt_1");
  await user.click(screen.getByRole("radio", { name: "Note for staff" }));
  await user.type(screen.getByRole("textbox", { name: "Note for staff" }), words);
}

/** Every way to leave a ticket that the page itself sees; each ends with the ticket open again. */
const waysBack: readonly (readonly [string, () => Room])[] = [
  [
    "another ticket was open",
    () => {
      cleanup();
      openTicket("tkt_2");
      cleanup();
      return openTicket("tkt_1").room;
    },
  ],
  [
    "the page was reloaded or closed",
    () => {
      cleanup();
      return openTicket("tkt_1").room;
    },
  ],
  [
    "the connection was lost and came back",
    () => {
      cleanup();
      openTicket("tkt_1", { status: "away", welcomed: false });
      cleanup();
      return openTicket("tkt_1").room;
    },
  ],
];

describe("a note for staff that was typed and not sent", () => {
  it.each(waysBack)("is still a note after %s, and Enter keeps it from the driver", async (_, comeBack) => {
    await writeNote();
    const room = comeBack();
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note for staff" });
    expect(field.value).toBe(words);
    expect(screen.getByRole("radio", { name: "Note for staff" })).toHaveProperty("checked", true);
    await userEvent.setup().type(field, "{Enter}");
    await waitFor(() => expect(room.send).toHaveBeenCalledWith(words, { photoIds: [], audience: "staff" }));
  });

  it("stays a note when its photo could not be sent", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await writeNote();
    const user = userEvent.setup();
    await user.upload(screen.getByTestId("photo-input"), new File(["x"], "dash.png", { type: "image/png" }));
    await user.type(screen.getByRole("textbox", { name: "Note for staff" }), "{Enter}");
    await screen.findByText("Not sent");
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Note for staff" }).value).toBe(words),
    );
    expect(screen.getByRole("radio", { name: "Note for staff" })).toHaveProperty("checked", true);
  });

  it("looks and sounds unlike a message to the driver", async () => {
    const { user } = openTicket("tkt_1");
    const [field, send] = [
      screen.getByLabelText("Message"),
      screen.getByRole("button", { name: "Send to the driver" }),
    ];
    const before = [field.className, send.className];
    await user.click(screen.getByRole("radio", { name: "Note for staff" }));
    expect(screen.getByRole("textbox", { name: "Note for staff" })).toBe(field);
    expect(screen.getByRole("button", { name: "Save the note for staff" })).toBe(send);
    screen.getByText("The driver doesn't see this");
    expect(field.className).not.toBe(before[0]);
    expect(send.className).not.toBe(before[1]);
  });
});

describe("a photo that was attached and not sent", () => {
  const photo = new File(["a dash at night"], "dash.png", { type: "image/png" });

  it("is attached again after the page was left, and is not sent twice to the worker", async () => {
    const uploads = vi.fn(async (_target: string) => Response.json({ id: "pho_7" }));
    vi.stubGlobal("fetch", uploads);
    const first = openTicket("tkt_1", { reader: "driver" });
    await first.user.upload(screen.getByTestId("photo-input"), photo);
    await waitFor(() => expect(screen.queryByText("Sending")).toBeNull());
    await waitFor(async () => expect(await uploadedOnDevice()).toEqual(["pho_7"]));
    cleanup();
    const { room, user } = openTicket("tkt_1", { reader: "driver" });
    await screen.findByAltText("dash.png");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(room.send).toHaveBeenCalledWith("", { photoIds: ["pho_7"], audience: "everyone" }));
    expect(uploads.mock.calls.filter(([target]) => target === "/api/photos")).toHaveLength(1);
    cleanup();
    await waitFor(async () => expect(await uploadedOnDevice()).toEqual([]));
    openTicket("tkt_1", { reader: "driver" });
    expect(screen.queryByAltText("dash.png")).toBeNull();
  });

  it("that did not get through is sent when the ticket is opened again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const first = openTicket("tkt_1", { reader: "driver" });
    await first.user.upload(screen.getByTestId("photo-input"), photo);
    await screen.findByText("Not sent");
    await waitFor(async () => expect(await uploadedOnDevice()).toEqual([null]));
    cleanup();
    vi.stubGlobal("fetch", async () => Response.json({ id: "pho_8" }));
    const { room, user } = openTicket("tkt_1", { reader: "driver" });
    await screen.findByAltText("dash.png");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(room.send).toHaveBeenCalledWith("", { photoIds: ["pho_8"], audience: "everyone" }));
  });

  it("that hangs holds back no words once it is taken off", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const { room, user } = openTicket("tkt_1", { reader: "driver" });
    await user.upload(screen.getByTestId("photo-input"), photo);
    await user.type(screen.getByLabelText("Message"), "brakes smoke{Enter}");
    await screen.findByText("Sending the photos...");
    expect(room.send).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Remove dash.png" }));
    await waitFor(() => expect(room.send).toHaveBeenCalledWith("brakes smoke", { photoIds: [], audience: "everyone" }));
  });
});

async function uploadedOnDevice(): Promise<readonly (string | null)[]> {
  return ((await (await deviceDatabase())?.getAll("photos")) ?? []).map(({ photoId }) => photoId);
}
