import { clockLocale } from "../lib/intl-locales.ts";
import { spanOf } from "../lib/time-span.ts";

/** What is shown for one push; the same tag again takes the place of what is shown. */
export interface ShownNotice {
  readonly title: string;
  readonly options: NotificationOptions & { readonly renotify: boolean; readonly data: { readonly path: string } };
}

const rightToLeft = ["ar"];
const icon = "/icon-192.png";

/**
 * Every push has to be shown: one that cannot be read says at least where it comes from. An arrival is said in this
 * device's own time, unless it has passed at `now` (milliseconds UTC): a push may come hours late.
 */
export function noticeOf(payload: string | null, now: number): ShownNotice {
  const fields = readFields(payload);
  const { title, body, tag, path, language } = fields;
  const lang = language ?? "en";
  return {
    title: title ?? "Roadflare",
    options: {
      body: bodyInTime(fields, lang, now) ?? body ?? "",
      tag: tag ?? "roadflare",
      // A second answer is heard although it takes the first one's place.
      renotify: true,
      icon,
      lang,
      dir: rightToLeft.includes(lang) ? "rtl" : "ltr",
      data: { path: ownPath(path) },
    },
  };
}

/** The body with the arrival in it; undefined when none was told, or it has passed. */
function bodyInTime({ timedBody, arrivesFrom, arrivesUntil }: Fields, language: string, now: number) {
  const [from, until] = [Number(arrivesFrom), Number(arrivesUntil)];
  if (timedBody === undefined || !(from <= until && now <= until)) return undefined;
  const clock = new Intl.DateTimeFormat(clockLocale(language), { timeStyle: "short" });
  const [first, last] = spanOf(clock, from, until);
  return timedBody.replace("{from}", first).replace("{until}", last);
}

/** The open page to go back to for a path; undefined when none shows it, so that nobody's typing is lost. */
export function pageAt<Page extends { readonly url: string }>(
  pages: readonly Page[],
  path: string,
  origin: string,
): Page | undefined {
  const wanted = new URL(path, origin);
  return pages.find((page) => {
    const shown = new URL(page.url);
    return shown.origin === wanted.origin && shown.pathname === wanted.pathname;
  });
}

/** The path that a notification leads to. */
export function pathOf(data: unknown): string {
  const path = typeof data === "object" && data !== null && "path" in data ? data.path : undefined;
  return ownPath(typeof path === "string" ? path : undefined);
}

/** Nothing leads away from this origin. */
function ownPath(path: string | undefined): string {
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : "/";
}

type Fields = Readonly<Partial<Record<string, string>>>;

function readFields(payload: string | null): Fields {
  try {
    const value: unknown = JSON.parse(payload ?? "");
    if (typeof value !== "object" || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === "string")) as Fields;
  } catch {
    return {};
  }
}
