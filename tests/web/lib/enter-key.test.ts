import { expect, it } from "vitest";
import { isSendKey } from "#web/lib/enter-key.ts";

const enter = { key: "Enter", shiftKey: false, nativeEvent: { isComposing: false, keyCode: 13 } };

it("sends with Enter, and starts a line with Shift", () => {
  expect(isSendKey(enter)).toBe(true);
  expect(isSendKey({ ...enter, shiftKey: true })).toBe(false);
});

it("sends nothing with the Enter that ends a composition, in any browser", () => {
  expect(isSendKey({ ...enter, nativeEvent: { isComposing: true, keyCode: 13 } })).toBe(false);
  expect(isSendKey({ ...enter, nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(false);
});
