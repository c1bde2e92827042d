import { defineConfig } from "drizzle-kit";

const authToken = process.env["TURSO_AUTH_TOKEN"];

export default defineConfig({
  dialect: "turso",
  schema: "./db/schema/index.ts",
  out: "./db/migrations",
  dbCredentials: {
    url: process.env["TURSO_DATABASE_URL"] ?? "http://127.0.0.1:8080",
    ...(authToken === undefined ? {} : { authToken }),
  },
});
