import { dashboardRouter } from "./admin/dashboard.ts";
import { plansRouter as adminPlansRouter } from "./admin/plans.ts";
import { usersRouter } from "./admin/users.ts";
import { accountRouter } from "./driver/account.ts";
import { billingRouter } from "./driver/billing.ts";
import { fleetRouter } from "./driver/fleet.ts";
import { partsRouter as driverPartsRouter } from "./driver/parts.ts";
import { placesRouter as driverPlacesRouter } from "./driver/places.ts";
import { ticketsRouter as driverTicketsRouter } from "./driver/tickets.ts";
import { trucksRouter } from "./driver/trucks.ts";
import { router } from "./init.ts";
import { authRouter } from "./public/auth.ts";
import { configProcedure } from "./public/config.ts";
import { plansRouter } from "./public/plans.ts";
import { sharedRouter } from "./public/shared.ts";
import { chatRouter } from "./subscriber/chat.ts";
import { partsRouter as techPartsRouter } from "./tech/parts.ts";
import { placesRouter as techPlacesRouter } from "./tech/places.ts";
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
    fleet: fleetRouter,
    parts: driverPartsRouter,
    places: driverPlacesRouter,
    tickets: driverTicketsRouter,
    trucks: trucksRouter,
  }),
  subscriber: router({
    chat: chatRouter,
  }),
  tech: router({
    parts: techPartsRouter,
    places: techPlacesRouter,
    tickets: techTicketsRouter,
  }),
  admin: router({
    dashboard: dashboardRouter,
    plans: adminPlansRouter,
    users: usersRouter,
  }),
});

export type AppRouter = typeof appRouter;
