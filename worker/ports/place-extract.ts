/** The truck services of the whole country in one answer, as the service gives it. Fails with `service.unavailable`. */
export interface PlaceExtract {
  fetch(): Promise<unknown>;
}
