import type { ActorKind } from "#tests/support/actors.ts";

/** Who a procedure lets in; whose things they are is each verb's own question, and each verb's own test. */
export type Gate = "anybody" | "signed_in" | "subscriber" | "staff" | "admin";

/** Everybody who may come to a gate: a visitor, and the kinds of people who are signed in. */
export type Caller = "visitor" | ActorKind;

/** The code that a caller is refused with at a gate; null when the gate lets them in. */
export const gates: Readonly<Record<Gate, Readonly<Record<Caller, string | null>>>> = {
  anybody: { visitor: null, expired: null, driver: null, tech: null, admin: null },
  signed_in: { visitor: "auth.required", expired: null, driver: null, tech: null, admin: null },
  subscriber: {
    visitor: "auth.required",
    expired: "trial.expired",
    driver: null,
    tech: "subscription.inactive",
    admin: "subscription.inactive",
  },
  staff: {
    visitor: "auth.required",
    expired: "auth.role_required",
    driver: "auth.role_required",
    tech: null,
    admin: null,
  },
  admin: {
    visitor: "auth.required",
    expired: "auth.role_required",
    driver: "auth.role_required",
    tech: "auth.role_required",
    admin: null,
  },
};

/** The gate that the first word of a procedure's name promises. */
export const promisedGates: Readonly<Record<string, Gate>> = {
  public: "anybody",
  driver: "signed_in",
  subscriber: "subscriber",
  tech: "staff",
  admin: "admin",
};

/** Every procedure with its gate, in alphabetical order. One that is missing here, or gone from the API, fails the test. */
export const accessMatrix: Readonly<Record<string, Gate>> = {
  "admin.dashboard.counts": "admin",
  "admin.plans.set": "admin",
  "driver.account.endSession": "signed_in",
  "driver.account.get": "signed_in",
  "driver.account.sessions": "signed_in",
  "driver.account.update": "signed_in",
  "driver.billing.change": "signed_in",
  "driver.billing.check": "signed_in",
  "driver.billing.checkout": "signed_in",
  "driver.billing.portal": "signed_in",
  "driver.billing.previewChange": "signed_in",
  "driver.fleet.get": "signed_in",
  "driver.fleet.invitation": "signed_in",
  "driver.fleet.invite": "signed_in",
  "driver.fleet.join": "signed_in",
  "driver.fleet.leave": "signed_in",
  "driver.fleet.remove": "signed_in",
  "driver.fleet.repairs": "signed_in",
  "driver.fleet.ticket": "signed_in",
  "driver.fleet.tickets": "signed_in",
  "driver.fleet.withdraw": "signed_in",
  "driver.parts.decide": "signed_in",
  "driver.parts.list": "signed_in",
  "driver.places.nearby": "signed_in",
  "driver.places.reverse": "signed_in",
  "driver.places.search": "signed_in",
  "driver.tickets.cancel": "signed_in",
  "driver.tickets.get": "signed_in",
  "driver.tickets.list": "signed_in",
  "driver.tickets.rate": "signed_in",
  "driver.tickets.revokeShare": "signed_in",
  "driver.tickets.share": "signed_in",
  "driver.tickets.shares": "signed_in",
  "driver.tickets.submit": "signed_in",
  "driver.trucks.create": "signed_in",
  "driver.trucks.list": "signed_in",
  "driver.trucks.recalls": "signed_in",
  "driver.trucks.retire": "signed_in",
  "driver.trucks.update": "signed_in",
  "public.auth.me": "anybody",
  "public.auth.requestReset": "anybody",
  "public.auth.reset": "anybody",
  "public.auth.signIn": "anybody",
  "public.auth.signOut": "anybody",
  "public.auth.signUp": "anybody",
  "public.config": "anybody",
  "public.plans.contactSales": "anybody",
  "public.plans.list": "anybody",
  "public.shared.get": "anybody",
  "subscriber.chat.close": "subscriber",
  "subscriber.chat.list": "subscriber",
  "subscriber.chat.read": "subscriber",
  "subscriber.chat.send": "subscriber",
  "subscriber.chat.setLanguage": "subscriber",
  "subscriber.chat.start": "subscriber",
  "tech.parts.create": "staff",
  "tech.parts.list": "staff",
  "tech.parts.setStatus": "staff",
  "tech.places.nearby": "staff",
  "tech.tickets.claim": "staff",
  "tech.tickets.get": "staff",
  "tech.tickets.list": "staff",
  "tech.tickets.next": "staff",
  "tech.tickets.release": "staff",
  "tech.tickets.resolve": "staff",
  "tech.tickets.saveNotes": "staff",
  "tech.tickets.setStatus": "staff",
};
