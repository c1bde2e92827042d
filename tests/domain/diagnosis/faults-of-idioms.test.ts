import { expect, it } from "vitest";
import { assess } from "#domain/diagnosis/index.ts";

const urgencyOf = (content: string) => assess({ messages: [{ role: "user", content }], language: "en" }).urgency;

it.each(["i rolled it over to the curb", "i rolled it to the shoulder", "my back is killing me from this seat"])(
  "%j is no crash and no injury",
  (said) => {
    expect(urgencyOf(said)).not.toBe("emergency");
  },
);

it.each(["i rolled it over in the ditch", "i rolled it, it is on its side"])("%j is a crash", (said) => {
  expect(urgencyOf(said)).toBe("emergency");
});
