import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { newId } from "#domain/ids.ts";
import { jobTimeLimits, timeLimits } from "#domain/time-limits.ts";
import { randomBytes } from "./adapters/random.ts";
import { makeConversationPorts } from "./composition/conversations.ts";
import { makeDeps } from "./composition/deps.ts";
import { makeDeskPorts, makeRoomPorts } from "./composition/rooms.ts";
import { type Env, readSettings } from "./env.ts";
import { withActor } from "./http/actor.ts";
import type { AppEnv } from "./http/app-env.ts";
import { serveAsset } from "./http/assets.ts";
import { streamChat } from "./http/chat-stream.ts";
import { runJob } from "./http/dev-jobs.ts";
import { listOutbox } from "./http/dev-outbox.ts";
import { serveError } from "./http/errors.ts";
import { serveHealth } from "./http/health.ts";
import { mayUseLocalTools } from "./http/local-only.ts";
import { servePage } from "./http/pages.ts";
import { servePhoto, uploadPhoto } from "./http/photos.ts";
import { requestLog } from "./http/request-log.ts";
import { upgradeDesk, upgradeRoom } from "./http/room-upgrade.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { robotsTxt, sitemapXml } from "./http/search-engines.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { takeStripeWebhook } from "./http/stripe-webhook.ts";
import { serveTile } from "./http/tiles.ts";
import { serveTrpc } from "./http/trpc.ts";
import { defineConversation } from "./rooms/conversation.ts";
import { defineDesk } from "./rooms/desk.ts";
import { defineTicketRoom } from "./rooms/ticket-room.ts";
import { runJobs, schedule } from "./services/jobs/jobs.ts";
import { publicConfig } from "./trpc/public/config.ts";

export const TicketRoom = defineTicketRoom(makeRoomPorts);
export const Conversation = defineConversation(makeConversationPorts);
export const Desk = defineDesk(makeDeskPorts);

const maxJsonBytes = 1024 * 1024;

const jsonLimit = bodyLimit({
  maxSize: maxJsonBytes,
  onError: (c) => c.json({ error: { code: "request.too_large", requestId: c.get("requestId") } }, 413),
});

const app = new Hono<AppEnv & { Bindings: Env }>();

// A built file needs neither a database client nor a line in the log.
app.get("/assets/*", securityHeaders(), (c) => serveAsset(c.req.raw, c.env.ASSETS));

app.use(async (c, next) => {
  const requestId = newId("request", randomBytes);
  c.set("requestId", requestId);
  c.set(
    "deps",
    makeDeps(
      c.env,
      (work) => c.executionCtx.waitUntil(work),
      requestId,
      c.req.path.startsWith("/dev/jobs/") ? jobTimeLimits : timeLimits,
    ),
  );
  await next();
});
app.use(requestLog());
app.use(securityHeaders());
app.use(sameOrigin());

app.get(
  "/api/health",
  serveHealth((c) => readSettings(c.env as Env).APP_VERSION),
);

app.use("/api/trpc/*", jsonLimit);
app.post("/api/trpc/subscriber.chat.send", streamChat);
app.all("/api/trpc/*", serveTrpc);
app.post("/api/photos", withActor(), uploadPhoto);
app.get("/api/photos/:id", withActor(), servePhoto);
app.post("/api/stripe/webhook", jsonLimit, takeStripeWebhook);
app.get("/api/tiles/:z/:x/:y", serveTile);
app.get("/api/rooms/:ticketId", withActor(), upgradeRoom);
app.get("/api/desk", withActor(), upgradeDesk);
app.all("/api/*", (c) => c.json({ error: { code: "request.not_found", requestId: c.var.requestId } }, 404));

const answerPage = (c: Context<AppEnv & { Bindings: Env }>) => {
  const { deps } = c.var;
  const values = { config: publicConfig(deps), publicUrl: deps.publicUrl };
  return servePage(c.req.raw, { assets: c.env.ASSETS, values, randomBytes });
};

app.get("/robots.txt", (c) => robotsTxt(c.var.deps.publicUrl));
app.get("/sitemap.xml", (c) => sitemapXml(c.var.deps.publicUrl));

app.use("/dev/*", (c, next) => (mayUseLocalTools(c) ? next() : answerPage(c)));
app.post("/dev/jobs/:name", runJob);
app.get("/dev/outbox", listOutbox);

// A form that a browser sent without the app's script: it needs the script.
app.post("/auth", (c) => c.redirect("/auth", 303));
app.on(["GET", "HEAD"], "*", answerPage);
app.notFound((c) => c.json({ error: { code: "request.not_found", requestId: c.var.requestId } }, 404));
app.onError(serveError);

export default {
  fetch: app.fetch,
  async scheduled(controller, env, context) {
    const names = schedule[controller.cron] ?? [];
    await runJobs(
      names,
      makeDeps(env, (work) => context.waitUntil(work), undefined, jobTimeLimits),
    );
  },
} satisfies ExportedHandler<Env>;
