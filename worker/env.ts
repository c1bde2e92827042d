import { z } from "zod";

const optional = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value.trim() === "" ? undefined : value.trim()));
const optionalUrl = optional.pipe(z.url().optional());

/** Settings that reach the worker, all as strings; see the contract's table. */
const Settings = z.object({
  PUBLIC_URL: z.url().default("http://localhost:8787"),
  LOCAL_RUNTIME: z.enum(["true", "false"]).default("false"),
  APP_VERSION: z.string().default("dev"),
  TURSO_DATABASE_URL: z.string().min(1),
  TURSO_AUTH_TOKEN: optional,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optionalUrl,
  OPENAI_MODEL: z.string().default("gpt-5-mini"),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: optionalUrl,
  STRIPE_PRICE_SOLO_MONTH: optional,
  STRIPE_PRICE_SOLO_YEAR: optional,
  STRIPE_PRICE_FLEET_MONTH: optional,
  STRIPE_PRICE_FLEET_YEAR: optional,
  STRIPE_AUTOMATIC_TAX: z.enum(["on", "off"]).default("off"),
  MAIL_API_URL: optionalUrl,
  MAIL_API_KEY: optional,
  MAIL_FROM: z.string().default("Roadflare <help@roadflare.example>"),
  NOMINATIM_URL: optionalUrl,
  OVERPASS_URL: optionalUrl,
  TILE_URL: optional.pipe(
    z
      .string()
      .regex(/^https?:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/, "must be an http(s) address with {z}, {x} and {y} in it")
      .optional(),
  ),
  NHTSA_URL: optionalUrl,
  VAPID_PUBLIC_KEY: optional,
  VAPID_PRIVATE_KEY: optional,
  VAPID_SUBJECT: optional,
  ROADSIDE_PHONE: z.string().default("+1-800-555-0199"),
  CONTACT_TECH: z.string().default("tech@roadflare.example"),
  CONTACT_SALES: z.string().default("sales@roadflare.example"),
  CONTACT_INFO: z.string().default("info@roadflare.example"),
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
