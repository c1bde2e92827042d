import { describe, expect, it } from "vitest";
import { repairHistory } from "#db/schema/index.ts";
import { callerFor, type MadeActor, makeActor } from "#tests/support/actors.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { makeTicket, makeTruck, someId } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { newEmail, Visitor } from "#tests/support/visitor.ts";

const day = 86_400_000;

interface Person {
  readonly visitor: Visitor;
  readonly email: string;
  readonly id: string;
}

function person(deps: TestDeps, made: MadeActor): Person {
  return { visitor: new Visitor(deps, { cookie: made.cookie }), email: made.user.email, id: made.user.id };
}

async function fleetOwner(deps: TestDeps, tierName: "fleet_manager" | "b2b_enterprise" = "fleet_manager") {
  return person(
    deps,
    await makeActor(deps.db, "driver", { subscription: { status: "active", tierName, trialEnd: null } }),
  );
}

async function inviteToken(deps: TestDeps, owner: Person, email: string): Promise<string> {
  await owner.visitor.call((api) => api.driver.fleet.invite({ email }));
  const token = /invite=([0-9a-z]{40})/.exec(deps.mail.to(email).at(-1)?.text ?? "")?.[1];
  if (token === undefined) throw new Error("no invitation was mailed");
  return token;
}

async function member(deps: TestDeps, owner: Person, kind: "driver" | "expired" = "expired"): Promise<Person> {
  const driver = person(deps, await makeActor(deps.db, kind));
  const token = await inviteToken(deps, owner, driver.email);
  await driver.visitor.call((api) => api.driver.fleet.join({ token }));
  return driver;
}

describe("a fleet", () => {
  it("takes in a driver who was invited by mail, and shares the owner's access", async () => {
    const deps = testDeps();
    const owner = await fleetOwner(deps);
    const driver = person(deps, await makeActor(deps.db, "expired", { email: newEmail() }));
    expect((await driver.visitor.actor())?.access.allowed).toBe(false);
    const token = await inviteToken(deps, owner, driver.email);
    expect(await driver.visitor.call((api) => api.driver.fleet.invitation({ token }))).toEqual({
      ownerName: expect.stringContaining("Test Person"),
    });
    const stranger = new Visitor(deps);
    expect(await stranger.call((api) => api.public.auth.fleetInvitation({ token }))).toEqual({
      ownerName: expect.stringContaining("Test Person"),
      email: driver.email,
    });
    await driver.visitor.call((api) => api.driver.fleet.join({ token }));
    expect(await refusal(stranger.call((api) => api.public.auth.fleetInvitation({ token })))).toBe(
      "fleet.invite_invalid",
    );

    expect(await driver.visitor.actor()).toMatchObject({
      access: { allowed: true, paid: true, status: "active" },
      tierName: "fleet_manager",
      fleet: { ownerId: owner.id, role: "member" },
    });
    expect(await driver.visitor.call((api) => api.driver.billing.check())).toMatchObject({
      access: { allowed: true, status: "active", blocking: null },
    });
    const { conversationId } = await driver.visitor.call((api) =>
      api.subscriber.chat.start({ truck: { brand: "Mack", year: 2020, model: "Anthem" }, language: "en" }),
    );
    expect(conversationId).toMatch(/^cnv_/);
    const fleet = await owner.visitor.call((api) => api.driver.fleet.get());
    expect(fleet).toMatchObject({ role: "owner", members: [{ userId: driver.id }], invites: [], memberLimit: 25 });
    expect(await driver.visitor.call((api) => api.driver.fleet.get())).toMatchObject({ role: "member", members: [] });
  });

  it("ends for its drivers with the owner's plan, and comes back with it", async () => {
    const deps = testDeps();
    const made = await makeActor(deps.db, "driver", {
      subscription: { status: "past_due", tierName: "fleet_manager", pastDueSince: deps.clock.now() - 6 * day },
    });
    const driver = await member(deps, person(deps, made));
    expect((await driver.visitor.actor())?.access).toMatchObject({ allowed: true, status: "past_due" });
    deps.clock.advance(day);
    expect(await driver.visitor.actor()).toMatchObject({ access: { allowed: false }, fleet: null });
  });

  it("leaves a driver who goes, or is taken out, with what the driver had before", async () => {
    const deps = testDeps();
    const owner = await fleetOwner(deps);
    const [one, two] = [await member(deps, owner, "driver"), await member(deps, owner)];
    await one.visitor.call((api) => api.driver.fleet.leave());
    expect(await one.visitor.actor()).toMatchObject({ access: { status: "trialing", allowed: true }, fleet: null });
    await owner.visitor.call((api) => api.driver.fleet.remove({ userId: two.id }));
    expect((await two.visitor.actor())?.access).toMatchObject({ allowed: false, blocking: "trial_expired" });
    expect(await refusal(owner.visitor.call((api) => api.driver.fleet.remove({ userId: two.id })))).toBe(
      "user.not_found",
    );
  });
});

