/** What a caller can do about an error; the transport layers translate kinds, never single codes. */
export type ErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_large"
  | "rate_limited"
  | "timed_out"
  | "unavailable";

/** Every error that may leave the server, with its kind. Codes are `thing.what_happened`. */
export const errorKinds = {
  "input.invalid": "invalid",
  "request.cross_origin": "forbidden",
  "request.too_large": "too_large",
  "request.not_found": "not_found",
  "request.timed_out": "timed_out",
  "service.unavailable": "unavailable",
  "database.unavailable": "unavailable",
  "database.timed_out": "unavailable",
  "database.full": "unavailable",

  "auth.required": "unauthenticated",
  "auth.invalid_credentials": "unauthenticated",
  "auth.disabled": "forbidden",
  "auth.rate_limited": "rate_limited",
  "auth.password_common": "invalid",
  "auth.password_wrong": "invalid",
  "auth.reset_token_invalid": "invalid",
  "auth.verify_token_invalid": "invalid",
  "auth.role_required": "forbidden",
  "auth.second_factor_required": "forbidden",
  "auth.confirmation_required": "forbidden",
  "auth.challenge_invalid": "invalid",
  "auth.code_wrong": "invalid",
  "auth.code_used": "conflict",

  "second_factor.enrol_first": "conflict",
  "second_factor.exists": "conflict",
  "second_factor.not_enrolled": "conflict",
  "second_factor.not_started": "conflict",
  "second_factor.required": "conflict",
  "second_factor.staff_only": "forbidden",
  "second_factor.unavailable": "unavailable",

  "account.fleet_has_drivers": "conflict",
  "account.not_found": "not_found",
  "account.export_limited": "rate_limited",
  "account.email_unverified": "forbidden",
  "account.mail_limited": "rate_limited",
  "session.not_found": "not_found",

  "trial.expired": "forbidden",
  "subscription.inactive": "forbidden",

  "truck.not_found": "not_found",
  "truck.limit_reached": "forbidden",
  "truck.vin_taken": "conflict",

  "conversation.not_found": "not_found",
  "conversation.closed": "conflict",
  "conversation.rate_limited": "rate_limited",
  "chat.turn_pending": "conflict",
  "chat.rate_limited": "rate_limited",
  "chat.step_unknown": "invalid",
  "chat.step_stale": "conflict",

  "photo.not_found": "not_found",
  "photo.too_large": "too_large",
  "photo.unsupported_type": "invalid",
  "photo.broken": "invalid",
  "photo.too_many": "rate_limited",
  "photo.store_failed": "unavailable",

  "ticket.not_found": "not_found",
  "ticket.rate_limited": "rate_limited",
  "ticket.cancel_limited": "rate_limited",
  "ticket.already_claimed": "conflict",
  "ticket.name_required": "invalid",
  "ticket.not_open": "conflict",
  "ticket.not_assigned": "conflict",
  "ticket.assigned_to_other": "forbidden",
  "ticket.stale": "conflict",
  "ticket.not_cancellable": "conflict",
  "ticket.not_ratable": "conflict",
  "ticket.reopen_required": "conflict",
  "ticket.not_reopenable": "conflict",
  "ticket.reopen_late": "conflict",
  "ticket.finished": "conflict",
  "ticket.step_stale": "conflict",
  "ticket.over": "conflict",
  "ticket.undo_late": "conflict",
  "ticket.undo_other": "forbidden",

  "distress.none": "conflict",

  "live.ended": "conflict",
  "live.elsewhere": "conflict",
  "live.too_fast": "rate_limited",

  "reply.not_found": "not_found",
  "reply.shortcut_taken": "conflict",
  "reply.stale": "conflict",
  "reply.limit_reached": "forbidden",

  "part.not_found": "not_found",
  "part.not_allowed": "conflict",

  "tech.not_found": "not_found",
  "tech.exists": "conflict",
  "tech.unavailable": "conflict",
  "user.email_differs": "invalid",
  "user.last_admin": "conflict",
  "user.not_found": "not_found",
  "user.own_account": "conflict",

  "room.unavailable": "unavailable",
  "message.not_found": "not_found",
  "translation.failed": "unavailable",
  "translation.mangled": "conflict",
  "translation.off": "not_found",
  "translation.rate_limited": "rate_limited",
  "place.not_found": "not_found",
  "place.rate_limited": "rate_limited",
  "share.not_found": "not_found",
  "billing.already_subscribed": "conflict",
  "billing.nothing_to_manage": "not_found",
  "billing.payment_failed": "conflict",
  "billing.plan_invalid": "invalid",
  "billing.unavailable": "unavailable",

  "fleet.full": "forbidden",
  "fleet.invite_invalid": "invalid",
  "fleet.not_allowed": "forbidden",
  "fleet.not_found": "not_found",
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

/** Facts that the reader of an error may need, for instance who was faster. Never secrets. */
export type ErrorDetails = Readonly<Record<string, string | number | boolean | null>>;

/** An expected failure. Anything else that is thrown is a defect and is never sent to a client. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly kind: ErrorKind;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = "DomainError";
    this.code = code;
    this.kind = errorKinds[code];
    this.details = details;
  }
}

/** The expected failure behind an error that a library wrapped around it; null when there is none. */
export function domainErrorBehind(error: unknown): DomainError | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) if (isDomainError(cause)) return cause;
  return null;
}

/** True for errors that were made by `DomainError`, also across module realms. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === "DomainError" && "code" in error && "kind" in error;
}
