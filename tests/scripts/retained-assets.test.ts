import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { fetchRetained } from "#scripts/web-build/fetch-retained.ts";
import { readAssetList, retainAssets } from "#scripts/web-build/retained-assets.ts";

const day = 86_400_000;
const now = 100 * day;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A published deployment that answers with these files. */
async function deployment(files: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer(({ url = "" }, answer) => {
    const file = files[url];
    answer.writeHead(file === undefined ? 404 : 200).end(file);
  }).listen(0, "127.0.0.1");
  closing.push(() => server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function build(...names: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "roadflare-build-"));
  closing.push(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  for (const name of names) writeFileSync(join(folder, "assets", name), "new");
  return folder;
}

describe("the hashed files of earlier deployments", () => {
  it("are kept for a week after the deployment that replaced them, however old they are", () => {
    const published = { "/assets/same.js": null, "/assets/gone.js": null, "/assets/week.js": now - 7 * day };
    expect(retainAssets(published, ["/assets/same.js", "/assets/new.js"], now)).toEqual({
      "/assets/same.js": null,
      "/assets/new.js": null,
      "/assets/gone.js": now,
    });
    const next = { "/assets/gone.js": now };
    expect(retainAssets(next, [], now + 7 * day - 1)).toEqual(next);
    expect(retainAssets(next, [], now + 7 * day)).toEqual({});
    expect(retainAssets(next, ["/assets/gone.js"], now + day)).toEqual({ "/assets/gone.js": null });
  });

  it("are fetched into the build, and a file that is there no more is left out", async () => {
    const published = { "/assets/a.js": null, "/assets/b.js": now - day, "/assets/lost.js": now - day };
    const publicUrl = await deployment({
      "/asset-list.json": JSON.stringify(published),
      "/assets/a.js": "old a",
      "/assets/b.js": "old b",
    });
    const folder = build("b.js", "c.js");
    expect(await fetchRetained({ folder, publicUrl, now })).toBe(1);
    expect(readdirSync(join(folder, "assets")).toSorted()).toEqual(["a.js", "b.js", "c.js"]);
    expect(readFileSync(join(folder, "assets", "a.js"), "utf8")).toBe("old a");
    expect(readFileSync(join(folder, "assets", "b.js"), "utf8")).toBe("new");
    expect(JSON.parse(readFileSync(join(folder, "asset-list.json"), "utf8"))).toEqual({
      "/assets/a.js": now,
      "/assets/b.js": null,
      "/assets/c.js": null,
    });
  });

  it("are none before the first deployment", async () => {
    const folder = build("a.js");
    expect(await fetchRetained({ folder, publicUrl: await deployment({}), now })).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, "asset-list.json"), "utf8"))).toEqual({ "/assets/a.js": null });
  });

  it("are files of the folder for assets alone, whatever the list says", () => {
    const list = { "/assets/a.js": null, "/assets/../worker.js": null, "/index.html": null, "/assets/b.js": "x" };
    expect(readAssetList(JSON.stringify(list))).toEqual({ "/assets/a.js": null });
    expect(readAssetList("<!doctype html>")).toEqual({});
  });
});
