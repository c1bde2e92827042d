/** What became of a text that was to be handed on. */
export type HandedOn = "shared" | "stopped" | "copied" | "refused";

/** Whether the device can hand a text to another app. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/**
 * Hands a text to another app where the device can, and copies it where it cannot or did not. `stopped` is the
 * reader's own choice; `refused` means that neither worked.
 */
export async function handOn(title: string, text: string): Promise<HandedOn> {
  if (canShare()) {
    try {
      await navigator.share({ title, text });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "stopped";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
