import { describe, expect, it } from "vitest";
import { Driver } from "./driver.ts";

/** Most taps from a complaint to an outcome. */
const mostTaps = 6;

function answersOf({ messages }: Driver) {
  return messages.locator("fieldset:not(details *)").getByRole("button");
}

describe("a driver whose air will not build up", () => {
  it("gets from the complaint to an outcome by taps alone", async () => {
    const driver = await Driver.inChat("Gail Taps", "the air will not build up");
    await driver.messages.getByText("Can you drive?").first().waitFor();
    let taps = 0;
    while (taps < mostTaps && (await answersOf(driver).count()) > 0) {
      await answersOf(driver).last().click();
      taps += 1;
      await driver.messages.getByText("Your answers").waitFor();
      await driver.answered();
    }
    expect(taps).toBeGreaterThan(1);
    expect(await answersOf(driver).count()).toBe(0);
    await driver.messages.getByText("Who, parts, time, cost").last().click();
    await driver.messages.getByText("Who you need").last().waitFor();
  });
});
