import { waitFor } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { activateLanguage } from "#web/lib/i18n.tsx";
import { noteVisitPlace } from "#web/lib/visit-place.ts";

/** For tests that draw whole pages: English texts, an empty device, no toasts of the test before. */
export function preparePages(): void {
  beforeAll(() => activateLanguage("en"));
  beforeEach(() => {
    vi.stubGlobal("scrollTo", () => {});
    localStorage.clear();
    noteVisitPlace(null);
  });
  afterEach(() => {
    toast.dismiss();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** Draws the pages of a file's tests at this width, in px; 1024 is where lists become tables. */
export function atWidth(width: number): void {
  const { happyDOM } = window as unknown as { readonly happyDOM: { setViewport(size: { width: number }): void } };
  beforeEach(() => happyDOM.setViewport({ width }));
  afterEach(() => happyDOM.setViewport({ width: 1024 }));
}

/** A page brings its toaster late; a toast that is sent before would be lost in a second page of one process. */
export async function toasterIsThere(): Promise<void> {
  await waitFor(() => expect(document.querySelector('section[aria-label^="Notifications"]')).not.toBeNull());
}

/** For `findByText`: a toast's title or line as it is read, though a ticket number in it is an element of its own. */
export function toasted(text: string): (content: string, element: Element | null) => boolean {
  return (_, element) => element?.matches("[data-title], [data-description]") === true && element.textContent === text;
}
