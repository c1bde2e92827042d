import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword } from "#db/seed.ts";
import { commandOf } from "#scripts/processes/process-table.ts";
import { RunningApp } from "../support/app.ts";
import { processesOf } from "../support/processes.ts";

const email = "driver@demo.test";

/** The status and the code of one call, with the session's cookie when there is one. */
async function call(app: RunningApp, procedure: string, input: object | null, cookie = "") {
  const response = await fetch(`${app.url}/api/trpc/${procedure}`, {
    ...(input === null ? {} : { method: "POST", body: JSON.stringify(input) }),
    headers: { "content-type": "application/json", cookie },
  });
  const body = (await response.json()) as { error?: { data?: { appCode?: string } } };
  const [session = ""] = (response.headers.get("set-cookie") ?? "").split(";");
  return { status: response.status, code: body.error?.data?.appCode ?? null, cookie: session };
}

function databaseProcesses(app: RunningApp): number[] {
  return processesOf(app.dataDir).filter((pid) => /\/sqld /.test(commandOf(pid) ?? ""));
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  expect(pids.length).toBeGreaterThan(0);
  for (const pid of pids) process.kill(pid, name);
}

async function healthOf(app: RunningApp): Promise<unknown> {
  try {
    return await (await fetch(`${app.url}/api/health`)).json();
  } catch {
    return null;
  }
}

const submission = () => ({
  submissionId: crypto.randomUUID(),
  contactName: "Jo Driver",
  contactPhone: "+1 775 555 0142",
  truckBrand: "Kenworth",
  truckYear: 2019,
  truckModel: "T680",
  issueDescription: "Air pressure drops when parked.",
});

describe("The running app", () => {
  let app: RunningApp;
  let cookie: string;
  beforeAll(async () => {
    app = await RunningApp.start();
    cookie = (await call(app, "public.auth.signIn", { email, password: demoPassword })).cookie;
  });
  afterAll(() => app.stop());

  it("ends every call while its database is stopped, says why, and goes on when it runs again", async () => {
    const input = submission();
    const database = databaseProcesses(app);
    signal(database, "SIGSTOP");
    try {
      const answers = await Promise.all([
        call(app, "public.auth.me", null, cookie),
        call(app, "public.auth.signIn", { email, password: demoPassword }),
        call(app, "driver.tickets.submit", input, cookie),
        call(
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
    await expect.poll(() => healthOf(app), { timeout: 60_000 }).toMatchObject({ ok: true });
    expect((await call(app, "driver.tickets.submit", input, cookie)).status).toBe(200);
  });

  it("starts its database again when it is killed, says so meanwhile, and has its data", async () => {
    signal(databaseProcesses(app), "SIGKILL");
    await expect.poll(() => healthOf(app), { timeout: 60_000 }).toMatchObject({ ok: true, database: true });
    expect((await call(app, "public.auth.me", null, cookie)).status).toBe(200);
    expect((await call(app, "public.auth.signIn", { email, password: demoPassword })).status).toBe(200);
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
        expect((await call(app, "driver.tickets.submit", submission(), cookie)).status).toBe(200);
      }
    }
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
});
