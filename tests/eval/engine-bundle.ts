import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";
import { type ChatLanguage, chatLanguages, languages } from "#domain/languages/languages.ts";

/** What a page fetches to assess without a network, in bytes. */
export interface EngineBundle {
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What preloads modules is the page's shell's, which is there before. */
const shellsPreloading: Plugin = {
  name: "preloading-of-the-shell",
  enforce: "pre",
  load: { filter: { id: /vite\/preload-helper/u }, handler: () => "export const __vitePreload = (load) => load();" },
};

/** The most that a driver of one language fetches to have a message assessed, compressed with Brotli as the host does; bytes. */
export const bundleLimit = 200_000;

/** Largest that the built-in assistant adds to it in all languages, in bytes. */
export const talkLimit = 30_000;

/**
 * Largest that one part of the guides may be, in bytes: the guides of a system, their words in one other language, or the
 * words of all complaints in one language.
 */
export const guidePartLimit = 20_000;

const guidePart =
  /\/diagnosis\/(?:respond\/guides-for|guides\/\w+\/(?:\w+-)?guides|languages\/\w+\/guides\/(?:\w+\/(?:\w+-)?catalogue|complaints))\.ts$/u;
const entry = fileURLToPath(new URL("../../web/features/diagnosis/engine-here.ts", import.meta.url));

/**
 * Bundles and minifies the engine with its words and facts, as a page gets it: one part for all and one for each
 * language. For each language what its drivers fetch to have a message assessed; `talk` is what the built-in assistant
 * adds when they converse, in all languages, without the guides; `guidePart` the largest part of the guides, which are
 * fetched by part and language; `all` every part together.
 */
export async function bundleEngine(): Promise<
  Readonly<Record<ChatLanguage | "all" | "talk" | "guidePart", EngineBundle>>
> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    plugins: [shellsPreloading],
    build: {
      write: false,
      target: "es2022",
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, preserveEntrySignatures: "allow-extension" },
    },
  });
  const chunks = (Array.isArray(output) ? output : [output])
    .flatMap((one) => ("output" in one ? one.output : []))
    .filter((file) => file.type === "chunk");
  const withImports = (files: typeof chunks): typeof chunks => {
    const found = chunks.filter(
      (one) => files.includes(one) || files.some(({ imports }) => imports.includes(one.fileName)),
    );
    return found.length === files.length ? found : withImports(found);
  };
  const partOf = (language: ChatLanguage) =>
    chunks.filter(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/diagnosis/languages/${language}/${languages[language].name.toLowerCase()}.ts`),
    );
  const core = withImports(chunks.filter(({ isEntry }) => isEntry));
  const fetchedBy = (language: ChatLanguage) => withImports([...core, ...partOf(language)]);
  const engine = chatLanguages.flatMap(fetchedBy);
  const guides = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && guidePart.test(facadeModuleId));
  const talk = chunks.filter((chunk) => !engine.includes(chunk) && !guides.includes(chunk));
  const sizeOf = (files: typeof chunks): EngineBundle => {
    const bytes = files.map(({ code }) => Buffer.from(code));
    const sum = (size: (code: Buffer) => number) => bytes.reduce((total, code) => total + size(code), 0);
    return {
      minified: sum((code) => code.length),
      gzip: sum((code) => gzipSync(code).length),
      brotli: sum((code) => brotliCompressSync(code).length),
    };
  };
  const sizes = chatLanguages.map((language) => [language, sizeOf(fetchedBy(language))] as const);
  const parts = guides.map((part) => sizeOf([part])).sort((one, other) => other.brotli - one.brotli);
  const [largest = sizeOf([])] = parts;
  return Object.fromEntries([
    ...sizes,
    ["talk", sizeOf(talk)],
    ["guidePart", largest],
    ["all", sizeOf(chunks)],
  ]) as Record<ChatLanguage | "all" | "talk" | "guidePart", EngineBundle>;
}
