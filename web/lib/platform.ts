/** The three kinds of device whose steps differ. */
export const platforms = ["android", "ios", "desktop"] as const;
export type Platform = (typeof platforms)[number];

/** Which steps fit a device. An iPad calls itself a Macintosh; it has fingers, a Macintosh has none. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">): Platform {
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  if (/macintosh/i.test(userAgent) && maxTouchPoints > 1) return "ios";
  return "desktop";
}
