import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "vite";
import { type ChatLanguage, chatLanguages, languages } from "#domain/languages/languages.ts";

/** What a page fetches to assess without a network, in bytes. */
export interface EngineBundle {
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Largest bundle for a driver of any language as the host delivers it, which is with Brotli, in bytes. */
export const bundleLimit = 120_000;

const entry = fileURLToPath(new URL("../../web/features/diagnosis/engine-here.ts", import.meta.url));

/**
 * Bundles and minifies the engine with its words, facts and replies, as a page gets it: one part with English, one for
 * each other language. For each language what its drivers fetch; `all` is every part together.
 */
export async function bundleEngine(): Promise<Readonly<Record<ChatLanguage | "all", EngineBundle>>> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  const chunks = (Array.isArray(output) ? output : [output])
    .flatMap((one) => ("output" in one ? one.output : []))
    .filter((file) => file.type === "chunk");
  const partOf = (language: ChatLanguage) =>
    chunks.filter(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/diagnosis/speech/${languages[language].name.toLowerCase()}.ts`),
    );
  const parts = chatLanguages.flatMap(partOf);
  const core = chunks.filter((chunk) => !parts.includes(chunk));
  const sizeOf = (files: typeof chunks): EngineBundle => {
    const bytes = files.map(({ code }) => Buffer.from(code));
    const sum = (size: (code: Buffer) => number) => bytes.reduce((total, code) => total + size(code), 0);
    return {
      minified: sum((code) => code.length),
      gzip: sum((code) => gzipSync(code).length),
      brotli: sum((code) => brotliCompressSync(code).length),
    };
  };
  const sizes = chatLanguages.map((language) => [language, sizeOf([...core, ...partOf(language)])] as const);
  return Object.fromEntries([...sizes, ["all", sizeOf(chunks)]]) as Record<ChatLanguage | "all", EngineBundle>;
}
