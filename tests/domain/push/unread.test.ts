import { describe, expect, it } from "vitest";
import type { Notice } from "#domain/push/notice.ts";
import {
  mailedAfter,
  type Unread,
  unreadAfterMail,
  unreadAfterNotice,
  unreadAfterPush,
  unreadWhileMailing,
} from "#domain/push/unread.ts";
import { decideUnreadMail, type MailedTicket } from "#domain/push/unread-mail.ts";

const minute = 60_000;
const wrote: Notice = { kind: "message", by: "Sam · Support Team", actorId: "usr_tech" };
const claimed: Notice = { kind: "taken", by: "Rosa · Support Team", actorId: "usr_rosa" };
const first = unreadAfterNotice(null, wrote, 1000);

describe("What the driver has not looked at", () => {
  it("is mailed two minutes after the first of it, and the mail names the newest", () => {
    expect(first).toEqual({ since: 1000, newestAt: 1000, notice: wrote, mailAt: 1000 + 2 * minute, failures: 0 });
    const both = unreadAfterNotice(first, claimed, 1000 + minute);
    expect(both).toMatchObject({ notice: claimed, newestAt: 1000 + minute, mailAt: first.mailAt });
  });

  it("keeps no time of arrival, which a mail could not word", () => {
    const told = unreadAfterNotice(null, { ...wrote, kind: "en_route", arrival: { from: 1, until: 2 } }, 1000);
    expect(told.notice).toEqual({ ...wrote, kind: "en_route" });
  });

  it("is done with when a phone took it", () => {
    expect(unreadAfterPush(first, 1000)).toBeNull();
    expect(unreadAfterPush(null, 1000)).toBeNull();
  });

  it("waits its own two minutes for what came after the push that a phone took", () => {
    const both = unreadAfterNotice(first, claimed, 1000 + minute);
    expect(unreadAfterPush(both, 1000)).toMatchObject({
      since: 1000 + minute,
      notice: claimed,
      mailAt: 1000 + minute + mailedAfter,
    });
  });

  it("is not mailed twice: neither a new answer nor a late push changes what was mailed", () => {
    const mailed = unreadAfterMail(unreadWhileMailing(first, first.mailAt ?? 0));
    expect(mailed.mailAt).toBeNull();
    expect(unreadAfterNotice(mailed, claimed, 9 * minute)).toBe(mailed);
    expect(unreadAfterPush(mailed, 9 * minute)).toBe(mailed);
  });

  it("is tried again after a failure, later each time and an hour apart at most, for a day", () => {
    const waits: number[] = [];
    let now = mailedAfter;
    for (let left: Unread = unreadAfterNotice(null, wrote, 0); ; ) {
      left = unreadWhileMailing(left, now);
      if (left.mailAt === null) break;
      waits.push((left.mailAt - now) / minute);
      now = left.mailAt;
    }
    expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(Math.max(...waits)).toBe(60);
    expect(now).toBeLessThanOrEqual(24 * 60 * minute);
    expect(now).toBeGreaterThan(22 * 60 * minute);
  });
});

describe("A mail of an unread answer", () => {
  const ticket: MailedTicket = {
    status: "in_progress",
    driverId: "usr_driver",
    usable: true,
    repliesByMail: true,
    deviceLanguage: null,
    preferredLanguage: "en",
    lastLanguage: "en",
  };

  it("is written in the language of the newest device, else of the ticket, else of the account", () => {
    const languageOf = (more: Partial<MailedTicket>) => decideUnreadMail({ ...ticket, ...more }, wrote);
    expect(languageOf({ deviceLanguage: "tr", preferredLanguage: "es", lastLanguage: "ru" })).toBe("tr");
    expect(languageOf({ preferredLanguage: "es", lastLanguage: "ru" })).toBe("es");
    expect(languageOf({ preferredLanguage: "fr", lastLanguage: "ru" })).toBe("ru");
    expect(languageOf({})).toBe("en");
  });

  it("goes to nobody of a closed ticket, who switched them off, who cannot sign in, or of their own doing", () => {
    expect(decideUnreadMail({ ...ticket, status: "closed" }, wrote)).toBeNull();
    expect(decideUnreadMail({ ...ticket, repliesByMail: false }, wrote)).toBeNull();
    expect(decideUnreadMail({ ...ticket, usable: false }, wrote)).toBeNull();
    expect(decideUnreadMail(ticket, { ...wrote, actorId: "usr_driver" })).toBeNull();
  });

  it("still goes out of a ticket that was just resolved", () => {
    expect(decideUnreadMail({ ...ticket, status: "resolved" }, { ...wrote, kind: "resolved" })).toBe("en");
  });
});
