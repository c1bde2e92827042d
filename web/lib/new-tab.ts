/** A tab that was opened inside a click, before its address is known: later ones would be blocked. */
export interface NewTab {
  goTo(url: string): void;
  close(): void;
}

/** Opens an empty tab; where the browser allows none, this page itself goes. Call it inside the click. */
export function openNewTab(): NewTab {
  const tab = window.open("", "_blank");
  if (tab === null) return { goTo: (url) => window.location.assign(url), close: () => undefined };
  // What is opened there has no business with this page.
  tab.opener = null;
  return { goTo: (url) => tab.location.replace(url), close: () => tab.close() };
}
