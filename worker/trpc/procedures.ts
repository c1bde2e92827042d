import { type Actor, isAdmin, isStaff } from "#domain/access/actor.ts";
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

/** For anybody, signed in or not. */
export const publicProcedure = rootProcedure.use(domainErrors).use(storableInput);

/** For anybody, where one call is a lot of work: see `ProcedureMeta.costly`. */
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

/** For drivers whom the access rule admits; a staff role alone does not (product decision P19). */
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

/** For technicians and administrators. */
export const techProcedure = driverProcedure.use(({ ctx, next }) => {
  if (!isStaff(ctx.actor)) throw toTrpcError(new DomainError("auth.role_required", { role: "tech" }));
  return next({ ctx });
});

/** For administrators. */
export const adminProcedure = driverProcedure.use(({ ctx, next }) => {
  if (!isAdmin(ctx.actor)) throw toTrpcError(new DomainError("auth.role_required", { role: "admin" }));
  return next({ ctx });
});
