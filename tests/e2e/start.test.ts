import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "#scripts/processes/ports.ts";
import { commandOf } from "#scripts/processes/process-table.ts";
import { RunningApp, startAndFail } from "../support/app.ts";
import { processesOf } from "../support/processes.ts";
import { callApp, healthOf, signInTo, submission } from "./app-calls.ts";
import { Driver } from "./driver.ts";
import { submitTicket } from "./driver-at-ticket.ts";
import { RoomPage } from "./room-page.ts";
import { Technician } from "./technician.ts";

function databaseProcesses(app: RunningApp): number[] {
  return processesOf(app.dataDir).filter((pid) => /\/sqld /.test(commandOf(pid) ?? ""));
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  expect(pids.length).toBeGreaterThan(0);
  for (const pid of pids) process.kill(pid, name);
}

/** One start of its own goes through all of this, in this order: each start takes as long as ten other tests. */
describe("a started app", () => {
  let app: RunningApp;
  let cookie: string;
  beforeAll(async () => {
    app = await RunningApp.start();
    ({ cookie } = await signInTo(app));
  });
  afterAll(() => app.stop());

  it("answers health with every part", async () => {
    expect(await healthOf(app)).toMatchObject({ ok: true, database: true, rooms: true, photos: true });
  });

  it("keeps built files for a year, with the headers of every answer, and no answer about a missing one", async () => {
    const page = await (await fetch(`${app.url}/`)).text();
    const [asset = ""] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    const { status, headers } = await fetch(app.url + asset);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    const missing = await fetch(`${app.url}/assets/none-00000000.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get("cache-control") ?? "").not.toContain("immutable");
    expect((await fetch(`${app.url}/sw.js`)).headers.get("cache-control") ?? "").not.toContain("immutable");
  });

  it("shows its outbox under its own name alone", async () => {
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { host: "127.0.0.1", port: app.port, path: "/dev/outbox", headers: { host } };
        httpRequest(options, (response) => resolve(response.resume().statusCode))
          .on("error", reject)
          .end();
      });
    expect(await statusFor(`localhost:${app.port}`)).toBe(200);
    expect(await statusFor(`evil.example:${app.port}`)).toBe(404);
  });

  it("is not disturbed by a second one on its port or on its data", async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "roadflare-second-"));
    const samePort = await startAndFail({ PORT: String(app.port), DATA_DIR: elsewhere });
    expect(samePort.code).toBe(1);
    expect(samePort.stderr).toEqual([expect.stringMatching(new RegExp(`^Port ${app.port} is taken`))]);
    const sameData = await startAndFail({ PORT: String(await freePort()), DATA_DIR: app.dataDir });
    expect(sameData.code).toBe(1);
    expect(sameData.stderr).toEqual([expect.stringMatching(/^Roadflare already runs with the data in/)]);
    rmSync(elsewhere, { recursive: true });
    expect(await healthOf(app)).toMatchObject({ ok: true });
  });

  it("ends every call while its database is stopped, says why, and goes on when it runs again", async () => {
    const input = submission();
    const database = databaseProcesses(app);
    signal(database, "SIGSTOP");
    try {
      const answers = await Promise.all([
        callApp(app, "public.auth.me", null, cookie),
        signInTo(app),
        callApp(app, "driver.tickets.submit", input, cookie),
        callApp(
          app,
          "subscriber.chat.send",
          { conversationId: "cnv_1", turnId: "turn-0001", text: "a", photoIds: [] },
          cookie,
        ),
      ]);
      for (const { status, code } of answers) expect([status, code]).toEqual([503, "database.timed_out"]);
    } finally {
      signal(database, "SIGCONT");
    }
    await expect.poll(() => healthOf(app)).toMatchObject({ ok: true });
    expect((await callApp(app, "driver.tickets.submit", input, cookie)).status).toBe(200);
  });

  it("starts its database again when it is killed, says so meanwhile, and has its data", async () => {
    signal(databaseProcesses(app), "SIGKILL");
    await expect.poll(() => healthOf(app)).toMatchObject({ ok: true, database: true });
    expect((await callApp(app, "public.auth.me", null, cookie)).status).toBe(200);
    expect((await signInTo(app)).status).toBe(200);
  });

  it("serves the next request after an upload that was too long and cut off", async () => {
    for (const size of [20_000_000, 90_000_000]) {
      const socket = connect(app.port, "127.0.0.1");
      await once(socket, "connect");
      const head = `POST /api/photos HTTP/1.1\r\nhost: localhost:${app.port}\r\ncookie: ${cookie}\r\n`;
      socket.write(`${head}content-type: multipart/form-data; boundary=x\r\ncontent-length: ${size}\r\n\r\n`);
      socket.write(Buffer.alloc(300_000));
      socket.on("error", () => undefined);
      socket.end();
      socket.destroy();
      for (let next = 0; next < 5; next += 1) {
        expect((await callApp(app, "driver.tickets.submit", submission(), cookie)).status).toBe(200);
      }
    }
  });

  it("whose runtime is killed in the middle of a conversation and of an answer loses and repeats nothing", async () => {
    const baseURL = app.url;
    const lost = /WebSocket|Failed to load resource|ERR_|connection|5\d\d/i;
    const driver = await Driver.inChat("Olga Crash", "My cooling system isn't working right", { baseURL });
    driver.visitor.expectErrors(lost);
    const number = await submitTicket(driver);
    const ticketPage = await driver.visitor.context.newPage();
    await ticketPage.goto(`/tickets/${number}`);
    const technician = await Technician.atDesk("tech@demo.test", { baseURL });
    technician.visitor.expectErrors(lost);
    await technician.find(number);
    await technician.claim("Dana");
    await ticketPage.getByText("A technician is on it").first().waitFor();
    const [driverRoom, techRoom] = [new RoomPage(ticketPage), new RoomPage(technician.page)];
    await driverRoom.write("say before");
    await techRoom.line("say before").waitFor();

    const question = "Air pressure drops to 80 psi with the brakes applied, no leak to hear";
    await driver.say(question);
    await driverRoom.write("say at the moment");
    await app.killRuntime();
    await driverRoom.write("say while it is gone");

    await driver.messages.getByText(question).first().waitFor();
    await driver.answered();
    expect(await driver.messages.getByText(question, { exact: true }).count()).toBe(1);
    await techRoom.line("say while it is gone").waitFor();
    await techRoom.write("say afterwards");
    await driverRoom.line("say afterwards").waitFor();
    const said = ["say before", "say at the moment", "say while it is gone", "say afterwards"];
    expect(await driverRoom.linesWith("say")).toEqual(said);
    expect(await techRoom.linesWith("say")).toEqual(said);
    await ticketPage.reload();
    await driverRoom.line("say afterwards").waitFor();
    expect(await driverRoom.linesWith("say")).toEqual(said);
  });

  it("killed with SIGKILL leaves no process, and the next start finds its data", async () => {
    const account = { email: `second-start-${crypto.randomUUID()}@example.test`, password: "a long haul at night" };
    expect((await callApp(app, "public.auth.signUp", { fullName: "Kay Second", ...account })).status).toBe(200);
    await app.kill();
    await expect.poll(() => processesOf(app.dataDir)).toEqual([]);
    await app.startAgain();
    expect((await signInTo(app, account)).status).toBe(200);
    expect((await signInTo(app)).status).toBe(200);
  });

  it("ended by Ctrl-C leaves no process", async () => {
    expect(processesOf(app.dataDir).length).toBeGreaterThan(2);
    expect(await app.interrupt()).toBe(0);
    expect(processesOf(app.dataDir)).toEqual([]);
  });

  it("does not start with a broken database file, and leaves it as it is", async () => {
    const folder = join(app.dataDir, "database");
    writeFileSync(join(folder, "dbs", "default", "data"), "this was a database");
    const before = snapshot(folder);
    const outcome = await startAndFail({ PORT: String(app.port), DATA_DIR: app.dataDir });
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toEqual([expect.stringMatching(/^The database is broken and was left as it is/)]);
    expect(snapshot(folder)).toEqual(before);
  });
});

function snapshot(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((f) =>
    statSync(join(folder, f)).isFile(),
  );
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(folder, file), "base64")]));
}
