const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

function noteTyping({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) typed.add(target);
  if (target instanceof HTMLInputElement && !["search", "radio", "checkbox", "range"].includes(target.type)) {
    typed.add(target);
  }
}

// The build renders pages without a document.
if (typeof document !== "undefined") {
  document.addEventListener("input", noteTyping, { capture: true, passive: true });
  // What was typed before this code came.
  for (const field of document.querySelectorAll("textarea")) if (field.value !== "") typed.add(field);
}

/** Put on what is work as long as it is on the page: a conversation that can be written in. */
export const openWork = { "data-open-work": "" } as const;

/**
 * Whether somebody is in the middle of something that a banner must not disturb and a reload must not take away:
 * a dialog, a conversation, or a field in which something was typed.
 */
export function workIsOpen(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  const open = '[role="dialog"], [role="alertdialog"], [data-open-work]';
  return document.querySelector(open) !== null || [...typed].some(({ value }) => value.trim() !== "");
}