describe("an invitation", () => {
  it("opens for its own address alone, once, until it ends, and not after it was withdrawn", async () => {
    const deps = testDeps();
    const owner = await fleetOwner(deps);
    const driver = person(deps, await makeActor(deps.db, "driver"));
    const stranger = person(deps, await makeActor(deps.db, "driver"));
    const join = (who: Person, token: string) => refusal(who.visitor.call((api) => api.driver.fleet.join({ token })));
    const first = await inviteToken(deps, owner, driver.email);
    expect(await join(stranger, first)).toBe("fleet.invite_invalid");
    const second = await inviteToken(deps, owner, driver.email);
    expect(await join(driver, first)).toBe("fleet.invite_invalid");

    await owner.visitor.call((api) => api.driver.fleet.withdraw({ email: driver.email }));
    expect(await join(driver, second)).toBe("fleet.invite_invalid");
    const third = await inviteToken(deps, owner, driver.email);
    deps.clock.advance(14 * day);
    expect(await join(driver, third)).toBe("fleet.invite_invalid");
    const fourth = await inviteToken(deps, owner, driver.email);
    await driver.visitor.call((api) => api.driver.fleet.join({ token: fourth }));
    expect(await join(driver, fourth)).toBe("fleet.invite_invalid");
  });

  it("is for owners of a plan that carries a fleet", async () => {
    const deps = testDeps();
    const invite = (who: Person) => refusal(who.visitor.call((api) => api.driver.fleet.invite({ email: newEmail() })));
    const solo = { subscription: { status: "active", tierName: "solo_driver" } } as const;
    expect(await invite(person(deps, await makeActor(deps.db, "driver")))).toBe("fleet.not_allowed");
    expect(await invite(person(deps, await makeActor(deps.db, "driver", solo)))).toBe("fleet.not_allowed");
    expect(await invite(await member(deps, await fleetOwner(deps)))).toBe("fleet.not_allowed");
    const owner = await fleetOwner(deps);
    const own = owner.visitor.call((api) => api.driver.fleet.invite({ email: owner.email }));
    expect(await refusal(own)).toBe("fleet.invite_invalid");
  });

  it("is refused when the fleet is full, also when many come at once", async () => {
    const deps = testDeps();
    const owner = await fleetOwner(deps);
    const invites = Array.from({ length: 27 }, () =>
      owner.visitor.call((api) => api.driver.fleet.invite({ email: newEmail() })),
    );
    const outcomes = await Promise.allSettled(invites);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(25);
    const late = owner.visitor.call((api) => api.driver.fleet.invite({ email: newEmail() }));
    expect(await refusal(late)).toBe("fleet.full");
  });
});

describe("a fleet's trucks", () => {
  it("are everybody's to use, and count together", async () => {
    const deps = testDeps();
    const owner = await fleetOwner(deps);
    const driver = await member(deps, owner);
    const theirs = await makeTruck(deps.db, { userId: owner.id });
    const own = await driver.visitor.call((api) =>
      api.driver.trucks.create({ brand: "Volvo", year: 2021, model: "VNL" }),
    );
    for (const { visitor } of [owner, driver]) {
      const { items } = await visitor.call((api) => api.driver.trucks.list());
      expect(items.map(({ id }) => id).sort()).toEqual([theirs.id, own.id].sort());
    }
    const started = await driver.visitor.call((api) =>
      api.subscriber.chat.start({ truckId: theirs.id, language: "en" }),
    );
    expect(started.conversationId).toMatch(/^cnv_/);

    for (let made = 2; made < 25; made++) await makeTruck(deps.db, { userId: made % 2 === 0 ? owner.id : driver.id });
    const tooMany = driver.visitor.call((api) => api.driver.trucks.create({ brand: "Mack", year: 2020, model: "LR" }));
    expect(await refusal(tooMany)).toBe("truck.limit_reached");
  });

  it("are the owner's to change, and a driver's only when they are the driver's own", async () => {
    const deps = testDeps();
    const owner = await fleetOwner(deps);
    const driver = await member(deps, owner);
    const ownersTruck = await makeTruck(deps.db, { userId: owner.id });
    const driversTruck = await makeTruck(deps.db, { userId: driver.id });
    const retire = (who: Person, truckId: string) => who.visitor.call((api) => api.driver.trucks.retire({ truckId }));
    expect(await refusal(retire(driver, ownersTruck.id))).toBe("truck.not_found");
    expect(await retire(owner, driversTruck.id)).toEqual({ id: driversTruck.id });
    const stranger = await fleetOwner(deps);
    expect(await refusal(retire(stranger, ownersTruck.id))).toBe("truck.not_found");
    expect((await stranger.visitor.call((api) => api.driver.trucks.list())).items).toEqual([]);
  });
});

