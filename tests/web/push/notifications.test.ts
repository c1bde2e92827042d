import { describe, expect, test } from "vitest";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import { wordNotice } from "#domain/push/notice.ts";
import { noticeOf, pageAt, pathOf } from "#web/service-worker/notifications.ts";

const pushed = wordNotice({ kind: "message", by: "Sam · Support Team", actorId: null }, "TRK-ABC234", "ar");
const minute = 60_000;
/** 1:40 AM where the test's device is. */
const now = new Date(2026, 10, 21, 1, 40).getTime();

function shownOf(language: InterfaceLanguage, arrival: { from: number; until: number } | null) {
  const notice = { kind: "en_route", by: "Sam · Support Team", actorId: null, arrival } as const;
  return noticeOf(JSON.stringify(wordNotice(notice, "TRK-ABC234", language)), now).options.body?.replace(/\s/g, " ");
}

describe("What is shown for a push", () => {
  test("is what the worker sent, one notice a ticket, in the direction of its language, and leads to the ticket", () => {
    expect(noticeOf(JSON.stringify(pushed), now)).toEqual({
      title: "Roadflare · TRK-ABC234",
      options: {
        body: pushed.body,
        tag: "TRK-ABC234",
        renotify: true,
        icon: "/icon-192.png",
        lang: "ar",
        dir: "rtl",
        data: { path: "/tickets/TRK-ABC234" },
      },
    });
  });

  test.each([null, "", "no JSON", "7", "null", '{"title":7}'])("says at least where it comes from: %j", (payload) => {
    const { title, options } = noticeOf(payload, now);
    expect(title).toBe("Roadflare");
    expect(options).toMatchObject({ tag: "roadflare", dir: "ltr", data: { path: "/" } });
  });

  test.each(["https://evil.test/", "//evil.test", "/\\evil.test", "javascript:alert(1)", ""])(
    "never leads away: %j",
    (path) => {
      expect(noticeOf(JSON.stringify({ ...pushed, path }), now).options.data.path).toBe("/");
      expect(pathOf({ path })).toBe("/");
    },
  );
});

describe("An arrival on the lock screen", () => {
  const soon = { from: now + 30 * minute, until: now + 45 * minute };

  test.each([
    ["en", "Help is on the way to you. ETA 2:10 to 2:25 AM"],
    ["es", "La ayuda va en camino. Llega entre 2:10 y 2:25 a.m. (ETA)"],
    ["ar", "المساعدة في الطريق إليك. وقت الوصول بين 2:10 و2:25 ص"],
    ["ru", "Помощь едет к вам. Время прибытия (ETA): 02:10 – 02:25"],
    ["uz", "Yordam sizga yoʻlda. Yetib kelish vaqti 02:10 – 02:25"],
    ["tr", "Yardım size doğru yolda. Tahmini varış 02:10 – 02:25"],
  ] as const)("is said in the device's own time: %s", (language, said) => {
    expect(shownOf(language, soon)).toBe(said);
  });

  test("that has passed when the push comes is not said, nor one that was never told", () => {
    expect(shownOf("en", { from: now - 30 * minute, until: now - 1 })).toBe("Help is on the way to you");
    expect(shownOf("en", null)).toBe("Help is on the way to you");
  });

  test("that cannot be read leaves the sentence before it", () => {
    const { body } = noticeOf(
      JSON.stringify({ ...pushed, timedBody: "x {from} {until}", arrivesFrom: "soon" }),
      now,
    ).options;
    expect(body).toBe(pushed.body);
  });
});

describe("A notice that is tapped", () => {
  const origin = "https://roadflare.test";
  const page = (path: string) => ({ url: origin + path });

  test("goes back to the ticket where it is open, whatever stands behind its path", () => {
    const open = page("/tickets/TRK-ABC234?photo=1#room");
    expect(pageAt([page("/account"), open], pathOf({ path: "/tickets/TRK-ABC234" }), origin)).toBe(open);
  });

  test("takes no other page: somebody may be typing there", () => {
    expect(pageAt([page("/account"), { url: "https://evil.test/tickets/TRK-1" }], "/tickets/TRK-1", origin)).toBe(
      undefined,
    );
    expect(pathOf(undefined)).toBe("/");
  });
});
