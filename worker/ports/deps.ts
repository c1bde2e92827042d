import type { Db } from "#db/client.ts";
import type { RandomBytes } from "#domain/ids.ts";
import type { AddressHash } from "./address-hash.ts";
import type { Clock } from "./clock.ts";
import type { Conversations } from "./conversations.ts";
import type { Limits } from "./limits.ts";
import type { Log } from "./log.ts";
import type { Mail } from "./mail.ts";
import type { Passwords } from "./passwords.ts";
import type { Payments } from "./payments.ts";
import type { Photos } from "./photos.ts";
import type { PlaceExtract } from "./place-extract.ts";
import type { Places } from "./places.ts";
import type { Push } from "./push.ts";
import type { Recalls } from "./recalls.ts";
import type { Rooms } from "./rooms.ts";
import type { SecondFactors } from "./second-factors.ts";
import type { Sessions } from "./sessions.ts";
import type { Tiles } from "./tiles.ts";
import type { Translator } from "./translator.ts";

export type { Db } from "#db/client.ts";

/** What pages and mails show of the settings. */
interface Contacts {
  readonly roadsidePhone: string;
  readonly tech: string;
  readonly sales: string;
  readonly info: string;
}

/** Everything that a verb may use of the outside world; created for each request and each alarm. */
export interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly log: Log;
  readonly limits: Limits;
  readonly passwords: Passwords;
  /** Null while there is no key for it: then nothing is kept of erased accounts' addresses. */
  readonly addressHash: AddressHash | null;
  readonly sessions: Sessions;
  /** Null without its key: then a second factor cannot be set up, and accounts that have one cannot sign in. */
  readonly secondFactors: SecondFactors | null;
  readonly mail: Mail;
  readonly payments: Payments;
  readonly photos: Photos;
  readonly rooms: Rooms;
  readonly conversations: Conversations;
  readonly places: Places;
  /** Null while no service is set; the own table of places serves all the same. */
  readonly placeExtract: PlaceExtract | null;
  /** Null while no service is set; the bundled outline takes the place of the map. */
  readonly tiles: Tiles | null;
  /** Null without its keys: then no page offers push notifications. */
  readonly push: Push | null;
  /** Null while no service is set. */
  readonly recalls: Recalls | null;
  /** Null while no model is set: then nothing is translated, and nothing offers it. */
  readonly translator: Translator | null;
  readonly contacts: Contacts;
  /** The origin in links and mails, without a trailing slash. */
  readonly publicUrl: string;
  /** True when the runtime is local: everybody is 127.0.0.1 there, so address limits are 100 times as high. */
  readonly local: boolean;
  /** Lets work go on after the answer was sent; failures are logged. */
  background(work: Promise<unknown>): void;
}
