import { loadavg } from "node:os";
import { chromium } from "playwright-core";
import { longestWait } from "#scripts/checks/hang-guards.ts";
import { chromiumOptions } from "../support/chromium-options.ts";
import { RunningApp } from "../support/app.ts";
import { plainPath, startEdge } from "./pages/edge.ts";
import { emulate, type Profile, type Visit, visit } from "./pages/visit.ts";
import { recordResults } from "./record/results.ts";
import { median } from "./rooms/statistics.ts";

/**
 * The public pages on a slow line and a slow processor, beside a plain page in the same rounds:
 * node tests/bench/pages.ts. BENCH_ROUNDS is the number of rounds.
 */
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 5);
const paths = ["/", "/pricing", "/benefits", "/install", "/auth", "/safety"];

/** Lighthouse's mobile profile, and the roadside's. */
const slow4g: Profile = { name: "slow 4G", latencyMs: 150, bitsPerSecond: 1_600_000, cpu: 4 };
const roadside: Profile = { name: "roadside", latencyMs: 300, bitsPerSecond: 700_000, cpu: 6 };

const most = { slow4gLcpMs: 1000, plainRatio: 1.3, blockingMs: 50, cls: 0.02, roadsideLcpMs: 2500, answerMs: 4000 };

const app = await RunningApp.start();
const edge = await startEdge(app.url);
const browser = await chromium.launch(chromiumOptions());
const loadBefore = loadavg().map((one) => Number(one.toFixed(1)));
try {
  // The first visit of all warms the worker; it is not counted.
  await visit(browser, edge.url, slow4g, true);
  const rows = [];
  for (const profile of [slow4g, roadside]) {
    const found = new Map<string, Visit[]>([plainPath, ...paths].map((path) => [path, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [path, visits] of found)
        visits.push(await visit(browser, edge.url + path, profile, path !== plainPath));
    rows.push(...report(profile, found));
  }
  const answers: number[] = [];
  while (answers.length < rounds) answers.push(await firstAnswer());
  const answerMs = Math.round(median(answers));
  console.log(`\nfirst answer of the home page's field, ${roadside.name}: ${answerMs} ms after the tap`);
  if (answerMs > most.answerMs) process.exitCode = 1;
  recordResults("pages", {
    rounds,
    loadBefore,
    loadAfter: loadavg().map((one) => Number(one.toFixed(1))),
    rows,
    answerMs,
  });
} finally {
  await browser.close();
  edge.stop();
  await app.stop();
}

function report(profile: Profile, found: ReadonlyMap<string, readonly Visit[]>) {
  console.log(
    `\n${profile.name}: ${profile.latencyMs} ms, ${profile.bitsPerSecond / 1000} kbit/s, CPU ÷ ${profile.cpu}`,
  );
  console.log(["page", "LCP ms", "of plain", "CLS", "blocking", "requests", "script kB"].map(cell).join(""));
  const of = (path: string, name: keyof Visit) => median((found.get(path) ?? []).map((each) => each[name]));
  return [...found.keys()].map((path) => {
    const row = {
      profile: profile.name,
      path,
      lcpMs: Math.round(of(path, "lcpMs")),
      ofPlain: Number((of(path, "lcpMs") / of(plainPath, "lcpMs")).toFixed(2)),
      cls: Number(of(path, "cls").toFixed(4)),
      blockingMs: Math.round(of(path, "blockingMs")),
      requests: of(path, "requests"),
      scriptKb: Number(of(path, "scriptKb").toFixed(1)),
    };
    const isSlow4g = profile === slow4g;
    const missed =
      path !== plainPath &&
      [
        row.lcpMs > (isSlow4g ? most.slow4gLcpMs : most.roadsideLcpMs) && "LCP",
        isSlow4g && row.ofPlain > most.plainRatio && "ratio",
        row.cls > most.cls && "CLS",
        isSlow4g && row.blockingMs > most.blockingMs && "blocking",
      ].filter(Boolean);
    if (missed && missed.length > 0) process.exitCode = 1;
    const { lcpMs, ofPlain, cls, blockingMs, requests, scriptKb } = row;
    const verdict = missed && missed.length > 0 ? `  MISSED: ${missed.join(", ")}` : "";
    console.log([path, lcpMs, ofPlain, cls, blockingMs, requests, scriptKb].map(cell).join("") + verdict);
    return { ...row, missed: missed || [] };
  });
}

function cell(value: string | number): string {
  return String(value).padEnd(11);
}

/** How long a driver waits from the tap on 'Start chat' to the first answer, on the roadside line; milliseconds. */
async function firstAnswer(): Promise<number> {
  const context = await browser.newContext({
    locale: "en-US",
    serviceWorkers: "block",
    viewport: { width: 390, height: 844 },
  });
  context.setDefaultTimeout(longestWait);
  try {
    const page = await context.newPage();
    await emulate(page, roadside);
    await page.goto(edge.url);
    await page.getByLabel("What's wrong?").fill("the engine cranks but will not start");
    const tapped = performance.now();
    await page.getByRole("button", { name: "Start chat" }).click();
    await page.getByRole("dialog").waitFor();
    return performance.now() - tapped;
  } finally {
    await context.close();
  }
}
