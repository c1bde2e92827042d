import type { Deps } from "#worker/ports/deps.ts";
import { publicProcedure } from "../procedures.ts";

/** Telephone numbers and mailboxes that the pages show, and what the settings offer them. */
export function publicConfig(deps: Pick<Deps, "contacts" | "tiles" | "translator" | "push">) {
  return {
    roadsidePhone: deps.contacts.roadsidePhone,
    contactTech: deps.contacts.tech,
    contactSales: deps.contacts.sales,
    contactInfo: deps.contacts.info,
    /** Whether there are tiles for maps; without them the bundled outline is drawn. */
    tiles: deps.tiles !== null,
    /** Whether messages between driver and technician can be translated. */
    translation: deps.translator !== null,
    /** What a browser subscribes with; null where nothing is pushed. */
    vapidPublicKey: deps.push?.publicKey ?? null,
  };
}

export const configProcedure = publicProcedure.query(({ ctx }) => publicConfig(ctx.deps));
