import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useCheckDue } from "#web/features/safety/check-clock.ts";

it("The clock of a wait is forgotten with the wait that it belonged to", () => {
  localStorage.setItem("weather-check", JSON.stringify({ dueAt: Date.now() - 13 * 3_600_000 }));
  expect(renderHook(() => useCheckDue()).result.current).toBeNull();
});
