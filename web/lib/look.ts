import { useSyncExternalStore } from "react";

/** What the driver may choose; `auto` follows the system and the hour. */
export const looks = ["auto", "day", "night", "red"] as const;
export type Look = (typeof looks)[number];

const storageKey = "look";
const listeners = new Set<() => void>();

/** The choice as stored on this device; `auto` when there is none or storage is refused. */
function storedLook(): Look {
  try {
    const value = localStorage.getItem(storageKey);
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

/** Stores the choice and shows it at once. */
export function chooseLook(look: Look): void {
  try {
    if (look === "auto") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, look);
  } catch {
    memory = look;
  }
  applyLook();
}

let memory: Look | null = null;

function applyLook(): void {
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset["look"] = resolveLook(memory ?? storedLook(), new Date(), systemIsDark);
  for (const listener of listeners) listener();
}

/** Follows the system's setting, the hour and other tabs; call once. Returns the way to stop. */
export function followLook(): () => void {
  applyLook();
  const media = matchMedia("(prefers-color-scheme: dark)");
  const hourly = setInterval(applyLook, 5 * 60_000);
  media.addEventListener("change", applyLook);
  window.addEventListener("storage", applyLook);
  return () => {
    clearInterval(hourly);
    media.removeEventListener("change", applyLook);
    window.removeEventListener("storage", applyLook);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stored choice, kept up to date. */
export function useLook(): Look {
  return useSyncExternalStore(subscribe, () => memory ?? storedLook());
}
