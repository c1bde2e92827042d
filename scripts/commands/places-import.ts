import { readFileSync } from "node:fs";
import { PlacesFileError } from "#domain/places/import/imported-place.ts";
import { attributionsOf } from "#domain/places/source.ts";
import { randomBytes } from "#worker/adapters/random.ts";
import { systemClock } from "#worker/adapters/system-clock.ts";
import { type ImportOutcome, importPlaces } from "#worker/services/places/import-places.ts";
import { CommandError, runCommand } from "../command-error.ts";
import { withDatabase } from "../runtime/with-database.ts";
import { readSettings } from "../settings/settings.ts";

const projectRoot = process.cwd();

/** npm run places:import FILE: real truck services, from an answer of Overpass or a GeoJSON file. */
await runCommand(async () => {
  const [path, ...options] = process.argv.slice(2);
  const complete = options.includes("--complete");
  if (!path || options.some((option) => option !== "--complete")) {
    throw new CommandError("Use: npm run places:import -- FILE [--complete]");
  }
  const file = readJson(path);
  const settings = readSettings({ projectRoot, environment: process.env });
  const outcome = await withDatabase(settings, projectRoot, async (db) => {
    try {
      return await importPlaces({ deps: { db, clock: systemClock, randomBytes }, input: { file, complete } });
    } catch (error) {
      throw error instanceof PlacesFileError ? new CommandError(complaint(path, error)) : error;
    }
  });
  process.stdout.write(`${report(outcome).join("\n")}\n`);
});

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new CommandError(`${path} cannot be read as JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

function complaint(path: string, error: PlacesFileError): string {
  return error.problem === "failed_query"
    ? `${path} is what was left of a failed query, and nothing was imported: it says "${error.said}". Fetch it again.`
    : `${path} is neither an answer of Overpass nor a GeoJSON collection of features; nothing was imported.`;
}

function report({ byKind, doubles, passedOver, gone, asOf, sources }: ImportOutcome): string[] {
  const attribution = attributionsOf(sources).map(({ text, url }) => `${text} (${url})`);
  return [
    `Imported: ${byKind.shop} shops, ${byKind.roadside} roadside services, ${byKind.towing} towing services.`,
    `Left out: ${passedOver} that are no truck services, ${doubles} named twice.`,
    ...(gone > 0 ? [`Taken out: ${gone} that the source no longer names.`] : []),
    ...(asOf === null ? [] : [`Made by its source at ${asOf}.`]),
    ...(attribution.length > 0 ? [`The pages will show: ${attribution.join(", ")}.`] : []),
  ];
}
