import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const catalogue = /\/web\/messages\/.+\.json$/;

/**
 * Turns the ICU texts of web/messages/LANGUAGE/*.json into Lingui's compiled form while bundling,
 * so that the browser carries no ICU parser. A text that is not ICU fails the build and names its key.
 */
export function messageCatalogues(): Plugin {
  return {
    name: "message-catalogues",
    enforce: "pre",
    transform: {
      filter: { id: catalogue },
      handler: (source, id) => ({ code: compileCatalogue(source, id), map: null }),
    },
  };
}

/** JSON of key → ICU text in, JSON of key → compiled message out. Throws when a text cannot be parsed. */
export function compileCatalogue(source: string, file: string): string {
  const texts = JSON.parse(source) as Record<string, unknown>;
  const compiled = Object.entries(texts).map(([key, text]) => [key, compileText(text, key, file)]);
  return JSON.stringify(Object.fromEntries(compiled));
}

function compileText(text: unknown, key: string, file: string): unknown {
  if (typeof text !== "string") throw new Error(`${file}: "${key}" is not a text.`);
  try {
    return compileMessageOrThrow(text);
  } catch (error) {
    throw new Error(`${file}: "${key}" is not a valid message: ${error instanceof Error ? error.message : error}`);
  }
}
