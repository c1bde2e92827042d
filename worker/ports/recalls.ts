import type { Recall, RecallSubject } from "#domain/trucks/recall.ts";

/** The public record of safety recalls. Fails with DomainError `service.unavailable`. */
export interface Recalls {
  find(subject: RecallSubject): Promise<readonly Recall[]>;
}
