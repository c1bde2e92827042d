import type { ToldOfTruck } from "../guides/truck-profile.ts";
import type { ReadMessage } from "../parse/take-apart.ts";

const bobtail =
  /(?<!\p{L})(?:bobtail\p{L}*|боб?тейл\p{L}*|بدون (?:ال)?(?:مقطورة|تريلا)|sin (?:caja|remolque)|без прицепа|no trailer)(?!\p{L})/iu;
const transmissions: readonly (readonly [NonNullable<ToldOfTruck["transmission"]>, RegExp])[] = [
  [
    "automated",
    /(?<!\p{L})(?:i-?shift|m-?drive|dt-?12|ultra ?shift|auto ?shift|automated|endurant|робот\p{L}*)(?!\p{L})/iu,
  ],
  [
    "automatic",
    /(?<!\p{L})(?:allison|automatic(?: transmission)?|autom[aá]tic[oa]|автомат(?:ическ\p{L}*)?|(?:قير |جير )?(?:أوتوماتيك|اوتوماتيك))(?!\p{L})/iu,
  ],
  [
    "manual",
    /(?<!\p{L})(?:(?:10|13|18) ?speed|manual transmission|stick shift|transmisi[oó]n (?:est[aá]ndar|manual)|механик\p{L}*|قير عادي|جير يدوي)(?!\p{L})/iu,
  ],
];

/** What a message says of the truck itself, as far as guides depend on it; later messages complete earlier ones. */
export function toldOfTruck({ text, concepts }: ReadMessage, before: ToldOfTruck): ToldOfTruck {
  const isBobtail = bobtail.test(text) || concepts.some(({ concept, denied }) => concept === "trailer" && denied);
  const hasTrailer = concepts.some(({ concept, denied }) => concept === "trailer" && !denied);
  const [transmission] = transmissions.find(([, pattern]) => pattern.test(text)) ?? [];
  return {
    ...before,
    ...(isBobtail ? { trailer: "no" } : hasTrailer ? { trailer: "yes" } : {}),
    ...(transmission && { transmission }),
  };
}
