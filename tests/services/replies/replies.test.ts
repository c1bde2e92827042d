import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, cannedResponses, users } from "#db/schema/index.ts";
import { maxOwnReplies } from "#domain/replies/reply.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { refusal } from "#tests/support/refusal.ts";

/** Two technicians, and a word that begins every shortcut of this test alone. */
async function scene() {
  const deps = testDeps();
  const [tess, marco] = [await makeActor(deps.db, "tech"), await makeActor(deps.db, "tech")];
  const word = `zq${crypto.randomUUID().slice(0, 8)}`;
  const reply = (shortcut: string, scope: "team" | "own" = "team") => ({
    scope,
    shortcut: `${word}-${shortcut}`,
    title: `Title of ${shortcut}`,
    texts: { en: "Hi {name}", es: "Hola {name}" },
  });
  const repliesOf = (who: typeof tess) => callerFor(deps, who.actor).tech.replies;
  const listed = async (who: typeof tess) =>
    (await all(repliesOf(who))).filter((one) => one.shortcut.startsWith(word)).map((one) => one.shortcut);
  return { deps, tess, marco, word, reply, api: repliesOf(tess), theirs: repliesOf(marco), listed };
}

type Api = ReturnType<typeof callerFor>["tech"]["replies"];
type Page = Awaited<ReturnType<Api["list"]>>;

async function all(api: Api): Promise<Page["items"]> {
  const items: Page["items"][number][] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await api.list({ limit: 100, cursor });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return items;
}

