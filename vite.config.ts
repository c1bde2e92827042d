import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { externalDevScripts } from "./scripts/web-build/external-dev-scripts.ts";
import { messageCatalogues } from "./scripts/web-build/message-catalogues.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `vite build` makes the browser's files, which wrangler serves beside the worker; scripts/commands/dev.ts
 * runs the worker inside Vite's server and says in these two variables where its settings and its data lie.
 */
const devConfig = process.env["ROADFLARE_DEV_CONFIG"];
const devState = process.env["ROADFLARE_DEV_STATE"];
const outDir = process.env["ROADFLARE_BUILD_DIR"];

/** What every page needs comes as two files: fifty small ones cost a phone on a bad line a second. */
const firstChunks = [
  { name: "shell", tags: ["$initial" as const] },
  { name: "frame", test: /[\\/]web[\\/](components[\\/](layout[\\/](?!mobile-menu)|road)|features[\\/]home)/ },
];

/** Dialogs, menus and fields share pieces, which must not wait for a file that waits for them. */
const dialogChunks = { name: "dialogs", test: /[\\/]node_modules[\\/](@radix-ui|radix-ui)[\\/]/, minShareCount: 2 };

/** What several parts of the app need: small modules that the same parts load come as one file. */
const sharedChunks = {
  name: "part",
  test: /[\\/]web[\\/](components|features|lib)[\\/]|node_modules[\\/](?!@zxcvbn)/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 4_000,
};

/** Not kept on the device before it is asked for: alphabets nobody here writes in, the dictionary behind passwords. */
const rarelyNeeded = ["**/*-ext-wght*", "**/*vietnamese*", "**/estimate-strength*", "**/icon-*.png"];

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
      output: {
        codeSplitting: { groups: [...firstChunks, dialogChunks, sharedChunks] },
        // Rolldown names a shared chunk after every part that loads it.
        chunkFileNames: ({ name }) => `assets/${name.startsWith("part~") ? "part" : "[name]"}-[hash].js`,
      },
    },
  },
  server: { host: "127.0.0.1", strictPort: true },
});
