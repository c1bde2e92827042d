import { describe, expect, test } from "vitest";
import { cn } from "#web/lib/cn.ts";

describe("class names joined", () => {
  test("a later class replaces an earlier one that sets the same", () => {
    expect(cn("px-4 py-2 text-lg", "px-3")).toBe("py-2 text-lg px-3");
    expect(cn("justify-center", "justify-start")).toBe("justify-start");
    expect(cn("min-h-thumb h-thumb", "size-touch")).toBe("min-h-thumb size-touch");
    expect(cn("rounded-lg", "rounded-b-none")).toBe("rounded-lg rounded-b-none");
  });

  test("a wider one takes the narrower ones before it, never those after it", () => {
    expect(cn("px-4 pt-1 pb-2", "p-3")).toBe("p-3");
    expect(cn("p-3", "px-4")).toBe("p-3 px-4");
    expect(cn("leading-none", "text-lg")).toBe("text-lg");
    expect(cn("text-lg", "leading-none")).toBe("text-lg leading-none");
  });

  test("size, colour and alignment of a text do not replace each other", () => {
    expect(cn("text-lg text-ink text-start", "text-red-ink")).toBe("text-lg text-start text-red-ink");
    expect(cn("border-2 border-edge", "border-dashed")).toBe("border-2 border-edge border-dashed");
    expect(cn("border-2 border-edge border-s-4", "border-line")).toBe("border-2 border-s-4 border-line");
    expect(cn("font-bold", "font-mono")).toBe("font-bold font-mono");
  });

  test("variants are kept apart", () => {
    expect(cn("p-4 sm:p-6", "p-2")).toBe("sm:p-6 p-2");
    expect(cn("sm:p-6", "sm:p-2")).toBe("sm:p-2");
    expect(cn("[&_select]:h-touch", "h-thumb")).toBe("[&_select]:h-touch h-thumb");
    expect(cn("hover:bg-sunken data-[state=active]:bg-ink", "bg-panel")).toBe(
      "hover:bg-sunken data-[state=active]:bg-ink bg-panel",
    );
  });

  test("what is absent, false or unknown does no harm", () => {
    expect(cn(undefined, false, null, "")).toBe("");
    expect(cn("sign sign-orange", undefined, "sign-red")).toBe("sign sign-red");
    expect(cn("group peer", "group")).toBe("group peer group");
  });
});
