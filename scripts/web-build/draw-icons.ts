import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../checks/chromium.ts";

/**
 * Draws the icons of the installed app from web/public/icon.svg; run it once when the drawing changes:
 * `node scripts/web-build/draw-icons.ts`. A maskable icon and Apple's fill their square, the mark in the safe middle.
 */
const folder = join(process.cwd(), "web", "public");
const icons = [
  { file: "icon-192.png", size: 192, share: 1, background: "transparent" },
  { file: "icon-512.png", size: 512, share: 1, background: "transparent" },
  { file: "icon-maskable-512.png", size: 512, share: 0.74, background: "#0d1217" },
  { file: "icon-apple-180.png", size: 180, share: 0.86, background: "#0d1217" },
] as const;

const executablePath = findChromium();
if (!executablePath) throw new Error("There is no Chromium: install one, or name it in CHROME_PATH.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
try {
  const drawing = readFileSync(join(folder, "icon.svg"), "utf8");
  for (const { file, size, share, background } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const inner = Math.round(size * share);
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${background}}svg{width:${inner}px;height:${inner}px}</style>${drawing}`,
    );
    writeFileSync(join(folder, file), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
