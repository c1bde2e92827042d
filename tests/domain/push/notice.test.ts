import { describe, expect, it } from "vitest";
import { interfaceLanguages } from "#domain/languages/languages.ts";
import { isKnownPushService, isPushAddress } from "#domain/push/address.ts";
import { noticeOfEvent, wordNotice } from "#domain/push/notice.ts";
import { noticeKinds } from "#domain/push/words.ts";
import { type TicketEventType, ticketEventTypes } from "#domain/tickets/ticket.ts";

describe("The address of a device", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/abc:def-1", true],
    ["https://updates.push.services.mozilla.com/wpush/v2/g", true],
    ["https://web.push.apple.com/Q", true],
    ["https://wns2-by3p.notify.windows.com/w/?token=a%3d", true],
    ["http://fcm.googleapis.com/fcm", false],
    ["https://fcm.googleapis.com:8443/fcm", false],
    ["https://user@fcm.googleapis.com/", false],
    ["https://good.test\\@evil.test/", false],
    ["https://localhost/", false],
    ["https://db.internal/", false],
    ["https://printer.local/", false],
    ["https://10.0.0.1/", false],
    ["https://127.0x1/", false],
    ["https://[::1]/", false],
    ["https://push.test/a b", false],
    ["javascript:alert(1)", false],
    ["", false],
  ])("%s may be posted to: %s", (address, allowed) => {
    expect(isPushAddress(address)).toBe(allowed);
  });
});

describe("A change of the record", () => {
  const event = (type: TicketEventType, more = {}) => ({
    type,
    actorId: "usr_tech",
    actorName: "Sam",
    audience: "everyone" as const,
    data: {},
    ...more,
  });

  it("is told on the lock screen when somebody takes the ticket, solves it or proposes a part; else it waits", () => {
    const told = ticketEventTypes.flatMap((type) => {
      const notice = noticeOfEvent(event(type));
      return notice === null ? [] : [[type, notice.kind]];
    });
    expect(told).toEqual([
      ["ticket.claimed", "taken"],
      ["ticket.assigned", "taken"],
      ["ticket.resolved", "resolved"],
      ["part.proposed", "part"],
    ]);
  });

  it("of the job tells the step that stands, and between when help arrives", () => {
    const arrival = { from: 1000, until: 2000 };
    const told = { arrivesFrom: arrival.from, arrivesUntil: arrival.until, arrivalToldAt: 1 };
    const stepped = (data: object) => noticeOfEvent(event("ticket.step", { data: { renewed: false, ...data } }));
    expect(stepped({ jobStep: "dispatched", dispatchedAt: 1 })).toMatchObject({ kind: "dispatched", arrival: null });
    expect(stepped({ jobStep: "en_route", enRouteAt: 1, ...told })).toMatchObject({
      kind: "en_route",
      by: "Sam · Support Team",
      actorId: "usr_tech",
      arrival,
    });
    expect(stepped({ jobStep: "on_site", onSiteAt: 1 })?.kind).toBe("on_site");
    expect(stepped({ jobStep: "rolling", rollingAt: 1 })?.kind).toBe("rolling");
  });

  it("of the job tells a new estimate, one that was taken back, and that nobody comes any more", () => {
    const told = { arrivesFrom: 1000, arrivesUntil: 2000, arrivalToldAt: 1 };
    const data = { jobStep: "en_route", enRouteAt: 1, renewed: true };
    expect(noticeOfEvent(event("ticket.step", { data: { ...data, ...told } }))?.kind).toBe("new_estimate");
    expect(noticeOfEvent(event("ticket.step", { data }))?.kind).toBe("no_estimate");
    const back = { jobStep: "requested", renewed: false };
    expect(noticeOfEvent(event("ticket.step", { data: back }))?.kind).toBe("called_off");
    expect(noticeOfEvent(event("ticket.released", { data: { helpCalledOff: true } }))?.kind).toBe("called_off");
    expect(noticeOfEvent(event("ticket.released", { data: { helpCalledOff: false } }))).toBeNull();
    expect(noticeOfEvent(event("ticket.status_changed", { data: { helpCalledOff: true } }))?.kind).toBe("called_off");
    expect(noticeOfEvent(event("ticket.status_changed", { data: { status: "open" } }))).toBeNull();
  });

  it("names whom the ticket was given to, not who gave it", () => {
    expect(noticeOfEvent(event("ticket.assigned", { data: { assignedName: "Rosa" } }))?.by).toBe("Rosa · Support Team");
  });

  it("that is for staff alone is never told", () => {
    expect(noticeOfEvent(event("ticket.claimed", { audience: "staff" }))).toBeNull();
  });
});

describe("What a lock screen says", () => {
  it("stands in all six languages, each with its own words", () => {
    for (const kind of noticeKinds) {
      const bodies = interfaceLanguages.map((language) => {
        const shown = wordNotice({ kind, by: "Sam · Support Team", actorId: null }, "TRK-ABC234", language);
        expect(shown).toMatchObject({
          title: "Roadflare · TRK-ABC234",
          tag: "TRK-ABC234",
          path: "/tickets/TRK-ABC234",
        });
        return shown.body;
      });
      expect(new Set(bodies).size).toBe(interfaceLanguages.length);
    }
  });

  it("has an arrival beside the words, as times that only the device can say", () => {
    const notice = { kind: "en_route", by: null, actorId: null, arrival: { from: 1000, until: 2000 } } as const;
    for (const language of interfaceLanguages) {
      const { body, timedBody, ...shown } = wordNotice(notice, "TRK-1", language);
      expect(shown).toMatchObject({ arrivesFrom: "1000", arrivesUntil: "2000" });
      expect(timedBody).toMatch(/\{from\}.*\{until\}/);
      expect(timedBody?.startsWith(`${body}. `)).toBe(true);
    }
    expect(wordNotice({ ...notice, arrival: null }, "TRK-1", "en")).not.toHaveProperty("timedBody");
  });

  it("cuts a name that fills the screen, and says the team's where there is none", () => {
    const notice = { kind: "message", actorId: null } as const;
    expect(wordNotice({ ...notice, by: "🚛".repeat(500) }, "TRK-1", "en").body).toBe(
      `\u2068${"🚛".repeat(60)}\u2069 wrote to you`,
    );
    expect(wordNotice({ ...notice, by: null }, "TRK-1", "en").body).toContain("Support Team");
  });
});

describe("A push service", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/abc", true],
    ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
    ["https://web.push.apple.com/abc", true],
    ["https://wns2-par02p.notify.windows.com/w/?token=abc", true],
    ["https://push.example.test/abc", false],
    ["https://example.com/abc", false],
    ["https://fcm.googleapis.com.example.com/abc", false],
    ["https://evilnotify.windows.com/abc", false],
    ["https://fcm.googleapis.com@example.com/abc", false],
    ["http://fcm.googleapis.com/abc", false],
  ])("is one of those that browsers use: %s, %s", (address, allowed) => {
    expect(isKnownPushService(address, { local: false })).toBe(allowed);
  });

  it("may be a stand-in in a local run, and no other public host there either", () => {
    expect(isKnownPushService("https://push.example.test/abc", { local: true })).toBe(true);
    expect(isKnownPushService("https://example.com/abc", { local: true })).toBe(false);
  });
});