describe("a fleet's repair history", () => {
  it("is the owner's to read, on everybody's trucks, newest first and page by page", async () => {
    const deps = testDeps();
    const owner = await fleetOwner(deps);
    const driver = await member(deps, owner);
    const trucks = [await makeTruck(deps.db, { userId: owner.id }), await makeTruck(deps.db, { userId: driver.id })];
    const foreign = await makeTruck(deps.db);
    const now = deps.clock.now();
    const repairs = [...trucks, foreign].map(({ id }, index) => ({
      id: someId("repair"),
      truckId: id,
      kind: "manual" as const,
      summary: `Repair ${index}`,
      repairDate: now + index,
      createdAt: now,
    }));
    await deps.db.insert(repairHistory).values(repairs);
    const newest = await owner.visitor.call((api) => api.driver.fleet.repairs({ limit: 1 }));
    expect(newest.items).toMatchObject([{ summary: "Repair 1", truckId: trucks[1]?.id }]);
    const older = await owner.visitor.call((api) => api.driver.fleet.repairs({ limit: 1, cursor: newest.nextCursor }));
    expect(older).toMatchObject({ items: [{ summary: "Repair 0", truckId: trucks[0]?.id }], nextCursor: null });
    expect(await refusal(driver.visitor.call((api) => api.driver.fleet.repairs({})))).toBe("fleet.not_allowed");
  });
});

describe("a fleet's tickets", () => {
  it("are seen by the owner from the moment that the driver joined, and by no other owner", async () => {
    const deps = testDeps();
    const owner = await fleetOwner(deps);
    const driver = await member(deps, owner);
    await makeTicket(deps.db, { userId: driver.id, createdAt: deps.clock.now() - day });
    const chatHistory = [{ role: "user" as const, content: "It hisses", photoIds: ["pho_of_the_driver"] }];
    const createdAt = deps.clock.now() + 1000;
    const ticket = await makeTicket(deps.db, { userId: driver.id, createdAt, chatHistory });
    const { items } = await owner.visitor.call((api) => api.driver.fleet.tickets());
    expect(items.map(({ id }) => id)).toEqual([ticket.id]);
    const seen = await owner.visitor.call((api) => api.driver.fleet.ticket({ ticketId: ticket.id }));
    expect(seen).toMatchObject({ ticketNumber: ticket.ticketNumber, photoIds: [] });
    expect(seen).not.toHaveProperty("internalNotes");
    expect(seen.chatHistory).toEqual([{ role: "user", content: "It hisses" }]);

    const other = await fleetOwner(deps);
    await member(deps, other);
    const look = (who: Person) => refusal(who.visitor.call((api) => api.driver.fleet.ticket({ ticketId: ticket.id })));
    expect(await look(other)).toBe("ticket.not_found");
    expect(await look(driver)).toBe("fleet.not_allowed");
  });

  it("are answered within the plan's two hours, and parts cost a tenth less", async () => {
    const deps = testDeps();
    const driver = await member(deps, await fleetOwner(deps));
    const submitted = await driver.visitor.call((api) =>
      api.driver.tickets.submit({
        submissionId: crypto.randomUUID(),
        contactName: "Rosa",
        contactPhone: "+1 775 555 0100",
        truckBrand: "Mack",
        truckYear: 2020,
        truckModel: "Anthem",
        preferredLanguage: "en",
        issueDescription: "No start",
        urgencyLevel: "low",
        chatHistory: [],
      }),
    );
    expect(submitted.estimatedResponseTime).toBe("2 hours");
    const tech = await makeActor(deps.db, "tech");
    const part = await callerFor(deps, tech.actor).tech.parts.create({
      ticketId: submitted.id,
      partsDescription: "Starter",
      price: "199.99",
    });
    expect(part).toMatchObject({ price: "199.99", discountPercent: 10, priceToPay: "179.99" });
    const { items } = await driver.visitor.call((api) => api.driver.parts.list({ ticketId: submitted.id }));
    expect(items).toMatchObject([{ price: "199.99", discountPercent: 10, priceToPay: "179.99" }]);
  });

  it.each([
    [{ status: "active", tierName: "b2b_enterprise" }, 15, "85.00"],
    [{ status: "active", tierName: "solo_driver" }, 0, "100.00"],
    [{ status: "canceled", tierName: "b2b_enterprise" }, 0, "100.00"],
  ] as const)("parts for %o are %i %% off", async (subscription, discountPercent, priceToPay) => {
    const deps = testDeps();
    const driver = await makeActor(deps.db, "driver", { subscription });
    const tech = await makeActor(deps.db, "tech");
    const ticket = await makeTicket(deps.db, { userId: driver.user.id });
    const proposed = { ticketId: ticket.id, partsDescription: "Belt", price: "100" };
    const part = await callerFor(deps, tech.actor).tech.parts.create(proposed);
    expect(part).toMatchObject({ discountPercent, priceToPay });
  });
});
