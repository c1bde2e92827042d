import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { $ZodType, $ZodTypes } from "zod/v4/core";
import { appRouter } from "#worker/trpc/router.ts";

interface Procedure {
  readonly _def: { readonly inputs: readonly $ZodType[] };
}

const procedures = Object.entries(appRouter._def.procedures as unknown as Readonly<Record<string, Procedure>>);

/** The paths of strings and arrays in a schema that may be of any length. */
function unbounded(schema: $ZodType, path: string): string[] {
  const { def } = (schema as $ZodTypes)._zod;
  const own = isBounded(def) ? [] : [path];
  return [...own, ...parts(def, path).flatMap(([part, at]) => unbounded(part, at))];
}

type Def = $ZodTypes["_zod"]["def"];
type Check = { readonly check: string; readonly format?: string; readonly pattern?: RegExp };

function isBounded(def: Def): boolean {
  if (def.type === "record") return def.keyType._zod.values !== undefined;
  if (def.type !== "string" && def.type !== "array") return true;
  return (def.checks ?? []).some((check) => bounds(check._zod.def as Check));
}

function bounds({ check, format, pattern }: Check): boolean {
  if (check === "max_length" || check === "length_equals") return true;
  return format === "regex" && pattern !== undefined && isBoundedPattern(pattern);
}

/** A pattern from the beginning to the end in which everything is repeated a stated number of times. */
function isBoundedPattern({ source, multiline }: RegExp): boolean {
  const plain = source.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
  return !multiline && plain.startsWith("^") && plain.endsWith("$") && !/[*+]|\{\d+,\}/.test(plain);
}

function parts(def: Def, path: string): readonly (readonly [$ZodType, string])[] {
  switch (def.type) {
    case "object": {
      const fields = Object.entries(def.shape).map(([name, field]) => [field, `${path}.${name}`] as const);
      return def.catchall === undefined ? fields : [...fields, [def.catchall, `${path}.*`]];
    }
    case "array":
      return [[def.element, `${path}[]`]];
    case "tuple":
      return def.items.map((item, at) => [item, `${path}[${at}]`] as const);
    case "union":
      return def.options.map((option, at) => [option, `${path}|${at}`] as const);
    case "intersection":
      return [
        [def.left, path],
        [def.right, path],
      ];
    case "record":
      return [
        [def.keyType, `${path}{key}`],
        [def.valueType, `${path}{}`],
      ];
    case "pipe":
      // What a bounded input is turned into is bounded by what turns it.
      return [[def.in._zod.def.type === "transform" ? def.out : def.in, path]];
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return [[def.innerType, path]];
    case "lazy":
      return [[def.getter(), path]];
    case "any":
    case "unknown":
    case "map":
    case "set":
    case "promise":
    case "custom":
      throw new Error(`${path} is of type ${def.type}, of which this test cannot tell whether it is bounded.`);
    default:
      return [];
  }
}

describe("Every input of the API", () => {
  it("bounds each of its strings and arrays", () => {
    const open = procedures.flatMap(([name, { _def }]) => _def.inputs.flatMap((input) => unbounded(input, name)));
    expect(open).toEqual([]);
  });

  it("is seen by this test, whatever the open part is wrapped in", () => {
    const text = z.string();
    const schema = z.object({
      text,
      list: z.optional(z.array(z.boolean())),
      nested: z.nullable(z.object({ in: z.array(text).check(z.maxLength(3)) })),
      either: z.union([z.object({ a: text }), z.boolean()]),
      piped: z.pipe(text, z.transform(Number)),
      pattern: z.string().check(z.regex(/^\w+$/)),
      half: z.string().check(z.regex(/^\w{4}/)),
      fields: z.record(z.string().check(z.maxLength(3)), z.boolean()),
      fine: z.string().check(z.regex(/^[+*]{4}\*$/)),
      short: z.string().check(z.maxLength(3)),
    });
    const open = ["text", "list", "nested.in[]", "either|0.a", "piped", "pattern", "half", "fields"];
    expect(unbounded(schema, "input")).toEqual(open.map((path) => `input.${path}`));
  });
});
