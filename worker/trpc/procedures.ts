import { type Actor, isAdmin, isStaff } from "#domain/access/actor.ts";
import type { Role } from "#domain/access/roles.ts";
import { isConfirmed } from "#domain/access/session.ts";
import { DomainError } from "#domain/errors.ts";
import { toTrpcError } from "./errors.ts";
import { middleware, rootProcedure } from "./init.ts";
import { wellFormed } from "./well-formed.ts";

const domainErrors = middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

const storableInput = middleware(({ next, getRawInput }) =>
  next({ getRawInput: async () => wellFormed(await getRawInput()) }),
);

/** For everyone, signed in or not. */
export const publicProcedure = rootProcedure.use(domainErrors).use(storableInput);

/** For everyone, where one call is expensive: see `ProcedureMeta.costly`. */
export const costlyPublicProcedure = publicProcedure.meta({ costly: true });

function withActor(actor: Actor | null): Actor {
  if (actor === null) throw toTrpcError(new DomainError("auth.required"));
  return actor;
}

/** For everybody who is signed in; whose things they are is each verb's own question. */
export const driverProcedure = publicProcedure.use(({ ctx, next }) =>
  next({ ctx: { ...ctx, actor: withActor(ctx.actor) } }),
);

/** The same, where one call is a lot of work. */
export const costlyDriverProcedure = driverProcedure.meta({ costly: true });

/** For drivers with access; a staff role alone does not give it (product decision P19). */
export const subscriberProcedure = driverProcedure.use(({ ctx, next }) => {
  const { access } = ctx.actor;
  if (!access.allowed) {
    throw toTrpcError(
      new DomainError(access.blocking === "trial_expired" ? "trial.expired" : "subscription.inactive", {
        status: access.status,
      }),
    );
  }
  return next({ ctx });
});

/** For a person with the role who must set up a second factor first, the error says so. */
function missingRole(actor: Actor, role: Role): DomainError {
  const isWithheld =
    isStaff({ roles: actor.withheldRoles }) && (role === "tech" || isAdmin({ roles: actor.withheldRoles }));
  return isWithheld ? new DomainError("auth.second_factor_required") : new DomainError("auth.role_required", { role });
}

/** For technicians and administrators. */
export const techProcedure = driverProcedure.use(({ ctx, next }) => {
  if (!isStaff(ctx.actor)) throw toTrpcError(missingRole(ctx.actor, "tech"));
  return next({ ctx });
});

/** For administrators. */
export const adminProcedure = driverProcedure.use(({ ctx, next }) => {
  if (!isAdmin(ctx.actor)) throw toTrpcError(missingRole(ctx.actor, "admin"));
  return next({ ctx });
});

/** Requires a sign-in, or a repeated proof of identity, within the last ten minutes. */
const confirmed = middleware(({ ctx, next }) => {
  if (ctx.actor === null || !isConfirmed(ctx.actor, ctx.deps.clock.now())) {
    throw toTrpcError(new DomainError("auth.confirmation_required"));
  }
  return next();
});

/** For everybody who is signed in, with a fresh proof of who they are. */
export const confirmedProcedure = driverProcedure.use(confirmed);

/** For administrators with a fresh proof of who they are: what changes who may do what, and what cannot be undone. */
export const confirmedAdminProcedure = adminProcedure.use(confirmed);
