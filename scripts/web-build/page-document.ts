import { brand } from "#domain/brand.ts";
import { type InterfaceLanguage, interfaceLanguages, languages } from "#domain/languages/languages.ts";
import {
  type PageName,
  pageAddress,
  placeholders,
  publicPageOf,
  type RenderedPage,
} from "#domain/pages/public-pages.ts";

/** What the build knows of its files, for a page's head. Addresses begin with a slash. */
export interface PageFiles {
  /** The inline script of the head. */
  readonly starter: string;
  readonly entry: string;
  readonly styles: string;
  /** The further scripts that the page is taken over with. */
  readonly scripts: readonly string[];
  /** The page's own part of the styles, inline. */
  readonly criticalStyles: string;
  /** The fonts that the first paint needs. */
  readonly fonts: readonly string[];
}

interface PageDocument {
  readonly language: InterfaceLanguage;
  readonly name: PageName;
  readonly page: RenderedPage;
  readonly files: PageFiles;
}

/** The whole HTML of a page; the worker puts its own values in the place of `placeholders`. */
export function pageDocument({ language, name, page, files }: PageDocument): string {
  const { direction } = languages[language];
  const known = publicPageOf(name);
  const platform = known?.platform === undefined ? "" : ` data-platform="${known.platform}"`;
  const data = { entry: files.entry, styles: files.styles, files: files.scripts };
  return [
    "<!doctype html>",
    `<html lang="${language}" dir="${direction}" data-page="${name}" data-session="${placeholders.session}"${platform}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${page.title}</title>`,
    ...metadata({ language, name, page }),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#0d1217">',
    ...files.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    `<style nonce="${placeholders.nonce}">${files.criticalStyles}</style>`,
    `<script nonce="${placeholders.nonce}">${files.starter}</script>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-apple-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    "</head>",
    "<body>",
    page.noScript,
    `<div id="app" data-made="${name === "app" ? "frame" : "page"}">${page.body}</div>`,
    page.lines,
    `<script type="application/json" id="start-data">${inScript(data).slice(0, -1)},"config":${placeholders.config}}</script>`,
    "</body>",
    "</html>",
  ].join("\n");
}

/** Description, address, languages and preview; nothing of what a search engine must not list. */
function metadata({ language, name, page }: Omit<PageDocument, "files">): string[] {
  const description = escaped(page.description);
  const known = publicPageOf(name);
  if (known === null) return [`<meta name="description" content="${description}">`];
  const address = (spoken: InterfaceLanguage) => pageAddress(placeholders.origin, known.path, spoken);
  return [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${address(language)}">`,
    ...interfaceLanguages.map((each) => `<link rel="alternate" hreflang="${each}" href="${address(each)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address("en")}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Roadflare">',
    `<meta property="og:title" content="${page.title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address(language)}">`,
    `<meta property="og:locale" content="${language}">`,
    `<meta property="og:image" content="${placeholders.origin}${preview.path}">`,
    `<meta property="og:image:width" content="${preview.width}">`,
    `<meta property="og:image:height" content="${preview.height}">`,
    `<meta property="og:image:alt" content="${page.title}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${inScript(organization(page.description))}</script>`,
  ];
}

/** The picture of a link to a page; a file of web/public. */
const preview = { path: "/preview.png", width: 1200, height: 630 } as const;

/** What search engines read about the service; the number is the worker's to fill in. */
function organization(description: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand.product,
    url: `${placeholders.origin}/`,
    logo: `${placeholders.origin}/icon-512.png`,
    description,
    contactPoint: {
      "@type": "ContactPoint",
      telephone: placeholders.phone,
      contactType: "roadside assistance",
      availableLanguage: [...interfaceLanguages],
    },
  };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** JSON that cannot end the script around it. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
