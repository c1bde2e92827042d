const files = import.meta.glob<Record<string, unknown>>("../ar/{auth,errors,home,safety,shell,ui}.json", {
  eager: true,
  import: "default",
});

/** What the public pages say: needed before the first paint. */
export const messages = Object.assign({}, ...Object.values(files));
