import { describe, expect, test } from "vitest";
import { findReplies } from "#domain/replies/find-replies.ts";
import type { ReplyTexts } from "#domain/replies/reply.ts";
import { replyTextFor } from "#domain/replies/reply-text.ts";

const reply = (shortcut: string, title: string, texts: ReplyTexts = { en: "" }) => ({ shortcut, title, texts });
const replies = [
  reply("late", "It takes longer", { en: "The tow is late", es: "La grúa llega tarde" }),
  reply("mechanic", "Towards you", { ru: "Ещё едет" }),
  reply("tow", "Tow arranged", { ar: "شَاحِنَة السحب" }),
  reply("tow-far", "Long way"),
];

describe("What is typed finds", () => {
  test.each([
    ["", ["late", "mechanic", "tow", "tow-far"]],
    ["tow", ["tow", "tow-far", "mechanic", "late"]],
    ["/TOW", ["tow", "tow-far", "mechanic", "late"]],
    ["grua", ["late"]],
    ["late grua", ["late"]],
    ["еще", ["mechanic"]],
    ["شاحنة", ["tow"]],
    ["long", ["late", "tow-far"]],
    ["nothing", []],
    ["%", []],
  ])("%j: %j", (typed, found) => {
    expect(findReplies(replies, typed).map(({ shortcut }) => shortcut)).toEqual(found);
  });
});

describe("The text of a reply", () => {
  test("is the driver's where there is one, else English, else what there is", () => {
    const texts = { en: "Hi", ru: "Привет" };
    expect(replyTextFor(texts, ["ru"])).toEqual({ language: "ru", text: "Привет" });
    expect(replyTextFor(texts, ["tr"])).toEqual({ language: "en", text: "Hi" });
    expect(replyTextFor({ ar: "أهلا" }, ["es"])).toEqual({ language: "ar", text: "أهلا" });
    expect(replyTextFor({}, ["en"])).toBeNull();
  });
});
