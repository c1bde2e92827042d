import { describe, expect, it } from "vitest";
import { audiences, canReceive, canSend, memberRoles } from "#domain/room/audience.ts";

describe("Who sees what", () => {
  it("is everything for staff, and for a driver what is for everyone", () => {
    const table = memberRoles.flatMap((role) =>
      audiences.map((to) => [role, to, canReceive(role, to), canSend(role, to)]),
    );
    expect(table).toEqual([
      ["driver", "everyone", true, true],
      ["driver", "staff", false, false],
      ["tech", "everyone", true, true],
      ["tech", "staff", true, true],
      ["admin", "everyone", true, true],
      ["admin", "staff", true, true],
    ]);
  });
});
