import { parseArgs } from "node:util";
import { priceSetting, standInPrices } from "./prices.ts";
import { startStandIn } from "./server.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    state: { type: "string" },
    webhook: { type: "string" },
  },
});

const secretKey = process.env["STRIPE_SECRET_KEY"];
const webhookSecret = process.env["STRIPE_WEBHOOK_SECRET"];
if (secretKey === undefined || webhookSecret === undefined) throw new Error("The stand-in needs its two secrets.");

const { url } = await startStandIn({
  port: Number(values.port ?? 0),
  ...(values.state === undefined ? {} : { stateFile: values.state }),
  ...(values.webhook === undefined ? {} : { webhookUrl: values.webhook }),
  prices: standInPrices.map((price) => ({ ...price, priceId: process.env[priceSetting(price)] ?? price.priceId })),
  secretKey,
  webhookSecret,
});
process.stdout.write(`Payments stand-in on ${url}\n`);
