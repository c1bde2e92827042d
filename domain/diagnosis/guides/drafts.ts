import type { Guide } from "./guide.ts";

/**
 * Guides that are written and read once more in English, and wait for their translations. No page and no worker imports
 * them; the tests hold their trees to the same rules. A guide moves to `<system>/guides.ts` with its three catalogues.
 */
export const draftGuides: readonly Guide[] = [];
