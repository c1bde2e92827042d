import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RunningApp } from "../support/app.ts";
import { hidden } from "../support/hidden-orders.ts";
import { type OpenAiStandIn, startOpenAiStandIn } from "../support/openai-stand-in.ts";
import { makePng } from "../support/pictures.ts";
import { Driver } from "./driver.ts";
import { driverAtTicket } from "./driver-at-ticket.ts";
import { RoomPage } from "./room-page.ts";
import { Technician } from "./technician.ts";

describe("with a model behind an API key", () => {
  let app: RunningApp;
  let model: OpenAiStandIn;
  /** In one conversation for all tests; each says something else in it. */
  let driver: Driver;
  beforeAll(async () => {
    model = await startOpenAiStandIn();
    app = await RunningApp.start({ settings: { OPENAI_API_KEY: "sk-stand-in", OPENAI_BASE_URL: model.url } });
    driver = await Driver.inChat("Max Model", "My truck has electrical problems", {
      baseURL: app.url,
      staysForFile: true,
    });
  });
  afterAll(async () => {
    await app.stop();
    await model.stop();
  });

  it("streams the model's words, and the built-in assistant answers when the model refuses", async () => {
    await driver.say(
      "[[pace 40]] [[say The grounds behind the batteries come loose on this frame.]] batteries die overnight",
    );
    await driver.messages.getByText("The grounds behind the batteries come loose on this frame.").waitFor();
    await driver.answered();
    expect(model.requests.length).toBeGreaterThan(0);

    await driver.say("[[status 402]] dash lights flicker at idle");
    await driver.page.getByText("Credits Needed").first().waitFor();
    await driver.messages.getByText("Backup assistant answered", { exact: false }).first().waitFor();
    await driver.answered();
  });

  it("puts a code that it reads in a photo before the driver, who corrects and confirms it", async () => {
    await driver.page.getByTestId("photo-input").setInputFiles({
      name: "dash.png",
      mimeType: "image/png",
      buffer: Buffer.from(makePng(64, 48)),
    });
    const codes = '[[call report_photo_codes {"codes":[{"spn":3251,"fmi":1}]}]]';
    await driver.say(`${hidden(`${codes} [[say The filter is full.]]`)} what is this`);
    const form = driver.messages.getByRole("group", { name: "Code 1" });
    await form.waitFor();
    expect(await driver.messages.getByText("The filter is full.").count()).toBe(0);
    expect(JSON.stringify(model.requests.at(-1))).toContain("data:image/");

    await form.getByLabel("FMI").fill("0");
    await driver.page.getByRole("button", { name: "Yes, the dash shows this" }).click();
    await driver.messages.getByText("The dash shows: SPN 3251 FMI 0.").waitFor();
    await driver.answered();
    await driver.messages.getByText("Fault codes").first().waitFor();
  });

  it("puts what driver and technician write into each other's language, the original one tap away", async () => {
    const { page: driverPage, ticketNumber } = await driverAtTicket("Tania Two", { baseURL: app.url });
    const said = (reply: object) => hidden(`[[say ${JSON.stringify(reply)}]]`);
    const spanish = "Se me apagó el motor, me da SPN 3364 FMI 5 y no prende";
    const english = "My engine shut off, it gives me ⟦1⟧ and will not start";
    await new RoomPage(driverPage).write(`${spanish} ${said({ writtenIn: "es", text: english })}`);

    const technician = await Technician.atDesk("tech@demo.test", { baseURL: app.url });
    await technician.find(ticketNumber);
    const { page } = technician;
    await page.getByText("My engine shut off, it gives me SPN 3364 FMI 5 and will not start").waitFor();
    await page.getByText("Translated from Spanish").waitFor();
    await page.getByRole("button", { name: "Show original" }).click();
    await page.getByText(spanish).waitFor();
    const asked = model.requests.filter((request) => JSON.stringify(request).includes("Se me apagó"));
    expect(asked).toHaveLength(1);
    expect(JSON.stringify(asked)).not.toContain("3364");

    const answer = "I am on my way to you with a new hose";
    await new RoomPage(page).write(
      `${answer} ${said({ writtenIn: "en", text: "Voy en camino con una manguera nueva" })}`,
    );
    await driverPage.evaluate(() => localStorage.setItem("language", "es"));
    await driverPage.reload();
    await driverPage.getByText("Voy en camino con una manguera nueva", { exact: true }).waitFor();
    // What was translated once is read by whoever comes next.
    await page.reload();
    await page.getByText("My engine shut off, it gives me SPN 3364 FMI 5 and will not start").waitFor();
    expect(model.requests.filter((request) => JSON.stringify(request).includes("Se me apagó"))).toHaveLength(1);
  });

  it("puts the safety card before the first word of the model", async () => {
    await driver.say(
      "[[hold]] [[say Keep driving to the next town.]] low air buzzer is on and the pedal goes to the floor",
    );
    await driver.messages.getByRole("alert").filter({ hasText: /stop/i }).first().waitFor();
    // Only the driver's own message holds the words: the model has said nothing yet.
    expect(await driver.messages.getByText(/Keep driving to the next town/).count()).toBe(1);
    model.release();
    await driver.answered();
    expect(await driver.messages.getByText(/Keep driving to the next town/).count()).toBe(1);
  });
});
