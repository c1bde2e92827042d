import { describe, expect, it } from "vitest";
import { newVisitor } from "../support/browser.ts";
import { makePng } from "../support/pictures.ts";
import { Driver } from "./driver.ts";
import { RoomPage } from "./room-page.ts";
import { Technician } from "./technician.ts";

describe("the main job", () => {
  it("goes from the home page to a technician who answers, with a cut line and a photo on the way", async () => {
    const driver = await Driver.arrive("Rosa Alvarez");
    await driver.startDiagnosis("Cooling System");
    await driver.messages.getByText("My cooling system isn't working right").waitFor();

    await driver.say("Temp gauge is at 235 on a long hill, SPN 110 FMI 16, no steam, loaded");
    await driver.messages
      .getByText(/coolant temperature/i)
      .first()
      .waitFor();
    await driver.answered();

    const number = await driver.requestSupport("Running hot on the grade, need somebody to look at it");
    expect(number).toMatch(/^TRK-[0-9A-HJKMNP-TV-Z]{6}$/);
    await driver.page.getByText("Waiting for a technician").first().waitFor();

    const technician = await Technician.atDesk();
    await technician.find(number);
    await technician.page.getByText("Running hot on the grade, need somebody to look at it").first().waitFor();
    await technician.page.getByText("SPN 110 FMI 16").first().waitFor();
    await technician.claim("Dana");
    // The driver's page says so without a reload.
    await driver.page.getByText("A technician is on it").first().waitFor();
    await driver.page.getByText(/Dana/).first().waitFor();

    const driverRoom = new RoomPage(driver.page);
    const techRoom = new RoomPage(technician.page);
    const said: string[] = [];
    for (const turn of [1, 2, 3]) {
      await driverRoom.write(`say driver ${turn}`);
      await techRoom.line(`say driver ${turn}`).waitFor();
      await techRoom.write(`say technician ${turn}`);
      await driverRoom.line(`say technician ${turn}`).waitFor();
      said.push(`say driver ${turn}`, `say technician ${turn}`);
    }
    expect(await driverRoom.linesWith("say")).toEqual(said);
    expect(await techRoom.linesWith("say")).toEqual(said);

    await technician.visitor.context.setOffline(true);
    technician.visitor.expectErrors(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/);
    await driverRoom.write("say while cut 1");
    await driverRoom.write("say while cut 2");
    await technician.visitor.context.setOffline(false);
    await techRoom.line("say while cut 2").waitFor();
    said.push("say while cut 1", "say while cut 2");
    expect(await techRoom.linesWith("say")).toEqual(said);

    await driver.page.locator("input[type=file]").setInputFiles({
      name: "dash.png",
      mimeType: "image/png",
      buffer: Buffer.from(makePng(64, 48)),
    });
    await driverRoom.write("say here is the dash");
    const photo = technician.page.locator('img[src*="/api/photos/"]').first();
    await photo.waitFor();
    const address = (await photo.getAttribute("src")) ?? "";
    expect((await technician.page.request.get(address)).status()).toBe(200);
    const stranger = await newVisitor();
    await stranger.page.request.post("/api/trpc/public.auth.signIn", {
      data: { email: "driver@demo.test", password: "breakdown-demo" },
    });
    expect((await stranger.page.request.get(address)).status()).toBe(404);
  });
});
