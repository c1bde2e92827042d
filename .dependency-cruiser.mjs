// Who may import whom: the table of docs/architecture.md, as folders. Types count, as imports and in cycles.

const npm = (...names) => names.map((name) => `^(node_modules/)?${name}(/|$)`);
const drizzle = npm("drizzle-orm", "@libsql/client");
const lucia = npm("lucia", "@lucia-auth/adapter-drizzle");
const runtime = "^cloudflare:";
const aiSdk = npm("ai", "@ai-sdk/[^/]+");
const core = ["core"];

/** Files of `from` may import themselves and what matches `allowed`, nothing else. */
const only = (name, from, allowed, dependencyTypesNot = []) => ({
  name,
  severity: "error",
  from: { path: from },
  to: {
    couldNotResolve: false,
    pathNot: [from, ...allowed],
    ...(dependencyTypesNot.length > 0 ? { dependencyTypesNot } : {}),
  },
});

/** Only files of `home` (and scripts and tests) may name these packages. */
const belongsTo = (name, packages, home) => ({
  name,
  severity: "error",
  from: { pathNot: [home, "^scripts/", "^tests/", "^[^/]+$"] },
  to: { path: packages },
});

/** Each folder of the engine may import those before it, so that no two of them import each other. */
const engine = "^domain/diagnosis/";
const rooms = ["knowledge", "languages", "guides", "parse", "classify", "dialogue", "respond"];
const engineRooms = rooms.map((room, at) => ({
  name: `engine-${room}`,
  severity: "error",
  from: { path: `${engine}${room}/` },
  to: {
    path: engine,
    pathNot: [...rooms.slice(0, at + 1).map((one) => `${engine}${one}/`), `${engine}(assessment|input)\\.ts$`],
  },
}));

export default {
  forbidden: [
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: [runtime] } },

    only("domain-is-pure", "^domain/", npm("zod/mini")),
    ...engineRooms,
    only("db", "^db/", ["^domain/", ...drizzle], core),

    only("worker-ports", "^worker/ports/", ["^domain/", "^db/"]),
    {
      name: "worker-ports-know-types-of-db",
      severity: "error",
      from: { path: "^worker/ports/" },
      to: { path: "^db/", dependencyTypesNot: ["type-only"] },
    },
    only("worker-services", "^worker/services/", ["^domain/", "^db/queries/", "^worker/ports/"]),
    only(
      "worker-auth",
      "^worker/auth/",
      ["^domain/", "^db/", "^worker/ports/", ...lucia, ...npm("@zxcvbn-ts/[^/]+", "otpauth")],
      core,
    ),
    only(
      "worker-adapters",
      "^worker/adapters/",
      ["^domain/", "^db/queries/", "^worker/ports/", "^node_modules/", runtime],
      core,
    ),
    only(
      "worker-edges",
      "^worker/(trpc|http|ai)/",
      ["^domain/", "^worker/(services|auth|ports|trpc|http|ai)/", "^node_modules/", runtime],
      core,
    ),
    only("worker-rooms", "^worker/rooms/", ["^domain/", "^worker/ports/", runtime, ...npm("zod")]),
    only(
      "worker-composition",
      "^worker/(composition/|[^/]+$)",
      ["^worker/", "^db/", "^domain/", "^node_modules/", runtime],
      core,
    ),

    {
      name: "web-knows-the-api-by-its-type",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^worker/", pathNot: "^worker/trpc/router\\.ts$" },
    },
    {
      name: "web-takes-no-code-of-the-worker",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^worker/", dependencyTypesNot: ["type-only"] },
    },
    only("web", "^web/", ["^domain/", "^worker/", "^node_modules/"]),
    {
      name: "web-features-do-not-know-each-other",
      severity: "error",
      from: { path: "^web/features/([^/]+)/" },
      to: { path: "^web/features/", pathNot: "^web/features/$1/" },
    },
    {
      name: "web-foundations-know-no-feature",
      severity: "error",
      from: { path: "^web/(lib|components)/" },
      to: { path: "^web/(features|routes)/" },
    },
    {
      name: "web-carries-zod-mini-alone",
      severity: "error",
      from: { path: "^web/" },
      to: { path: npm("zod"), pathNot: npm("zod/mini") },
    },

    belongsTo("drizzle-belongs-to-db", npm("drizzle-orm"), "^db/"),
    belongsTo("lucia-belongs-to-auth", lucia, "^worker/auth/"),
    belongsTo("one-time-codes-belong-to-auth", npm("otpauth"), "^worker/auth/"),
    belongsTo("stripe-belongs-to-its-adapter", npm("stripe"), "^worker/adapters/stripe"),
    belongsTo("the-model-belongs-to-ai", aiSdk, "^worker/ai/"),
    {
      name: "nothing-needs-tests-or-scripts",
      severity: "error",
      from: { path: "^(domain|db|worker|web)/" },
      to: { path: "^(tests|scripts)/" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["worker-configuration\\.d\\.ts$", "\\.(css|svg|woff2)$"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "workerd", "browser", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
