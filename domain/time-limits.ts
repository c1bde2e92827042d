/**
 * How long one call to each outside part may take, in milliseconds. A call that takes longer is given up with an error
 * that says which part it was. `docs/limits.md` says why each has its size.
 */
export const timeLimits = {
  /** One request to the database, its answer included. */
  database: 8_000,
  /** The same for background work: jobs, migrations, commands. */
  databaseJob: 120_000,
  /** One operation of the photo store. */
  photoStore: 10_000,
  /** One call to a Durable Object: what it asks of the database or of another object is part of it. */
  durableObject: 20_000,
  /** Between two events of an answer that a conversation streams. */
  answerSilence: 90_000,
  /** One request to the payment provider. */
  paymentRequest: 8_000,
  /** One operation with the payment provider: several requests, and their repetitions. */
  payments: 20_000,
  mail: 10_000,
  addresses: 5_000,
  tiles: 8_000,
  recalls: 5_000,
  /** The country's truck services in one query, which the server may work on for four minutes. */
  placeExtract: 270_000,
  push: 5_000,
  /** A photo's bytes from the driver's phone: 10 MB on a slow line. */
  photoUpload: 120_000,
  /** One part of the health check. */
  healthCheck: 3_000,
} as const;

export type TimeLimits = Readonly<Record<keyof typeof timeLimits, number>>;

/** The limits of jobs: no user waits for their queries, and some of them read whole tables. */
export const jobTimeLimits: TimeLimits = { ...timeLimits, database: timeLimits.databaseJob };
