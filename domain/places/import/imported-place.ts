import type { PlaceKind, Position } from "../place.ts";
import type { PlaceSource } from "../source.ts";

/** A truck service as a file of places names it. */
export interface ImportedPlace extends Position {
  readonly source: PlaceSource;
  /** Its own id at the source, by which a later import finds it again. */
  readonly sourceId: string;
  readonly kind: PlaceKind;
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  /** Shops only. */
  readonly type: string | null;
  readonly openingHours: string | null;
}

/** What a file held. */
export interface PlacesFile {
  readonly places: readonly ImportedPlace[];
  /** Entries that are no truck services, or have no position, or neither name nor telephone number. */
  readonly passedOver: number;
  /** When the source made it, as it says itself. */
  readonly asOf: string | null;
}

/** Why a file cannot be taken: it is of no kind that is known, or the query that made it had failed. */
export type PlacesFileProblem = "unknown_format" | "failed_query";

export class PlacesFileError extends Error {
  readonly problem: PlacesFileProblem;
  /** What the file says of its failure. */
  readonly said: string;

  constructor(problem: PlacesFileProblem, said = "") {
    super(said === "" ? problem : `${problem}: ${said}`);
    this.name = "PlacesFileError";
    this.problem = problem;
    this.said = said;
  }
}
