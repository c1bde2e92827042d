import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, it } from "vitest";
import { schedule } from "#worker/services/jobs/jobs.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The product's own files that a deployed worker is made of, from its root folder on. */
async function filesOfTheWorker(): Promise<readonly string[]> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    root,
    build: {
      ssr: true,
      write: false,
      rolldownOptions: { input: `${root}worker/index.ts`, external: [/^cloudflare:/, /^node:/] },
    },
  });
  const outputs = Array.isArray(output) ? output : [output];
  return outputs
    .flatMap((one) => ("output" in one ? one.output : []))
    .flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []))
    .filter((id) => id.startsWith(root) && !id.includes("/node_modules/"))
    .map((id) => id.slice(root.length));
}

it("A deployed worker holds the payment provider's library behind its port, and nothing of a stand-in", async () => {
  const files = await filesOfTheWorker();
  expect(files).toContain("worker/adapters/stripe.ts");
  expect(files.filter((file) => !/^(worker|domain|db)\//.test(file))).toEqual([]);
});

it("A deployed worker is woken for every piece of regular work: payments compared at night, mails every five minutes", () => {
  const triggers = /^crons = (\[.*\])$/m.exec(readFileSync(`${root}wrangler.toml`, "utf8"))?.[1] ?? "[]";
  expect(Object.keys(schedule).sort()).toEqual((JSON.parse(triggers) as string[]).sort());
  expect(schedule["0 9 * * *"]).toContain("reconcile");
  expect(schedule["*/5 * * * *"]).toEqual(expect.arrayContaining(["remind", "dun"]));
});
