import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { messageTranslations, roomTombstones, supportTickets } from "#db/schema/index.ts";
import type { RoomItem } from "#domain/room/protocol.ts";
import { translationLimit } from "#domain/translation/inputs.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket, someId } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import type { Translated, Translator } from "#worker/ports/translator.ts";

/** A translator that answers what it is given, and remembers what it was asked. */
function scriptedTranslator(...answers: (Translated | Error)[]) {
  const asked: { readonly text: string; readonly into: string }[] = [];
  const translator: Translator = {
    async translate(input) {
      asked.push(input);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error("nothing to say");
      return answer;
    },
  };
  return { translator, asked };
}

const russian = "Давление 98 psi, ошибка SPN 3364 FMI 5";
const english: Translated = { writtenIn: "ru", text: "Pressure ⟦1⟧, fault ⟦2⟧" };

async function scene(...answers: (Translated | Error)[]) {
  const { translator, asked } = scriptedTranslator(...(answers.length === 0 ? [english] : answers));
  const deps = testDeps({ translator });
  const driver = (await makeActor(deps.db, "driver")).actor;
  const tech = (await makeActor(deps.db, "tech")).actor;
  const { id: ticketId } = await makeTicket(deps.db, { userId: driver.userId });
  const line = (seq: number, text: string, over: Partial<RoomItem> = {}): RoomItem => ({
    seq,
    id: someId("item"),
    kind: "message",
    audience: "everyone",
    senderType: "driver",
    senderName: "x",
    text,
    photoIds: [],
    createdAt: 1000 + seq,
    ...over,
  });
  const said = line(1, russian);
  const note = line(2, "Он пьян, осторожно", { audience: "staff", senderType: "support" });
  const event = line(3, "Ticket claimed by Sam", { kind: "system", senderType: "system" });
  deps.rooms.items.set(ticketId, [said, note, event]);
  const input = (item: RoomItem) => ({ ticketId, seq: item.seq, itemId: item.id, language: "en" as const });
  const at = (actor: typeof driver) => callerFor(deps, actor).driver.translations;
  return { deps, asked, driver, tech, ticketId, said, note, event, input, at };
}

describe("a message in the reader's language", () => {
  it("is translated once, with its numbers and codes as they were, and read by everyone after that", async () => {
    const { asked, driver, tech, ticketId, said, input, at } = await scene();
    const made = await at(tech).make(input(said));
    expect(made).toEqual({
      itemId: said.id,
      writtenIn: "ru",
      translation: "Pressure 98 psi, fault SPN 3364 FMI 5",
    });
    expect(await at(tech).make(input(said))).toEqual(made);
    expect(await at(driver).make(input(said))).toEqual(made);
    expect(asked).toEqual([{ text: "Давление ⟦1⟧, ошибка ⟦2⟧", into: "en" }]);
    expect((await at(driver).list({ ticketId, language: "en" })).items).toEqual([made]);
    expect((await at(driver).list({ ticketId, language: "ar" })).items).toEqual([]);
  });

  it("is known to be in it already, and is not asked for again", async () => {
    const same = { writtenIn: "es", text: "Hola" };
    const { deps, asked, ticketId, driver, at } = await scene(same);
    const item = { ...(await scene()).said, seq: 1, id: someId("item"), text: "Ya voy amigo" };
    deps.rooms.items.set(ticketId, [item]);
    const wanted = { ticketId, seq: 1, itemId: item.id, language: "es" as const };
    expect(await at(driver).make(wanted)).toMatchObject({ translation: null });
    expect(await at(driver).make(wanted)).toMatchObject({ translation: null });
    expect(asked).toHaveLength(1);
  });

  it("needs no model where there is nothing but codes", async () => {
    const { deps, asked, ticketId, tech, said, input, at } = await scene();
    deps.rooms.items.set(ticketId, [{ ...said, text: "SPN 3364 FMI 5, 98 psi" }]);
    expect(await at(tech).make(input(said))).toMatchObject({ translation: null });
    expect(asked).toEqual([]);
  });
});

