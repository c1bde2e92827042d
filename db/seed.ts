import { newTrial } from "#domain/access/subscription.ts";
import { newId, type RandomBytes } from "#domain/ids.ts";
import type { Db } from "./client.ts";
import { tierId } from "./queries/tiers.ts";
import {
  cannedResponses,
  conversationMessages,
  conversations,
  fleetTrucks,
  partsOrders,
  places,
  repairHistory,
  supportChatMessages,
  supportTickets,
  techProfiles,
  ticketEvents,
  userProfiles,
  userRoles,
  userSubscriptions,
  users,
} from "./schema/index.ts";
import { type DemoPerson, days, demoPassword, demoPeople, type PersonKey } from "./seed/people.ts";
import { demoPhone, demoPlaces } from "./seed/places.ts";
import { demoReplyRows } from "./seed/replies.ts";
import { steadyStories } from "./seed/stories-steady.ts";
import { urgentStories } from "./seed/stories-urgent.ts";
import type { Story } from "./seed/story.ts";
import { storyRows } from "./seed/story-rows.ts";
import type { Known } from "./seed/timeline.ts";
import { demoTruckRows } from "./seed/trucks.ts";

export { demoAccounts, demoPassword } from "./seed/people.ts";
export { seededBytes } from "./seed/seeded-bytes.ts";

/** A hash that no password has: the fictitious drivers cannot sign in. */
const noPassword = "none";

export interface SeedInput {
  readonly db: Db;
  /** Milliseconds UTC; everything in the demo data happened before it. */
  readonly now: number;
  readonly hashPassword: (password: string) => Promise<string>;
  /** `seededBytes(n)` makes the same data every time. */
  readonly randomBytes: RandomBytes;
}

/**
 * Puts the demo data into an empty database, all of it or nothing. Says false, and writes nothing, when there
 * are accounts already. The plans' rows must be there (they are after `migrateDb`).
 */
export async function seedDemo({ db, now, hashPassword, randomBytes }: SeedInput): Promise<boolean> {
  if ((await db.$count(users)) > 0) return false;
  const cast = castOf(randomBytes);
  const people = peopleRows(cast, now, await hashPassword(demoPassword), randomBytes);
  const { trucks, repairs } = demoTruckRows(known(cast, "driver").id, now, randomBytes);
  const told = [...urgentStories, ...steadyStories]
    .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
    .map((story) => {
      const truck = story.driver === "driver" ? truckOf(story, trucks) : null;
      const tech = story.tech === undefined ? null : known(cast, story.tech);
      return storyRows(story, { driver: known(cast, story.driver), tech, truck }, now, randomBytes);
    });
  const solved = told.flatMap(({ ticket }) =>
    typeof ticket.truckId === "string" && typeof ticket.resolution === "string"
      ? [
          {
            id: newId("repair", randomBytes),
            truckId: ticket.truckId,
            kind: "ticket_resolved" as const,
            summary: ticket.resolution,
            sourceId: ticket.id,
            repairDate: ticket.resolvedAt ?? ticket.updatedAt,
            createdAt: ticket.updatedAt,
          },
        ]
      : [],
  );
  await db.batch([
    db.insert(users).values(people.users),
    db.insert(userProfiles).values(people.profiles),
    db.insert(userRoles).values(people.roles),
    db.insert(userSubscriptions).values(people.subscriptions),
    db.insert(techProfiles).values(people.techs),
    db.insert(fleetTrucks).values(trucks),
    db.insert(conversations).values(told.flatMap(({ conversation }) => (conversation === null ? [] : [conversation]))),
    db.insert(conversationMessages).values(told.flatMap(({ messages }) => messages)),
    db.insert(supportTickets).values(told.map(({ ticket }) => ticket)),
    db.insert(ticketEvents).values(told.flatMap(({ events }) => events).toSorted(byTime)),
    db.insert(supportChatMessages).values(told.flatMap(({ roomCopy }) => roomCopy)),
    db.insert(partsOrders).values(told.flatMap(({ parts }) => parts).toSorted(byTime)),
    db.insert(repairHistory).values([...repairs, ...solved]),
    db.insert(places).values(demoPlaces(now, randomBytes)),
    db.insert(cannedResponses).values(demoReplyRows(known(cast, "tess").id, now - days(200), randomBytes)),
  ]);
  return true;
}

type Cast = ReadonlyMap<string, Known>;

function castOf(randomBytes: RandomBytes): Cast {
  return new Map(demoPeople.map((person) => [person.key, { id: newId("user", randomBytes), person }]));
}

function known(cast: Cast, key: PersonKey): Known {
  const found = cast.get(key);
  if (found === undefined) throw new Error(`nobody is called ${key} in the demo data`);
  return found;
}

function truckOf(story: Story, trucks: readonly (typeof fleetTrucks.$inferInsert)[]) {
  const [brand, year, model] = story.truck;
  const found = trucks.find((truck) => truck.brand === brand && truck.year === year && truck.model === model);
  if (found === undefined) throw new Error(`the demo driver has no ${story.truck.join(" ")}`);
  return found;
}

function peopleRows(cast: Cast, now: number, passwordHash: string, randomBytes: RandomBytes) {
  const everybody = [...cast.values()]
    .map((one, index) => ({
      ...one,
      phone: demoPhone(one.person.areaCode, 10 + index),
      joined: joinedAt(one.person, now),
    }))
    .toSorted((a, b) => a.joined - b.joined);
  return {
    users: everybody.map(({ id, person, joined }) => ({
      id,
      email: person.email,
      passwordHash: person.signsIn === true ? passwordHash : noPassword,
      createdAt: joined,
      emailVerifiedAt: joined,
    })),
    profiles: everybody.map(({ id, person, phone, joined }) => ({
      id,
      email: person.email,
      fullName: person.fullName,
      companyName: person.companyName ?? null,
      phone,
      lastLanguage: person.language ?? ("en" as const),
      techRequestedAt: person.asksToBeTech === true ? joined : null,
      createdAt: joined,
    })),
    roles: everybody.flatMap(({ id, person, joined }) =>
      (person.roles ?? []).map((role) => ({ userId: id, role, createdAt: joined })),
    ),
    subscriptions: everybody.flatMap(({ id, person, joined }) => {
      const { subscription } = person;
      if (subscription === undefined) return [];
      const trial = newTrial(joined);
      const trialEnd =
        subscription.trialEndsInDays === undefined ? trial.trialEnd : now + days(subscription.trialEndsInDays);
      return [
        {
          id: newId("subscription", randomBytes),
          userId: id,
          tierId: tierId(subscription.tierName),
          status: subscription.status,
          trialStart: trialEnd - days(14),
          trialEnd,
          pastDueSince: subscription.pastDueDays === undefined ? null : now - days(subscription.pastDueDays),
          updatedAt: now,
        },
      ];
    }),
    techs: everybody.flatMap(({ id, person, phone, joined }) =>
      person.tech === undefined
        ? []
        : [
            {
              id: newId("tech", randomBytes),
              userId: id,
              fullName: person.fullName,
              email: person.email,
              phone,
              languages: person.tech.languages,
              specializations: person.tech.specializations,
              createdAt: joined,
              updatedAt: joined,
            },
          ],
    ),
  };
}

function joinedAt(person: DemoPerson, now: number): number {
  return now - days(person.joinedDaysAgo);
}

function byTime(a: { readonly createdAt: number }, b: { readonly createdAt: number }): number {
  return a.createdAt - b.createdAt;
}
