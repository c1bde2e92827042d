import { describe, expect, it } from "vitest";
import { type QueuedToast, ToastQueue } from "#web/lib/toast-queue.ts";

/** A screen that notes what is on it. */
function screenOf() {
  const shown = new Map<string, { title: string; duration: number; closed: () => void }>();
  const queue = new ToastQueue<QueuedToast>({
    show: (key, { title }, duration, closed) => shown.set(key, { title, duration, closed }),
    hide: (key) => shown.delete(key),
  });
  return {
    queue,
    titles: () => [...shown.values()].map(({ title }) => title),
    durations: () => [...shown.values()].map(({ duration }) => duration),
    close: () => {
      const [first] = shown;
      if (first === undefined) throw new Error("Nothing is shown.");
      shown.delete(first[0]);
      first[1].closed();
    },
  };
}

const said = (title: string, more: Partial<QueuedToast> = {}): QueuedToast => ({ kind: "message", title, ...more });
const alert = (title: string) => said(title, { id: title, duration: Number.POSITIVE_INFINITY });

describe("The toasts of a page", () => {
  it("are shown one at a time, in their order", () => {
    const { queue, titles, close } = screenOf();
    queue.add(said("Truck Saved"));
    queue.add(said("Message not sent"));
    queue.add(said("You are online"));
    expect(titles()).toEqual(["Truck Saved"]);
    close();
    expect(titles()).toEqual(["Message not sent"]);
    close();
    expect(titles()).toEqual(["You are online"]);
    close();
    expect(titles()).toEqual([]);
    expect(queue.isShowing).toBe(false);
  });

  it("stay for 3 seconds, for 10 with an action, and for their own time", () => {
    const { queue, durations, close } = screenOf();
    queue.add(said("Saved"));
    expect(durations()).toEqual([3000]);
    close();
    queue.add(said("The driver wrote", { action: { label: "Open" } }));
    expect(durations()).toEqual([10_000]);
    close();
    queue.add(said("Ticket created", { duration: 8000 }));
    expect(durations()).toEqual([8000]);
  });

  it("do not say the same twice", () => {
    const { queue, titles, close } = screenOf();
    queue.add(said("No connection"));
    queue.add(said("No connection"));
    close();
    expect(titles()).toEqual([]);
  });

  it("replace one of the same id, shown or waiting", () => {
    const { queue, titles, close } = screenOf();
    queue.add(said("1 message", { id: "wrote" }));
    queue.add(said("2 messages", { id: "wrote" }));
    expect(titles()).toEqual(["2 messages"]);
    queue.add(said("Saved", { id: "saved" }));
    queue.add(said("Saved again", { id: "saved" }));
    close();
    expect(titles()).toEqual(["Saved again"]);
    close();
    expect(titles()).toEqual([]);
  });

  it("are taken away by their id, shown or waiting", () => {
    const { queue, titles } = screenOf();
    queue.add(said("Saving", { id: "saving" }));
    queue.add(said("Next"));
    queue.add(said("Later", { id: "later" }));
    queue.dismiss("later");
    queue.dismiss("saving");
    expect(titles()).toEqual(["Next"]);
    queue.clear();
    expect(titles()).toEqual([]);
  });
});

describe("An alert that stays", () => {
  it("gives way to a toast and comes back after it", () => {
    const { queue, titles, close } = screenOf();
    queue.add(alert("The driver does not feel safe"));
    queue.add(said("Ticket Claimed"));
    expect(titles()).toEqual(["Ticket Claimed"]);
    close();
    expect(titles()).toEqual(["The driver does not feel safe"]);
  });

  it("is gone once it was closed or dismissed", () => {
    const { queue, titles, close } = screenOf();
    queue.add(alert("One"));
    queue.add(alert("Two"));
    expect(titles()).toEqual(["Two"]);
    close();
    expect(titles()).toEqual(["One"]);
    queue.dismiss("One");
    expect(titles()).toEqual([]);
  });
});
