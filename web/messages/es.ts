const files = import.meta.glob<Record<string, unknown>>("./es/*.json", { eager: true, import: "default" });

/** Every message of this language, one chunk. */
export const messages = Object.assign({}, ...Object.values(files));
