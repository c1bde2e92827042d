import * as z from "zod/mini";
import { interfaceLanguages } from "../languages/languages.ts";
import { isPushAddress } from "./address.ts";

const endpoint = z
  .string("push.device_invalid")
  .check(z.maxLength(2000, "push.device_invalid"), z.refine(isPushAddress, "push.device_invalid"));

/** `length` characters of base64url without padding. */
const key = (length: number) =>
  z.string("push.device_invalid").check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), "push.device_invalid"));

/** A device as its browser names it: where to push, its public key (65 bytes) and its secret (16 bytes). */
export const SubscribePushInput = z.object({
  endpoint,
  p256dh: key(87),
  auth: key(22),
  language: z.enum(interfaceLanguages, "push.device_invalid"),
});
export type SubscribePushInput = z.infer<typeof SubscribePushInput>;

export const PushDeviceInput = z.object({ endpoint });
export type PushDeviceInput = z.infer<typeof PushDeviceInput>;
