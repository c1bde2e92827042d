import { describe, expect, it } from "vitest";
import { activateLanguage, t } from "#web/lib/i18n.tsx";
import { eventText } from "#web/lib/ticket-event.ts";

describe("what happened to a ticket", () => {
  it("names the new status of a parts order", async () => {
    await activateLanguage("en");
    const event = { type: "part.status_changed", actorName: "Dana", data: { partStatus: "approved" } } as const;
    expect(eventText(t, event, "driver")).toBe("The parts order is now approved");
  });
});