describe("a translation is refused", () => {
  it("to whoever may not read the message: somebody else, a visitor, a driver who asks for a staff's note", async () => {
    const { deps, asked, driver, tech, ticketId, said, note, event, input, at } = await scene();
    const other = (await makeActor(deps.db, "driver")).actor;
    expect(await refusal(at(other).make(input(said)))).toBe("ticket.not_found");
    expect(await refusal(at(other).list({ ticketId, language: "en" }))).toBe("ticket.not_found");
    expect(await refusal(callerFor(deps, null).driver.translations.make(input(said)))).toBe("auth.required");
    expect(await refusal(at(driver).make(input(note)))).toBe("message.not_found");
    expect(await refusal(at(driver).make(input(event)))).toBe("message.not_found");
    expect(await refusal(at(tech).make({ ...input(said), itemId: "itm_of_another_log" }))).toBe("message.not_found");
    expect(await refusal(at(tech).make({ ...input(said), seq: 99 }))).toBe("message.not_found");
    expect(asked).toEqual([]);
  });

  it("of a staff's note to the driver also once a colleague has it", async () => {
    const { driver, tech, ticketId, note, input, at } = await scene({ writtenIn: "ru", text: "He is drunk, careful" });
    expect(await at(tech).make(input(note))).toMatchObject({ translation: "He is drunk, careful" });
    expect((await at(tech).list({ ticketId, language: "en" })).items).toHaveLength(1);
    expect((await at(driver).list({ ticketId, language: "en" })).items).toEqual([]);
    expect(await refusal(at(driver).make(input(note)))).toBe("message.not_found");
  });

  it("without a key", async () => {
    const { deps, tech, said, input } = await scene();
    const without = callerFor({ ...deps, translator: null }, tech);
    expect(await refusal(without.driver.translations.make(input(said)))).toBe("translation.off");
    expect((await without.public.config()).translation).toBe(false);
    expect((await callerFor(deps, tech).public.config()).translation).toBe(true);
  });

  it("when the provider fails, and comes when it is asked again", async () => {
    const { deps, tech, said, input, at } = await scene(new Error("the provider is away"), english);
    expect(await refusal(at(tech).make(input(said)))).toBe("translation.failed");
    expect(deps.logged.map(({ event }) => event)).toEqual(["translation.failed"]);
    expect(await at(tech).make(input(said))).toMatchObject({ writtenIn: "ru" });
  });

  it("when the room does not answer", async () => {
    const { deps, tech, said, input, at } = await scene();
    deps.rooms.fail = true;
    expect(await refusal(at(tech).make(input(said)))).toBe("room.unavailable");
  });

  it.each([
    ["a code that is missing", "Pressure ⟦1⟧, fault"],
    ["a code that stands twice", "Pressure ⟦1⟧ ⟦1⟧, fault ⟦2⟧"],
    ["a telephone number that nobody wrote", "Pressure ⟦1⟧, fault ⟦2⟧, call 800 555 0142"],
    ["a language that nobody asked for", "El motor está con ⟦1⟧ y la falla ⟦2⟧ no se quita"],
    ["no translation at all", "Давление ⟦1⟧, ошибка ⟦2⟧"],
    ["far more than was said", `Pressure ⟦1⟧, fault ⟦2⟧ ${"and more ".repeat(60)}`],
  ])("with %s, after a second try, and nothing is kept", async (_what, text) => {
    const { deps, asked, tech, ticketId, said, input, at } = await scene({ writtenIn: "ru", text });
    expect(await refusal(at(tech).make(input(said)))).toBe("translation.mangled");
    expect(asked).toHaveLength(2);
    expect(await deps.db.$count(messageTranslations, eq(messageTranslations.ticketId, ticketId))).toBe(0);
  });

  it("not when the second try is right", async () => {
    const { tech, said, input, at } = await scene({ writtenIn: "ru", text: "Pressure, fault" }, english);
    expect(await at(tech).make(input(said))).toMatchObject({ translation: "Pressure 98 psi, fault SPN 3364 FMI 5" });
  });

  it("to whoever asks too often, but for what was translated before, and only until the window ends", async () => {
    const { deps, driver, tech, said, note, input, at } = await scene();
    await at(tech).make(input(said));
    for (let more = 1; more < translationLimit.limit; more++) {
      await deps.limits.hit({ key: `translate:${tech.userId}`, ...translationLimit });
    }
    expect(await refusal(at(tech).make(input(note)))).toBe("translation.rate_limited");
    expect(await at(tech).make(input(said))).toMatchObject({ writtenIn: "ru" });
    expect(await at(driver).make({ ...input(said), language: "en" })).toMatchObject({ writtenIn: "ru" });
    deps.clock.advance(translationLimit.windowMs);
    // The limit is over: what refuses now is the answer, which lacks nothing that a note without codes could have.
    expect(await refusal(at(tech).make(input(note)))).toBe("translation.mangled");
  });
});

describe("translations", () => {
  it("go with their ticket, and none comes back after it", async () => {
    const { deps, tech, ticketId, said, note, input, at } = await scene();
    const count = () => deps.db.$count(messageTranslations, eq(messageTranslations.ticketId, ticketId));
    await at(tech).make(input(said));
    expect(await count()).toBe(1);
    await deps.db.insert(roomTombstones).values({ ticketId, erasedAt: 1 });
    expect(await refusal(at(tech).make(input(note)))).toBe("ticket.not_found");
    await deps.db.delete(supportTickets).where(eq(supportTickets.id, ticketId));
    expect(await count()).toBe(0);
  });

  it("are made once when two ask at the same time", async () => {
    const { deps, driver, tech, ticketId, said, input, at } = await scene();
    const both = await Promise.all([at(tech).make(input(said)), at(driver).make(input(said))]);
    expect(both[0]).toEqual(both[1]);
    expect(await deps.db.$count(messageTranslations, eq(messageTranslations.ticketId, ticketId))).toBe(1);
  });
});
