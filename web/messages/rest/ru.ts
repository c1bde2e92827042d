const files = import.meta.glob<Record<string, unknown>>(
  ["../ru/*.json", "!../ru/{auth,errors,home,safety,shell,ui}.json"],
  { eager: true, import: "default" },
);

/** What everything behind the public pages says. */
export const messages = Object.assign({}, ...Object.values(files));
