import { z } from "zod";

const optional = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value.trim() === "" ? undefined : value.trim()));
/** Whatever begins with a word and a colon would pass for an address, `localhost:8080` too. */
const optionalUrl = optional.pipe(
  z.url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" }).optional(),
);
/** A text whose blank counts as not given. */
const textOr = (standard: string) => optional.transform((value) => value ?? standard);
const mailbox = /^[^\s@<>]+@[^\s@<>]+$/;
const contactOr = (standard: string) => textOr(standard).pipe(z.string().regex(mailbox, "must be an e-mail address"));
const keyOf = (length: number) =>
  optional.pipe(
    z
      .string()
      .regex(new RegExp(`^[\\w-]{${length}}=*$`), `must be ${length} characters of base64url`)
      .optional(),
  );

/** Settings that reach the worker, all as strings; see the contract's table. */
const Settings = z.object({
  PUBLIC_URL: z.url().default("http://localhost:8787"),
  LOCAL_RUNTIME: z.enum(["true", "false"]).default("false"),
  APP_VERSION: z.string().default("dev"),
  TURSO_DATABASE_URL: z.string().min(1),
  TURSO_AUTH_TOKEN: optional,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optionalUrl,
  OPENAI_MODEL: textOr("gpt-5-mini"),
  STRIPE_SECRET_KEY: optional,
  /** Several, with commas between them, while one takes the place of another. */
  STRIPE_WEBHOOK_SECRET: optional.transform((value) =>
    value
      ?.split(",")
      .map((secret) => secret.trim())
      .filter(Boolean),
  ),
  STRIPE_API_BASE: optionalUrl,
  STRIPE_PRICE_SOLO_MONTH: optional,
  STRIPE_PRICE_SOLO_YEAR: optional,
  STRIPE_PRICE_FLEET_MONTH: optional,
  STRIPE_PRICE_FLEET_YEAR: optional,
  STRIPE_AUTOMATIC_TAX: z.enum(["on", "off"]).default("off"),
  MAIL_API_URL: optionalUrl,
  MAIL_API_KEY: optional,
  MAIL_FROM: textOr("Roadflare <help@roadflare.example>").pipe(
    z
      .string()
      .refine(
        (from) => mailbox.test(/<([^<>]*)>$/.exec(from)?.[1] ?? from),
        "must be an e-mail address, or Name <address>",
      ),
  ),
  NOMINATIM_URL: optionalUrl,
  OVERPASS_URL: optionalUrl,
  TILE_URL: optional.pipe(
    z
      .string()
      .regex(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/, "must be an http(s) address with {z}, {x} and {y} in it")
      .optional(),
  ),
  NHTSA_URL: optionalUrl,
  ADDRESS_HASH_KEY: keyOf(43),
  VAPID_PUBLIC_KEY: keyOf(87),
  VAPID_PRIVATE_KEY: keyOf(43),
  SECOND_FACTOR_KEY: keyOf(43),
  VAPID_SUBJECT: optional.pipe(
    z
      .string()
      .regex(/^(mailto:.+@.+|https:\/\/.+)$/, "must begin with mailto: or https://")
      .optional(),
  ),
  ROADSIDE_PHONE: textOr("+1-800-555-0199").pipe(
    z.string().regex(/^(?=(?:\D*\d){3})\+?[\da-z\s().,;/-]+$/i, "must be a telephone number"),
  ),
  CONTACT_TECH: contactOr("tech@roadflare.example"),
  CONTACT_SALES: contactOr("sales@roadflare.example"),
  CONTACT_INFO: contactOr("info@roadflare.example"),
});

export type Settings = z.infer<typeof Settings>;

/** Every setting that the worker knows; the commands pass on these alone. */
export const settingNames = Object.keys(Settings.shape) as readonly (keyof Settings)[];

/** Settings as the runtime or a command has them, before they are checked. */
export type RawSettings = Readonly<Partial<Record<keyof Settings, string | undefined>>>;

/** What the runtime hands to the worker: bindings, and settings as strings. */
export interface Env extends Readonly<Record<keyof Settings, string | undefined>> {
  readonly ASSETS: Fetcher;
  readonly PHOTOS: R2Bucket;
  readonly TICKET_ROOMS: DurableObjectNamespace;
  readonly CONVERSATIONS: DurableObjectNamespace;
  readonly DESK: DurableObjectNamespace;
}

const parsed = new WeakMap<object, Settings>();

/**
 * The settings, checked; parsed once per environment.
 * @throws Error with one sentence that names each bad setting.
 */
export function readSettings(env: RawSettings): Settings {
  const known = parsed.get(env);
  if (known) return known;
  const result = Settings.safeParse(env);
  if (!result.success) {
    const names = result.error.issues.map((issue) => `${issue.path.join(".")} (${issue.message})`);
    throw new Error(`Bad settings: ${names.join("; ")}.`);
  }
  parsed.set(env, result.data);
  return result.data;
}
