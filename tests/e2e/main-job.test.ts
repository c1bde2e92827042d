import { describe, expect, it } from "vitest";
import { newVisitor } from "../support/browser.ts";
import { makePng } from "../support/pictures.ts";
import { Driver } from "./driver.ts";
import { driverAtTicket } from "./driver-at-ticket.ts";
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

  it("a note for staff stays one when its technician opens another ticket and comes back", async () => {
    const [one, two] = [await driverAtTicket("Nora Note"), await driverAtTicket("Otto Other")];
    const technician = await Technician.atDesk();
    const note = "say the driver sounds drunk, send nobody alone";
    await technician.find(one.ticketNumber);
    await technician.page.getByText("Note for staff", { exact: true }).click();
    await technician.page.getByRole("textbox", { name: "Note for staff", exact: true }).fill(note);
    await technician.find(two.ticketNumber);
    await technician.page.getByRole("textbox", { name: "Message", exact: true }).waitFor();
    await technician.find(one.ticketNumber);
    const field = technician.page.getByRole("textbox", { name: "Note for staff", exact: true });
    await field.waitFor();
    expect(await field.inputValue()).toBe(note);
    await field.press("Enter");
    const techRoom = new RoomPage(technician.page);
    await techRoom.line(note).getByText("Staff only").waitFor();

    await technician.page.getByText("To the driver", { exact: true }).click();
    await techRoom.write("say help is on its way");
    const driverRoom = new RoomPage(one.page);
    await driverRoom.line("say help is on its way").waitFor();
    await one.page.reload();
    await driverRoom.line("say help is on its way").waitFor();
    expect(await driverRoom.linesWith("say")).toEqual(["say help is on its way"]);
    expect(await one.page.getByText("drunk").count()).toBe(0);
  });

  it("gives the whole answer after a reload in the middle of it", async () => {
    const driver = await Driver.arrive("Ivan Reload");
    await driver.startDiagnosis("Engine Problems");
    await driver.say("Engine cranks but will not start after I filled up, no codes");
    await driver.page.reload();
    await driver.messages.getByText("Engine cranks but will not start after I filled up, no codes").waitFor();
    await driver.answered();
    expect(
      await driver.messages.getByText("Engine cranks but will not start after I filled up, no codes").count(),
    ).toBe(1);
    await driver.messages.getByText(/fuel/i).first().waitFor();
  });

  it("shows the safety card and no price list to somebody without access who types a red flag", async () => {
    const driver = await Driver.arrive("Nobody");
    await driver.page.getByLabel("What's wrong?").fill("flames and smoke are coming from under the hood");
    await driver.page.getByLabel("What's wrong?").press("Enter");
    const card = driver.page.getByRole("dialog", { name: "Safety first" });
    await card.waitFor();
    await card
      .getByText(/get out|get away|leave the cab/i)
      .first()
      .waitFor();
    await card.getByRole("link", { name: /Call 911/ }).waitFor();
    expect(
      await driver.page
        .getByRole("dialog")
        .getByText(/\$\d+\.\d\d/)
        .count(),
    ).toBe(0);
  });

  it("shows the safety card, not the way to a plan, to a signed-in driver without access", async () => {
    const driver = await Driver.arrive("No Access");
    await driver.page.request.post("/api/trpc/public.auth.signUp", {
      data: { fullName: driver.name, email: driver.email, password: driver.password, applyAsTechnician: true },
    });
    await driver.page.request.post("/api/trpc/public.auth.signIn", {
      data: { email: driver.email, password: driver.password },
    });
    await driver.page.goto("/");
    await driver.page.getByLabel("What's wrong?").fill("the low air buzzer is on and I have no brakes");
    await driver.page.getByLabel("What's wrong?").press("Enter");
    const card = driver.page.getByRole("dialog", { name: "Safety first" });
    await card.waitFor();
    expect(
      await driver.page
        .getByRole("dialog")
        .getByText(/\$\d+\.\d\d|Choose Your Plan/)
        .count(),
    ).toBe(0);

    await driver.page.goto("/");
    await driver.pickIssue("Brake System");
    const blocked = driver.page.getByRole("dialog", { name: "Subscription Inactive" });
    await blocked.waitFor();
    await blocked.getByRole("link", { name: /Call roadside help/ }).waitFor();
    await driver.page.keyboard.press("Escape");
    expect(await blocked.isVisible()).toBe(true);
  });
});
