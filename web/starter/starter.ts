import { userKey } from "../lib/kept-keys.ts";
import { showLook, storedLook } from "../lib/look-rule.ts";
import { whenIdle } from "../lib/when-idle.ts";
import { holdInput } from "./held-input.ts";
import { readStartData, type StartData } from "./start-data.ts";

/**
 * The script of every page from the build, inline in its head. It sets the look before the first paint, fetches the
 * app's files when the page is there, and starts the app at the first touch, or when nothing else goes on.
 */

/** After this many milliseconds without input, the starter loads the app. */
const untouchedFor = 4000;
/** After this many milliseconds a waiting tap shows that the app is loading. */
const saidAfter = 300;

/** The entry of the page's timeline that says when the app was there. */
const startedMark = "app-started";

const root = document.documentElement;
showLook(storedLook());
if (root.dataset["session"] === "unknown" && isUserKept()) root.dataset["session"] = "some";

const release = holdInput(begin, sayWaiting);
let begun = false;
let waiting = false;

if (root.dataset["page"] === "app") document.addEventListener("DOMContentLoaded", begin);
else
  addEventListener("load", () => {
    whenIdle(fetchAhead);
    setTimeout(() => whenIdle(begin), untouchedFor);
  });

function isUserKept(): boolean {
  try {
    return localStorage.getItem(userKey) !== null;
  } catch {
    return false;
  }
}

/** Fetches what the app begins with, without running it: so a tap does not wait for the network. */
function fetchAhead(): void {
  const data = readStartData();
  if (begun || data === null) return;
  for (const href of [data.entry, ...data.files]) addLink("modulepreload", href);
  addLink("prefetch", data.styles);
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  if (rel === "prefetch") link.as = "style";
  document.head.append(link);
  return link;
}

function begin(): void {
  if (begun) return;
  // In the head of a page that still arrives there is nothing to begin with.
  const data = readStartData();
  if (data === null) return;
  begun = true;
  void startApp(data, 0);
}

async function startApp(data: StartData, failures: number): Promise<void> {
  try {
    const again = failures === 0 ? "" : `?again=${failures}`;
    for (const href of data.files) addLink("modulepreload", href);
    const [app] = await Promise.all([
      import(/* @vite-ignore */ data.entry + again) as Promise<{ start: () => Promise<void> }>,
      addStyles(data.styles + again),
    ]);
    await app.start();
    performance.mark(startedMark);
    waiting = false;
    say(null);
    release();
  } catch (error) {
    console.warn(error);
    say("failed");
    await Promise.race([pause(Math.min(1000 * 2 ** failures, 30_000)), online()]);
    await startApp(data, failures + 1);
  }
}

function addStyles(href: string): Promise<unknown> {
  const link = addLink("stylesheet", href);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be fetched.`));
    };
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const online = () => new Promise((resolve) => addEventListener("online", resolve, { once: true }));

function sayWaiting(): void {
  waiting = true;
  setTimeout(() => {
    if (waiting) say("waiting");
  }, saidAfter);
}

/** Shows one of the lines that the page has for a start that takes long or fails, or none. */
function say(line: "waiting" | "failed" | null): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-start]")) {
    element.hidden = element.dataset["start"] !== line;
  }
}
