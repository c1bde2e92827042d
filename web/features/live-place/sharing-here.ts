import { useEffect, useSyncExternalStore } from "react";
import type { TicketStatus } from "#domain/tickets/ticket.ts";
import { measureDevice, watchDevice } from "../../lib/device-location.ts";
import { keep, readKept } from "../../lib/device-storage.ts";
import { readFailure } from "../../lib/errors.ts";
import { serverNow } from "../../lib/server-time.ts";
import { trpcClient } from "../../lib/trpc.ts";
import { type CallOutcome, LiveSharing, type Sharing, type SharingState } from "./live-sharing.ts";

const key = "live-place";
/** Of a full battery. */
const low = 0.2;

interface Battery {
  readonly charging: boolean;
  readonly level: number;
}

let battery: Battery | null = null;

/** Asks once how full the battery is, where the browser tells. */
async function readBattery(): Promise<void> {
  if (battery !== null || !("getBattery" in navigator) || typeof navigator.getBattery !== "function") return;
  try {
    battery = (await navigator.getBattery()) as Battery;
  } catch {
    // Without it the pace is the usual one.
  }
}

async function outcomeOf(call: Promise<unknown>): Promise<CallOutcome> {
  try {
    await call;
    return { code: null };
  } catch (error) {
    const { code, status } = readFailure(error);
    return code === null || status === null || status >= 500 ? "unanswered" : { code };
  }
}

/** What this device shares, on whichever page. */
export const sharingHere = new LiveSharing({
  now: () => Date.now(),
  serverNow,
  watch: watchDevice,
  measure: () => measureDevice().catch(() => null),
  every: (ms, work) => {
    const timer = setInterval(work, ms);
    document.addEventListener("visibilitychange", work);
    window.addEventListener("online", work);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", work);
      window.removeEventListener("online", work);
    };
  },
  batteryIsLow: () => battery !== null && !battery.charging && battery.level <= low,
  send: ({ ticketId, sharingId }, position) =>
    outcomeOf(trpcClient.driver.live.send.mutate({ ticketId, sharingId, position })),
  stop: ({ ticketId }) => outcomeOf(trpcClient.driver.live.stop.mutate({ ticketId })),
  keep: (sharing) => {
    keep(key, sharing === null ? null : JSON.stringify(sharing));
    void readBattery();
  },
});

/** Goes on with what this device shared before the page was loaded anew. */
export function resumeSharing(): void {
  const kept = readKept(key);
  if (kept === null || sharingHere.read().sharing !== null) return;
  try {
    sharingHere.run(JSON.parse(kept) as Sharing, null);
  } catch {
    keep(key, null);
  }
}

/** How the sharing of this device stands. */
export function useSharingHere(): SharingState {
  return useSyncExternalStore(sharingHere.subscribe, sharingHere.read, sharingHere.read);
}

/** Stops sharing with the ticket, as soon as the page knows of its end. */
export function useEndWithTicket({ id, status }: { readonly id: string; readonly status: TicketStatus }): void {
  const over = status === "resolved" || status === "closed";
  useEffect(() => {
    if (over && sharingHere.read().sharing?.ticketId === id) sharingHere.forget("ended");
  }, [id, over]);
}
