import { publicProcedure } from "../procedures.ts";

/** Telephone numbers and mailboxes that the pages show. */
export const configProcedure = publicProcedure.query(({ ctx }) => ({
  roadsidePhone: ctx.deps.contacts.roadsidePhone,
  contactTech: ctx.deps.contacts.tech,
  contactSales: ctx.deps.contacts.sales,
  contactInfo: ctx.deps.contacts.info,
  vapidPublicKey: null as string | null,
}));
