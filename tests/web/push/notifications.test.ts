import { describe, expect, test } from "vitest";
import { wordNotice } from "#domain/push/notice.ts";
import { noticeOf, pageAt, pathOf } from "#web/service-worker/notifications.ts";

const pushed = wordNotice({ kind: "message", by: "Sam · Support Team", actorId: null }, "TRK-ABC234", "ar");

describe("What is shown for a push", () => {
  test("is what the worker sent, one notice a ticket, in the direction of its language, and leads to the ticket", () => {
    expect(noticeOf(JSON.stringify(pushed))).toEqual({
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
    const { title, options } = noticeOf(payload);
    expect(title).toBe("Roadflare");
    expect(options).toMatchObject({ tag: "roadflare", dir: "ltr", data: { path: "/" } });
  });

  test.each(["https://evil.test/", "//evil.test", "/\\evil.test", "javascript:alert(1)", ""])(
    "never leads away: %j",
    (path) => {
      expect(noticeOf(JSON.stringify({ ...pushed, path })).options.data.path).toBe("/");
      expect(pathOf({ path })).toBe("/");
    },
  );
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
