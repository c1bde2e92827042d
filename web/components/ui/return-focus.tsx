import { useState } from "react";

/** Where the focus was when a dialog opened, by the dialog. */
const openers = new WeakMap<Element, Element>();

let lastFocused: Element | null = null;
// The build renders pages without a document.
if (typeof document !== "undefined") {
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) lastFocused = target;
  });
}

/** What has the focus, or had it until the dialog around it closed a moment ago. */
function focusedNow(): Element | null {
  const { activeElement, body } = document;
  if (activeElement !== body) return activeElement;
  return lastFocused?.isConnected === false ? lastFocused : null;
}

/**
 * Stands within a dialog and notes what had the focus when it opened. The primitive gives the focus back to a trigger
 * of its own alone, and most dialogs are opened by what stands elsewhere.
 */
export function OpenerNote() {
  const [opener] = useState(focusedNow);
  return (
    <span
      hidden
      ref={(note) => {
        const dialog = note?.closest("[role=dialog]");
        if (dialog && opener !== null) openers.set(dialog, opener);
      }}
    />
  );
}

/**
 * For `onCloseAutoFocus`: gives the focus back to what had it before; where that went with a dialog of its own, to what
 * had opened that one. What has taken the focus meanwhile keeps it.
 */
export function returnFocus(event: Event): void {
  if (document.activeElement !== document.body) return;
  let dialog = event.currentTarget instanceof Element ? event.currentTarget : null;
  while (dialog !== null) {
    const opener = openers.get(dialog);
    if (opener === undefined) return;
    if (opener.isConnected && opener instanceof HTMLElement) {
      event.preventDefault();
      opener.focus({ preventScroll: true });
      return;
    }
    dialog = opener.closest("[role=dialog]");
  }
}
