import { publicProcedure } from "../procedures.ts";

/** Telephone numbers and mailboxes that the pages show, and what the settings offer them. */
export const configProcedure = publicProcedure.query(({ ctx }) => ({
  roadsidePhone: ctx.deps.contacts.roadsidePhone,
  contactTech: ctx.deps.contacts.tech,
  contactSales: ctx.deps.contacts.sales,
  contactInfo: ctx.deps.contacts.info,
  /** Whether there are tiles for maps; without them the bundled outline is drawn. */
  tiles: ctx.deps.tiles !== null,
  /** Whether messages between driver and technician can be translated. */
  translation: ctx.deps.translator !== null,
  /** What a browser subscribes with; null where nothing is pushed. */
  vapidPublicKey: ctx.deps.push?.publicKey ?? null,
}));
