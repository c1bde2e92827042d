import { analyticsRouter } from "./admin/analytics.ts";
import { auditRouter } from "./admin/audit.ts";
import { dashboardRouter } from "./admin/dashboard.ts";
import { partsRouter as adminPartsRouter } from "./admin/parts.ts";
import { plansRouter as adminPlansRouter } from "./admin/plans.ts";
import { repairsRouter } from "./admin/repairs.ts";
import { securityRouter as adminSecurityRouter } from "./admin/security.ts";
import { techsRouter } from "./admin/techs.ts";
import { ticketsRouter as adminTicketsRouter } from "./admin/tickets.ts";
import { usersRouter } from "./admin/users.ts";
import { accountRouter } from "./driver/account.ts";
import { billingRouter } from "./driver/billing.ts";
import { distressRouter as driverDistressRouter } from "./driver/distress.ts";
import { fleetRouter } from "./driver/fleet.ts";
import { liveRouter as driverLiveRouter } from "./driver/live.ts";
import { partsRouter as driverPartsRouter } from "./driver/parts.ts";
import { placesRouter as driverPlacesRouter } from "./driver/places.ts";
import { pushRouter } from "./driver/push.ts";
import { securityRouter } from "./driver/security.ts";
import { ticketsRouter as driverTicketsRouter } from "./driver/tickets.ts";
import { translationsRouter } from "./driver/translations.ts";
import { trucksRouter } from "./driver/trucks.ts";
import { router } from "./init.ts";
import { authRouter } from "./public/auth.ts";
import { configProcedure } from "./public/config.ts";
import { plansRouter } from "./public/plans.ts";
import { sharedRouter } from "./public/shared.ts";
import { chatRouter } from "./subscriber/chat.ts";
import { distressRouter as techDistressRouter } from "./tech/distress.ts";
import { liveRouter as techLiveRouter } from "./tech/live.ts";
import { partsRouter as techPartsRouter } from "./tech/parts.ts";
import { placesRouter as techPlacesRouter } from "./tech/places.ts";
import { repliesRouter } from "./tech/replies.ts";
import { ticketsRouter as techTicketsRouter } from "./tech/tickets.ts";

export const appRouter = router({
  public: router({
    auth: authRouter,
    config: configProcedure,
    plans: plansRouter,
    shared: sharedRouter,
  }),
  driver: router({
    account: accountRouter,
    billing: billingRouter,
    distress: driverDistressRouter,
    fleet: fleetRouter,
    live: driverLiveRouter,
    parts: driverPartsRouter,
    places: driverPlacesRouter,
    push: pushRouter,
    security: securityRouter,
    tickets: driverTicketsRouter,
    translations: translationsRouter,
    trucks: trucksRouter,
  }),
  subscriber: router({
    chat: chatRouter,
  }),
  tech: router({
    distress: techDistressRouter,
    live: techLiveRouter,
    parts: techPartsRouter,
    places: techPlacesRouter,
    replies: repliesRouter,
    tickets: techTicketsRouter,
  }),
  admin: router({
    analytics: analyticsRouter,
    audit: auditRouter,
    dashboard: dashboardRouter,
    parts: adminPartsRouter,
    plans: adminPlansRouter,
    repairs: repairsRouter,
    security: adminSecurityRouter,
    techs: techsRouter,
    tickets: adminTicketsRouter,
    users: usersRouter,
  }),
});

export type AppRouter = typeof appRouter;
