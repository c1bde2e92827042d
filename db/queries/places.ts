import { and, between, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { distanceMetres, type PlaceKind, type Position } from "#domain/places/place.ts";
import type { Db } from "../client.ts";
import { places } from "../schema/index.ts";

type PlaceRow = typeof places.$inferSelect;
export type NearbyPlaceRow = PlaceRow & {
  /** Metres from the position asked about. */
  readonly distance: number;
};

/** Metres of one degree of latitude, a little short, so that the box is never too small. */
const metresPerDegree = 110_500;

/**
 * The places within `radius` metres of a position, nearest first, at most `perKind` of each kind. One round trip:
 * a box is cut out with the index, ordered roughly in SQL; the exact distance decides afterwards.
 */
export async function listNearbyPlaces(
  db: Db,
  position: Position,
  radius: number,
  perKind = 25,
): Promise<readonly NearbyPlaceRow[]> {
  const boxed = (kind: PlaceKind) =>
    db
      .select()
      .from(places)
      .where(and(eq(places.kind, kind), inBox(position, radius)))
      .orderBy(roughDistance(position))
      .limit(perKind * 2);
  const [shops, roadside, towing] = await db.batch([boxed("shop"), boxed("roadside"), boxed("towing")]);
  return [shops, roadside, towing]
    .flatMap((rows) =>
      rows
        .map((row) => ({ ...row, distance: distanceMetres(position, row) }))
        .filter(({ distance }) => distance <= radius)
        .sort(nearestFirst)
        .slice(0, perKind),
    )
    .sort(nearestFirst);
}

function nearestFirst(a: NearbyPlaceRow, b: NearbyPlaceRow): number {
  return a.distance - b.distance || (a.id < b.id ? -1 : 1);
}

function inBox({ latitude, longitude }: Position, radius: number): SQL | undefined {
  const dLat = radius / metresPerDegree;
  const rows = between(places.latitude, latitude - dLat, latitude + dLat);
  const widest = Math.min(89.9, Math.abs(latitude) + dLat);
  const dLon = dLat / Math.cos((widest * Math.PI) / 180);
  if (dLon >= 180) return rows;
  const west = longitude - dLon;
  const east = longitude + dLon;
  if (west < -180)
    return and(rows, or(between(places.longitude, -180, east), between(places.longitude, west + 360, 180)));
  if (east > 180)
    return and(rows, or(between(places.longitude, west, 180), between(places.longitude, -180, east - 360)));
  return and(rows, between(places.longitude, west, east));
}

/** The square of a flat distance in degrees of latitude; the server has no cosine of its own. */
function roughDistance({ latitude, longitude }: Position): SQL {
  const shrink = Math.cos((latitude * Math.PI) / 180) ** 2;
  const dLat = sql`(${places.latitude} - ${latitude})`;
  const dLon = sql`(case when abs(${places.longitude} - ${longitude}) > 180
    then 360 - abs(${places.longitude} - ${longitude}) else abs(${places.longitude} - ${longitude}) end)`;
  return sql`${dLat} * ${dLat} + ${dLon} * ${dLon} * ${shrink}`;
}

/** Rows in one statement: 13 values each, well under the server's 32,766. */
const importChunk = 250;

/**
 * Puts places in, replacing what the same source said about the same place before (its id stays).
 * All or nothing; returns how many rows were written.
 */
export async function importPlaces(db: Db, rows: readonly (typeof places.$inferInsert)[]): Promise<number> {
  const statements = [];
  for (let start = 0; start < rows.length; start += importChunk) {
    statements.push(
      db
        .insert(places)
        .values(rows.slice(start, start + importChunk))
        .onConflictDoUpdate({
          target: [places.source, places.sourceId],
          set: {
            kind: sql`excluded.kind`,
            name: sql`excluded.name`,
            latitude: sql`excluded.latitude`,
            longitude: sql`excluded.longitude`,
            address: sql`excluded.address`,
            phone: sql`excluded.phone`,
            type: sql`excluded.type`,
            openingHours: sql`excluded.opening_hours`,
            isDemo: sql`excluded.is_demo`,
            importedAt: sql`excluded.imported_at`,
          },
        }),
    );
  }
  const [first, ...rest] = statements;
  if (first !== undefined) await db.batch([first, ...rest]);
  return rows.length;
}

/**
 * Takes out what a source named before and did not name at `importedAt`; answers how many. Nothing is taken out when
 * that were more than half of the source's places.
 */
export async function deletePlacesNotIn(
  db: Db,
  { source, importedAt }: { readonly source: string; readonly importedAt: number },
): Promise<number> {
  const ofSource = sql`select count(*) from ${places} where source = ${source}`;
  const isHalf = sql`2 * (${ofSource} and imported_at >= ${importedAt}) >= (${ofSource})`;
  const result = await db
    .delete(places)
    .where(and(eq(places.source, source), lt(places.importedAt, importedAt), isHalf));
  return result.rowsAffected;
}
