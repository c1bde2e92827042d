import { beforeAll, describe, expect, it } from "vitest";
import { makeFormat } from "#web/lib/format.ts";
import { activateLanguage, t } from "#web/lib/i18n.tsx";
import { intlLocales } from "#web/lib/intl-locales.ts";
import { eventText } from "#web/lib/ticket-event.ts";

beforeAll(() => activateLanguage("en"));

describe("what happened to a ticket", () => {
  it("names the new status of a parts order", () => {
    const event = { type: "part.status_changed", actorName: "Dana", data: { partStatus: "approved" } } as const;
    expect(eventText(t, event, "driver")).toBe("The parts order is now approved");
  });

  describe("names a step of the job", () => {
    const now = new Date(2026, 10, 21, 1, 40).getTime();
    const arrival = { arrivesFrom: now + 30 * 60_000, arrivesUntil: now + 45 * 60_000, arrivalToldAt: now };
    const read = (data: Record<string, string | number | boolean | null>) =>
      eventText(
        t,
        { type: "ticket.step", actorName: "Dana", data: { renewed: false, ...data } },
        "driver",
        makeFormat(intlLocales.en),
      ).replace(/\s/g, " ");

    it("with the range that was told with it, in the reader's own time", () => {
      expect(read({ jobStep: "dispatched", dispatchedAt: now, ...arrival })).toBe(
        "Dana · Support Team: help has been dispatched (ETA 2:10 to 2:25 AM)",
      );
    });

    it("without a range that was told before, and without any where none is", () => {
      expect(read({ jobStep: "en_route", dispatchedAt: now, enRouteAt: now + 60_000, ...arrival })).toBe(
        "Dana · Support Team: help is on the way",
      );
      expect(read({ jobStep: "rolling", rollingAt: now })).toBe("Dana · Support Team: the truck is rolling");
      expect(read({ jobStep: "requested" })).toBe("Dana · Support Team: no one is dispatched yet");
    });

    it("as a new estimate where only that was told", () => {
      expect(read({ jobStep: "en_route", renewed: true, enRouteAt: now - 60_000, ...arrival })).toBe(
        "Dana · Support Team: arrival updated (ETA 2:10 to 2:25 AM)",
      );
    });
  });
});
