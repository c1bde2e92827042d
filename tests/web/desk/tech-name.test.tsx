import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useTechName } from "#web/features/desk/tech-name.ts";

beforeEach(() => localStorage.clear());

describe("The name that drivers read", () => {
  it("is what the record knows until a technician types another, which stays on this device", () => {
    const { result, rerender } = renderHook(({ known }) => useTechName("usr_1", known), {
      initialProps: { known: "Samuel Wrench" },
    });
    expect(result.current[0]).toBe("Samuel Wrench");
    rerender({ known: "Sam" });
    expect(result.current[0]).toBe("Sam");
    act(() => result.current[1]("Big Sam"));
    expect(result.current[0]).toBe("Big Sam");
    expect(renderHook(() => useTechName("usr_1", "Sam")).result.current[0]).toBe("Big Sam");
  });

  it("is nobody else's who signs in on the same device", () => {
    const first = renderHook(() => useTechName("usr_1", "Sam"));
    act(() => first.result.current[1]("Big Sam"));
    expect(renderHook(() => useTechName("usr_2", "Rosa")).result.current[0]).toBe("Rosa");
  });
});
