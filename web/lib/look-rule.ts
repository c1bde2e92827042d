/** What the driver may choose; `auto` follows the system and the hour. */
export const looks = ["auto", "day", "night", "red"] as const;
export type Look = (typeof looks)[number];

export const lookKey = "look";

/** The choice as stored on this device; `auto` when there is none or storage is refused. */
export function storedLook(): Look {
  try {
    const value = localStorage.getItem(lookKey);
    return looks.find((look) => look === value) ?? "auto";
  } catch {
    return "auto";
  }
}

/** What `auto` means now: night when the system is dark, and after dark (19 to 6 o'clock) in any case. */
export function resolveLook(look: Look, now: Date, systemIsDark: boolean): Exclude<Look, "auto"> {
  if (look !== "auto") return look;
  return systemIsDark || now.getHours() < 6 || now.getHours() >= 19 ? "night" : "day";
}

/** Shows a choice: the styles follow `data-look` of the document. */
export function showLook(look: Look): void {
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset["look"] = resolveLook(look, new Date(), systemIsDark);
}
