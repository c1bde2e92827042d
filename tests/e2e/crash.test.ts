import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RunningApp } from "../support/app.ts";
import { Driver } from "./driver.ts";
import { RoomPage } from "./room-page.ts";
import { Technician } from "./technician.ts";

describe("the worker killed with SIGKILL", () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await RunningApp.start();
  });
  afterAll(() => app.stop());

  it("in the middle of a conversation and of an answer loses nothing and says nothing twice", async () => {
    const baseURL = app.url;
    const driver = await Driver.arrive("Olga Crash", { baseURL });
    driver.visitor.expectErrors(/WebSocket|Failed to load resource|ERR_|connection|5\d\d/i);
    await driver.startDiagnosis("Brake System");

    const question = "Air pressure drops to 80 psi with the brakes applied, no leak to hear";
    await driver.say(question);
    await app.killRuntime();
    await driver.messages.getByText(question).first().waitFor();
    await driver.answered();
    expect(await driver.messages.getByText(question, { exact: true }).count()).toBe(1);

    const number = await driver.requestSupport("Losing air, need somebody");
    const technician = await Technician.atDesk("tech@demo.test", { baseURL });
    technician.visitor.expectErrors(/WebSocket|Failed to load resource|ERR_|connection|5\d\d/i);
    await technician.find(number);
    await technician.claim("Dana");
    await driver.page.getByText("A technician is on it").first().waitFor();

    const driverRoom = new RoomPage(driver.page);
    const techRoom = new RoomPage(technician.page);
    await driverRoom.write("say before");
    await techRoom.line("say before").waitFor();
    await driverRoom.write("say at the moment");
    await app.killRuntime();
    await driverRoom.write("say while it is gone");
    await techRoom.line("say while it is gone").waitFor();
    await techRoom.write("say afterwards");
    await driverRoom.line("say afterwards").waitFor();

    const said = ["say before", "say at the moment", "say while it is gone", "say afterwards"];
    expect(await driverRoom.linesWith("say")).toEqual(said);
    expect(await techRoom.linesWith("say")).toEqual(said);
    await driver.page.reload();
    await driverRoom.line("say afterwards").waitFor();
    expect(await driverRoom.linesWith("say")).toEqual(said);
  });
});
