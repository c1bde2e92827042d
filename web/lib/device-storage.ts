/** What was kept on this device under a key; null when there is nothing or storage is refused. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on this device; null forgets it. Where storage is refused, nothing is kept. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is refused or full: the page goes on with what is in memory.
  }
}

/** Forgets every text whose key begins like this. */
export function forgetKept(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Storage is refused: nothing was kept.
  }
}

/** What says nothing of a person: how the pages look and which language they speak. */
const nobodys = ["look", "language"] as const;

/** Forgets everything that a person left on this device: drafts, messages on their way, what was read. */
export function forgetDevice(): void {
  const left = nobodys.map((key) => [key, readKept(key)] as const);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is refused: nothing was kept.
  }
  for (const [key, value] of left) keep(key, value);
}
