import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "vite";

/** What the page fetches to assess without a network, in bytes. */
export interface EngineBundle {
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Largest bundle as the host delivers it, which is with Brotli, in bytes. */
export const bundleLimit = 120_000;

const entry = "virtual:engine";
const modules = ["engine", "reply", "safety-card", "summary"].map((name) =>
  fileURLToPath(new URL(`../../domain/diagnosis/${name}.ts`, import.meta.url)),
);

/** Bundles and minifies the engine with its words, facts and replies, as a browser gets it. */
export async function bundleEngine(): Promise<EngineBundle> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
    plugins: [
      {
        name: "engine-entry",
        resolveId: (id) => (id === entry ? `\0${id}` : undefined),
        load: (id) =>
          id === `\0${entry}` ? modules.map((file) => `export * from ${JSON.stringify(file)};`).join("\n") : undefined,
      },
    ],
  });
  const outputs = Array.isArray(output) ? output : [output];
  const code = outputs
    .flatMap((one) => ("output" in one ? one.output : []))
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("\n");
  const bytes = Buffer.from(code);
  return { minified: bytes.length, gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
}
