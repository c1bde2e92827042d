import type { Deps } from "#worker/ports/deps.ts";
import { processErasureQueue } from "../account/process-erasure-queue.ts";
import { reconcileSubscriptions } from "../billing/reconcile-subscriptions.ts";
import { remindOfTrialEnd } from "../billing/remind-of-trial-end.ts";
import { tellOfLatePayment } from "../billing/tell-of-late-payment.ts";
import { closeIdleConversations } from "../chat/close-idle-conversations.ts";
import { rollDays } from "../reports/roll-days.ts";
import { deleteExpired } from "./delete-expired.ts";
import { endLivePlaces } from "./end-live-places.ts";
import { escalateUnclaimed } from "./escalate-unclaimed.ts";
import { recountCounters } from "./recount-counters.ts";
import { refreshPlaces } from "./refresh-places.ts";
import { tellWaitingEvents } from "./tell-waiting-events.ts";

type Job = (input: { readonly deps: Deps }) => Promise<void>;

/** Background work, by the name that `npm run job` and the log use. */
export const jobs = {
  recount: recountCounters,
  reports: rollDays,
  expire: deleteExpired,
  chats: closeIdleConversations,
  tell: tellWaitingEvents,
  escalate: escalateUnclaimed,
  live: endLivePlaces,
  places: refreshPlaces,
  reconcile: reconcileSubscriptions,
  remind: remindOfTrialEnd,
  erase: ({ deps }) => processErasureQueue({ deps }),
  dun: ({ deps }) => tellOfLatePayment({ deps, input: {} }),
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;

/** What each cron trigger of wrangler.toml runs, in order. */
export const schedule: Readonly<Record<string, readonly JobName[]>> = {
  "0 9 * * *": ["recount", "expire", "chats", "reconcile", "reports"],
  "0 10 * * 1": ["places"],
  "*/5 * * * *": ["tell", "escalate", "live", "remind", "dun", "erase"],
};

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(jobs, name);
}

/** Runs the jobs one after another; one that fails is logged and does not keep the others from running. */
export async function runJobs(names: readonly JobName[], deps: Deps): Promise<boolean> {
  let ok = true;
  for (const name of names) {
    const started = deps.clock.now();
    try {
      await jobs[name]({ deps });
      deps.log.info("job.done", { name, ms: deps.clock.now() - started });
    } catch (error) {
      ok = false;
      deps.log.error("job.failed", error, { name });
    }
  }
  return ok;
}
