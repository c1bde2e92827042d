import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { assetListPath, readAssetList, retainAssets } from "./retained-assets.ts";

interface Retain {
  /** The folder of the build, as it is uploaded. */
  readonly folder: string;
  /** Where the deployment that is replaced answers. */
  readonly publicUrl: string;
  readonly now: number;
}

/**
 * Fetches from the published deployment what its open tabs may still ask for, and writes it and the list of the next
 * deployment into the build. Returns how many files were fetched; a deployment that does not answer has none.
 */
export async function fetchRetained({ folder, publicUrl, now }: Retain): Promise<number> {
  const current = readdirSync(join(folder, "assets")).map((name) => `/assets/${name}`);
  const published = readAssetList((await textAt(publicUrl + assetListPath)) ?? "");
  const list = { ...retainAssets(published, current, now) };
  let fetched = 0;
  for (const path of Object.keys(list).filter((each) => !current.includes(each))) {
    const file = await bytesAt(publicUrl + path);
    // What the published deployment lost cannot be kept.
    if (file === null) delete list[path];
    else {
      writeFileSync(join(folder, path), file);
      fetched += 1;
    }
  }
  writeFileSync(join(folder, assetListPath), JSON.stringify(list));
  return fetched;
}

async function bytesAt(address: string): Promise<Uint8Array | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

async function textAt(address: string): Promise<string | null> {
  const bytes = await bytesAt(address);
  return bytes === null ? null : new TextDecoder().decode(bytes);
}
