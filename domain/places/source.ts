/** Where places come from; `demo` for the fictitious ones of a local seed, `file` for what names no source. */
const placeSources = ["openstreetmap", "overture", "alltheplaces", "file", "demo"] as const;
export type PlaceSource = (typeof placeSources)[number];

/** What has to be shown where places of a source, or tiles made of its data, are shown. */
export interface Attribution {
  readonly text: string;
  readonly url: string;
}

export const openStreetMap: Attribution = {
  text: "© OpenStreetMap contributors",
  url: "https://www.openstreetmap.org/copyright",
};

const attributions: Readonly<Partial<Record<string, Attribution>>> = {
  openstreetmap: openStreetMap,
  overture: { text: "© Overture Maps Foundation", url: "https://docs.overturemaps.org/attribution/" },
  alltheplaces: { text: "All The Places", url: "https://www.alltheplaces.xyz/" },
} satisfies Partial<Record<PlaceSource, Attribution>>;

/** The attributions that a list of sources asks for, each once, in the order in which they come. */
export function attributionsOf(sources: readonly string[]): readonly Attribution[] {
  return [...new Set(sources)].flatMap((source) => attributions[source] ?? []);
}
