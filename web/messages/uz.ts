const files = import.meta.glob<Record<string, unknown>>("./uz/*.json", { eager: true, import: "default" });

/** Every message of this language, one chunk. */
export const messages = Object.assign({}, ...Object.values(files));
