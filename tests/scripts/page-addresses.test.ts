import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { isPagePath } from "#worker/http/pages.ts";

const routes = fileURLToPath(new URL("../../web/routes", import.meta.url));

/** The address of a route's file, `x` in place of a parameter: `_public/s.$token.tsx` is `/s/x`; `a_.b` is not inside `a`. */
function addressOf(file: string): string {
  const segments = file
    .replace(/\.tsx$/, "")
    .split(/[/.]/)
    .filter((segment) => !segment.startsWith("_") && segment !== "index");
  return `/${segments.map((segment) => (segment.startsWith("$") ? "x" : segment.replace(/_$/, ""))).join("/")}`;
}

it("Every page of the browser's router is answered as a page by the worker, and nothing else is", () => {
  const files = readdirSync(routes, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".tsx") && !file.startsWith("-") && file.includes("/"));
  const addresses = files.map(addressOf).filter((address) => !address.includes("/-"));
  expect(addresses).toContain("/admin/users");
  expect(addresses).toContain("/s/x");
  expect(addresses.filter((address) => !isPagePath(address))).toEqual([]);
  expect(["/admin/nothing", "/tickets", "/s/x/y", "/nothing"].filter(isPagePath)).toEqual([]);
});
