/** Where an answer comes from: the kept page, the kept files of this version, the hashed files, or the network alone. */
export type Source = "page" | "file" | "asset" | "network";

export interface Asked {
  readonly method: string;
  /** True when a person goes to an address, not a script. */
  readonly navigation: boolean;
  readonly url: URL;
}

/** Addresses that are never a page of the app: the worker's own, and files. */
const notAPage = [/^\/api\//, /^\/dev\//, /\.[a-z0-9]+$/i];

/** Who answers a request. `files` are the unhashed ones that belong to this version, as paths. */
export function sourceOf({ method, navigation, url }: Asked, origin: string, files: ReadonlySet<string>): Source {
  if (method !== "GET" || url.origin !== origin) return "network";
  if (url.pathname.startsWith("/assets/")) return "asset";
  if (files.has(url.pathname)) return "file";
  if (navigation && !notAPage.some((pattern) => pattern.test(url.pathname))) return "page";
  return "network";
}

/** A file of the build: hashed ones have no revision. */
export interface Built {
  readonly url: string;
  readonly revision: string | null;
}

/** What one version of the app consists of. */
export interface Version {
  readonly name: string;
  /** Paths of the hashed files; their content never changes. */
  readonly assets: ReadonlySet<string>;
  /** Paths of the others, the page itself as `/`. */
  readonly files: ReadonlySet<string>;
}

/** Reads the list that the build wrote into the service worker. The name changes when any file does. */
export function versionOf(built: readonly Built[]): Version {
  const paths = built.map(({ url, revision }) => ({
    path: url === "index.html" ? "/" : `/${url.replace(/^\//, "")}`,
    hashed: revision === null,
  }));
  return {
    name: fingerprint(JSON.stringify(built)),
    assets: new Set(paths.filter(({ hashed }) => hashed).map(({ path }) => path)),
    files: new Set(paths.filter(({ hashed }) => !hashed).map(({ path }) => path)),
  };
}

/** Whether a page asks for nothing but files of this version: a deployment may have come in between. */
export function belongsTo(html: string, { assets }: Version): boolean {
  const wanted = html.match(/\/assets\/[^"'\s)]+\.(?:js|css)/g) ?? [];
  return wanted.length > 0 && wanted.every((path) => assets.has(path));
}

/** FNV-1a over UTF-16 units; names a cache, protects nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
