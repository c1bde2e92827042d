import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { type InterfaceLanguage, interfaceLanguages } from "#domain/languages/languages.ts";
import { type PageName, pageFile, pageNames, publicPages, type RenderedPage } from "#domain/pages/public-pages.ts";
import { criticalStyles } from "./critical-styles.ts";
import { messageCatalogues } from "./message-catalogues.ts";
import { pageDocument } from "./page-document.ts";

interface Prerender {
  readonly renderPage: (language: InterfaceLanguage, name: PageName) => Promise<RenderedPage>;
}

type Bundle = Rolldown.OutputBundle;

/** The route's own modules for each page, besides those of `_public`. */
const routeOf: Partial<Record<PageName, string>> = Object.fromEntries(
  publicPages.map(({ name, path }) => {
    const file = { "/": "index", "/auth": "auth.index", "/safety/weather": "safety_.weather" }[path as string];
    return [name, file ?? path.slice(1)];
  }),
);

/** What the texts of a page need besides the first part. */
const onlyFirstTexts: readonly PageName[] = ["home", "auth", "auth-sign-up", "safety", "not-found", "app"];

/**
 * Writes the public pages as HTML, in every language, from the components that the browser draws them with. The
 * components are built once more for Node, without the parts that are fetched later.
 */
export function publicPageFiles(projectRoot: string): Plugin {
  return {
    name: "public-page-files",
    apply: "build",
    writeBundle: {
      sequential: true,
      order: "pre",
      async handler({ dir }, bundle) {
        if (dir === undefined) throw new Error("The build has no folder.");
        const folder = join(projectRoot, ".generated", `pages.${process.pid}`);
        try {
          const [{ renderPage }, starter] = await Promise.all([
            buildPrerender(projectRoot, folder),
            buildStarter(projectRoot),
          ]);
          for (const language of interfaceLanguages) {
            for (const name of pageNames) {
              const page = await renderPage(language, name);
              const html = pageDocument({
                language,
                name,
                page,
                files: filesFor(bundle, starter, language, name, page),
              });
              const file = join(resolve(dir), `${pageFile(language, name)}.html`);
              await mkdir(dirname(file), { recursive: true });
              await writeFile(file, html);
            }
          }
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  };
}

async function buildPrerender(projectRoot: string, outDir: string): Promise<Prerender> {
  await build({
    configFile: false,
    root: join(projectRoot, "web"),
    logLevel: "warn",
    plugins: [messageCatalogues(), withoutLateParts(), react()],
    ssr: { noExternal: true },
    build: {
      ssr: "prerender.tsx",
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: "node24",
      rolldownOptions: { output: { entryFileNames: "prerender.mjs" } },
    },
  });
  return (await import(pathToFileURL(join(outDir, "prerender.mjs")).href)) as Prerender;
}

/** What a page fetches later is not part of its HTML; the texts of the languages are. */
function withoutLateParts(): Plugin {
  return {
    name: "without-late-parts",
    enforce: "pre",
    resolveDynamicImport: (specifier) =>
      typeof specifier === "string" && !specifier.includes("/messages/")
        ? { id: `late:${specifier}`, external: true }
        : null,
  };
}

/** The script of every page's head, as one expression without imports. */
async function buildStarter(projectRoot: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: join(projectRoot, "web"),
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      copyPublicDir: false,
      lib: { entry: "starter/starter.ts", formats: ["iife"], name: "starter" },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output !== undefined && "output" in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error("The starter was not built.");
  return chunk.code.trim();
}

function filesFor(bundle: Bundle, starter: string, language: InterfaceLanguage, name: PageName, page: RenderedPage) {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  const styles = Object.values(bundle).find(({ fileName }) => fileName.endsWith(".css"));
  if (entry === undefined || styles?.type !== "asset") throw new Error("The build has no entry or no styles.");
  const parts = [
    entry,
    ...modulesOf(language, name).flatMap((wanted) => chunks.filter((chunk) => holds(chunk, wanted))),
  ];
  const scripts = new Set(parts.flatMap((chunk) => withImports(bundle, chunk)));
  scripts.delete(entry.fileName);
  return {
    starter,
    entry: `/${entry.fileName}`,
    styles: `/${styles.fileName}`,
    scripts: [...scripts].map((file) => `/${file}`),
    criticalStyles: criticalStyles(String(styles.source), page.body + page.noScript + page.lines),
    fonts: fontsFor(bundle, language),
  };
}

function modulesOf(language: InterfaceLanguage, name: PageName): string[] {
  const route = routeOf[name];
  return [
    `/web/messages/first/${language}.ts`,
    ...(onlyFirstTexts.includes(name) ? [] : [`/web/messages/rest/${language}.ts`]),
    ...(route === undefined ? [] : ["/web/routes/_public.tsx?", `/web/routes/_public/${route}.tsx?`]),
  ];
}

function holds(chunk: Rolldown.OutputChunk, module: string): boolean {
  return chunk.moduleIds.some((id) => id.endsWith(module) || (module.endsWith("?") && id.includes(module)));
}

function withImports(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const next = bundle[name];
    return next?.type === "chunk" ? withImports(bundle, next, seen) : [];
  });
  return [chunk.fileName, ...imported];
}

/** The script that a language is written in decides which font its first paint needs. */
const fontNames: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  en: ["overpass-latin-wght-normal"],
  es: ["overpass-latin-wght-normal"],
  uz: ["overpass-latin-wght-normal"],
  tr: ["overpass-latin-wght-normal", "overpass-latin-ext-wght-normal"],
  ru: ["overpass-cyrillic-wght-normal", "overpass-latin-wght-normal"],
  ar: ["cairo-arabic-wght-normal", "overpass-latin-wght-normal"],
};

function fontsFor(bundle: Bundle, language: InterfaceLanguage): string[] {
  return fontNames[language].map((name) => {
    const file = Object.keys(bundle).find((each) => each.startsWith(`assets/${name}-`));
    if (file === undefined) throw new Error(`The build has no font ${name}.`);
    return `/${file}`;
  });
}
