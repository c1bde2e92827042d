import { describe, expect, test } from "vitest";
import { decideUpdate, forcedAfter } from "#web/features/update/update-rule.ts";

const now = 1_800_000_000_000;
const fresh = { foundAt: now - 60_000, now, putOff: false, workIsOpen: false };
const old = { ...fresh, foundAt: now - forcedAfter };

describe("A new version", () => {
  test("is nothing to speak of while there is none", () => {
    expect(decideUpdate({ ...fresh, foundAt: null })).toBe("nothing");
  });

  test("is offered, also to somebody who is in the middle of something", () => {
    expect(decideUpdate(fresh)).toBe("offer");
    expect(decideUpdate({ ...fresh, workIsOpen: true })).toBe("offer");
  });

  test("is not offered again after 'Later'", () => {
    expect(decideUpdate({ ...fresh, putOff: true })).toBe("nothing");
  });

  test("is taken over after 24 hours, 'Later' or not, and not a millisecond before", () => {
    expect(decideUpdate(old)).toBe("apply");
    expect(decideUpdate({ ...old, putOff: true })).toBe("apply");
    expect(decideUpdate({ ...old, foundAt: now - forcedAfter + 1 })).toBe("offer");
  });

  test("waits after 24 hours while a chat, a form or an unsent message is open", () => {
    expect(decideUpdate({ ...old, workIsOpen: true })).toBe("offer");
    expect(decideUpdate({ ...old, workIsOpen: true, putOff: true })).toBe("nothing");
  });
});