describe("saved replies", () => {
  it("of the team are everybody's, one's own nobody else's, in order of the shortcut", async () => {
    const { api, theirs, reply, tess, marco, listed, word } = await scene();
    await api.create(reply("b"));
    const own = await api.create(reply("a", "own"));
    await theirs.create(reply("c", "own"));
    expect(own).toMatchObject({ scope: "own", version: 1, texts: { en: "Hi {name}", es: "Hola {name}" } });
    expect(await listed(tess)).toEqual([`${word}-a`, `${word}-b`]);
    expect(await listed(marco)).toEqual([`${word}-b`, `${word}-c`]);
  });

  it("come page by page, none twice and none left out, also where two have one shortcut", async () => {
    const { api, reply, word, theirs } = await scene();
    for (const shortcut of ["a", "b", "c"]) await api.create(reply(shortcut));
    await api.create(reply("b", "own"));
    await theirs.create(reply("b", "own"));
    const seen: string[] = [];
    let cursor: string | null = `${word}.0`;
    for (let page = 0; page < 4; page++) {
      const { items, nextCursor }: Page = await api.list({ cursor, limit: 1 });
      seen.push(...items.map((one) => one.shortcut.replace(`${word}-`, "")));
      cursor = nextCursor;
    }
    expect(seen).toEqual(["a", "b", "b", "c"]);
  });

  it("have one shortcut for the team and one for each technician", async () => {
    const { api, theirs, reply } = await scene();
    await api.create(reply("omw"));
    await api.create(reply("omw", "own"));
    await theirs.create(reply("omw", "own"));
    expect(await refusal(theirs.create(reply("omw")))).toBe("reply.shortcut_taken");
    expect(await refusal(api.create(reply("omw", "own")))).toBe("reply.shortcut_taken");
    const other = await api.create(reply("other"));
    const taken = { ...reply("omw"), replyId: other.id, version: 1 };
    expect(await refusal(api.update(taken))).toBe("reply.shortcut_taken");
  });

  it("of the team are edited by every technician, one's own by oneself alone", async () => {
    const { api, theirs, reply } = await scene();
    const team = await api.create(reply("team"));
    const own = await api.create(reply("own", "own"));
    const changed = { title: "Better", texts: { ru: "Уже смотрю" } };
    expect(await theirs.update({ ...reply("team"), ...changed, replyId: team.id, version: 1 })).toMatchObject({
      id: team.id,
      scope: "team",
      title: "Better",
      texts: { ru: "Уже смотрю" },
      version: 2,
    });
    const input = { ...reply("own"), replyId: own.id, version: 1 };
    expect(await refusal(theirs.update(input))).toBe("reply.not_found");
    expect(await refusal(theirs.remove({ replyId: own.id, version: 1 }))).toBe("reply.not_found");
    expect(await api.update({ ...input, ...changed })).toMatchObject({ version: 2, scope: "own" });
  });

  it("that two edit at once are changed by one, and the other is told", async () => {
    const { api, theirs, reply } = await scene();
    const { id } = await api.create(reply("race"));
    const edit = (by: Api, title: string) => by.update({ ...reply("race"), title, replyId: id, version: 1 });
    const results = await Promise.allSettled([edit(api, "one"), edit(theirs, "two")]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusal(edit(api, "late"))).toBe("reply.stale");
    expect(await refusal(api.remove({ replyId: id, version: 1 }))).toBe("reply.stale");
    expect(await api.remove({ replyId: id, version: 2 })).toEqual({ id });
    expect(await refusal(api.remove({ replyId: id, version: 2 }))).toBe("reply.not_found");
    expect(await refusal(edit(api, "gone"))).toBe("reply.not_found");
  });

  it("leave a line in the audit for what was done, and none for what was not", async () => {
    const { deps, api, theirs, reply, tess, marco, word } = await scene();
    const { id } = await api.create(reply("audited"));
    await refusal(theirs.create(reply("audited")));
    await theirs.update({ ...reply("renamed"), replyId: id, version: 1 });
    await refusal(api.update({ ...reply("late"), replyId: id, version: 1 }));
    await api.remove({ replyId: id, version: 2 });
    const lines = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.seq);
    expect(lines.map(({ action, actorId, subjectKind, data }) => [action, actorId, subjectKind, data])).toEqual([
      ["reply.created", tess.user.id, "reply", { shortcut: `${word}-audited` }],
      ["reply.updated", marco.user.id, "reply", { shortcut: `${word}-audited` }],
      ["reply.removed", tess.user.id, "reply", { shortcut: `${word}-renamed` }],
    ]);
  });

  it("are as many as one may keep, and no more", async () => {
    const { deps, api, reply, tess, word } = await scene();
    const row = (index: number) => ({
      id: `rpl_${word}${index}`,
      ownerId: tess.user.id,
      shortcut: `${word}-${index}`,
      title: "x",
      texts: { en: "x" },
      createdAt: 1,
      updatedAt: 1,
    });
    await deps.db.insert(cannedResponses).values(Array.from({ length: maxOwnReplies - 1 }, (_, index) => row(index)));
    await api.create(reply("last", "own"));
    expect(await refusal(api.create(reply("over", "own")))).toBe("reply.limit_reached");
    await api.create(reply("team"));
  });

  it("come back as they were written, whatever was written", async () => {
    const { api, reply } = await scene();
    const text = `100%_ "o'Brien" ', '') -- 👩‍🔧 مرحبًا \\n {"a":1}`;
    const { id } = await api.create({ ...reply("odd"), title: text, texts: { ar: text } });
    expect((await all(api)).find((one) => one.id === id)).toMatchObject({ title: text, texts: { ar: text } });
  });

  it("of a technician go when the account goes; the team's stay", async () => {
    const { deps, api, reply, tess, marco, listed, word } = await scene();
    await api.create(reply("own", "own"));
    await api.create(reply("team"));
    await deps.db.delete(users).where(eq(users.id, tess.user.id));
    expect(await listed(marco)).toEqual([`${word}-team`]);
    expect(await listed(tess)).toEqual([`${word}-team`]);
  });

  it("take one round trip to the database each", async () => {
    const { deps, reply, tess } = await scene();
    const { db, requests } = countingDb();
    const api = callerFor({ ...deps, db }, tess.actor).tech.replies;
    const { id } = await api.create(reply("trip"));
    await api.list({});
    await api.update({ ...reply("trip"), replyId: id, version: 1 });
    await api.remove({ replyId: id, version: 2 });
    expect(requests()).toBe(4);
  });
});
