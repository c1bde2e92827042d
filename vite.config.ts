import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { externalDevScripts } from "./scripts/web-build/external-dev-scripts.ts";
import { keptFiles } from "./scripts/web-build/kept-files.ts";
import { messageCatalogues } from "./scripts/web-build/message-catalogues.ts";
import { publicPageFiles } from "./scripts/web-build/public-page-files.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `vite build` makes the browser's files, which wrangler serves beside the worker; scripts/commands/dev.ts
 * runs the worker inside Vite's server and says in these two variables where its settings and its data lie.
 */
const devConfig = process.env["ROADFLARE_DEV_CONFIG"];
const devState = process.env["ROADFLARE_DEV_STATE"];
const outDir = process.env["ROADFLARE_BUILD_DIR"];

/**
 * One file for each purpose: on a bad line every further request costs a phone a part of a second. A group takes along
 * what its modules need and no earlier group has, so an earlier one never waits for a later one.
 */
const purposes = [
  { name: "shell", tags: ["$initial" as const] },
  {
    name: "public",
    test: /[\\/]web[\\/](components[\\/](layout[\\/](?!mobile-menu)|road)|features[\\/](home|pricing[\\/](?!contact)|benefits|privacy|safety|auth)|features[\\/]install[\\/]install-page|routes[\\/]_public[\\/](index|pricing|privacy|benefits|install|safety|auth))/,
  },
  {
    name: "parts",
    test: /[\\/](web[\\/](lib|components)[\\/](?!.*(toaster|mobile-menu|estimate))|domain[\\/](?!diagnosis|safety)|domain[\\/]diagnosis[\\/][a-z-]+\.ts|node_modules[\\/](@radix-ui|radix-ui|zod|lucide-react)[\\/])/,
  },
  { name: "engine", test: /[\\/]web[\\/]features[\\/]diagnosis[\\/]engine-here/ },
  { name: "driver", test: /[\\/]web[\\/](features[\\/](tickets|ticket-room|parts)|routes[\\/]-start-chat)[\\/]/ },
  {
    name: "account",
    test: /[\\/]web[\\/](features[\\/](account|billing|security|push|fleet)[\\/]|routes[\\/]_driver[\\/]account)/,
  },
  { name: "staff", test: /[\\/]web[\\/]features[\\/](desk|replies)[\\/]/ },
  { name: "admin", test: /[\\/]web[\\/](features[\\/]admin|routes[\\/]_admin)/ },
];

/** Files that the service worker does not precache: fonts of other alphabets, the password dictionary, preview pictures. */
const rarelyNeeded = ["**/*-ext-wght*", "**/*vietnamese*", "**/estimate-strength*", "**/icon-*.png", "preview.png"];

export default defineConfig({
  root: at("./web"),
  publicDir: at("./web/public"),
  plugins: [
    messageCatalogues(),
    externalDevScripts(),
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: at("./web/routes"),
      generatedRouteTree: at("./web/routeTree.gen.ts"),
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    publicPageFiles(at(".")),
    ...(devConfig && devState
      ? [cloudflare({ configPath: devConfig, persistState: { path: devState }, inspectorPort: false })]
      : []),
    // The page registers the worker itself (web/lib/service-worker.ts), and the manifest is a file of web/public.
    VitePWA({
      strategies: "injectManifest",
      srcDir: "service-worker",
      filename: "sw.ts",
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: "iife",
        globPatterns: ["**/*.{html,js,css,woff2,svg,png,webmanifest}"],
        globIgnores: [...rarelyNeeded, "sw.js"],
        manifestTransforms: [async (entries) => ({ manifest: keptFiles(entries), warnings: [] })],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 1024 * 1024,
      },
    }),
  ],
  build: {
    outDir: outDir ?? at("./dist/client"),
    emptyOutDir: true,
    target: "es2023",
    rolldownOptions: {
      // The pages' HTML is made by publicPageFiles; `start` is what it calls.
      input: at("./web/main.tsx"),
      preserveEntrySignatures: "allow-extension",
      output: {
        codeSplitting: { groups: purposes },
      },
    },
  },
  server: { host: "127.0.0.1", strictPort: true },
});
