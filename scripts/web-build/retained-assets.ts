/** How long a hashed file outlives the deployment that replaced it: a tab that was open then still asks for it. */
const retainedFor = 7 * 24 * 60 * 60 * 1000;

/** The hashed files of a deployment, by path; for each the time (ms UTC) at which it was replaced, null while current. */
export type AssetList = Readonly<Record<string, number | null>>;

/** Where a deployment publishes its list. */
export const assetListPath = "/asset-list.json";

/**
 * The list of the next deployment: its own files, and those of earlier ones that were replaced less than a week ago.
 * `current` are the paths of the build.
 */
export function retainAssets(published: AssetList, current: readonly string[], now: number): AssetList {
  const kept = Object.entries(published)
    .map(([path, replacedAt]) => [path, replacedAt ?? now] as const)
    .filter(([, replacedAt]) => now - replacedAt < retainedFor);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(current.map((path) => [path, null])) };
}

/** Reads a published list; whatever else is at its address is an empty one. */
export function readAssetList(text: string): AssetList {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return {};
    const entries = Object.entries(value).filter(
      (entry): entry is [string, number | null] =>
        /^\/assets\/[\w.-]+$/.test(entry[0]) && (entry[1] === null || typeof entry[1] === "number"),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
