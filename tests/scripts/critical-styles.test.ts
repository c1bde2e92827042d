import { expect, test } from "vitest";
import { criticalStyles } from "#scripts/web-build/critical-styles.ts";

const page = '<main class="grid sm:p-2 in-[[data-session=some]]:hidden [&amp;&gt;b]:font"><p class="x">a</p></main>';
const of = (css: string) => criticalStyles(css, page);

test("A rule stays when all its classes are in the page, with every state of theirs", () => {
  expect(of(".grid{display:grid}.flex{display:flex}.grid:hover{color:red}.grid .flex{color:red}")).toBe(
    ".grid{display:grid}.grid:hover{color:red}",
  );
});

test("Rules without a class stay, and of several selectors one is enough", () => {
  expect(of("html,.flex{color:red}h1{margin:0}.flex,.x{color:red}")).toBe(
    "html,.flex{color:red}h1{margin:0}.flex,.x{color:red}",
  );
});

test("Escaped names are those of the page", () => {
  const css = String.raw`.sm\:p-2{padding:2px}.lg\:p-2{padding:2px}.\[\&\>b\]\:font>b{font:a}`;
  expect(of(css)).toBe(String.raw`.sm\:p-2{padding:2px}.\[\&\>b\]\:font>b{font:a}`);
});

test("Groups keep what stays in them, and go when nothing does", () => {
  expect(
    of("@layer a,b;@layer a{@media (width>1px){.grid{color:red}.flex{color:red}}}@media print{.flex{color:red}}"),
  ).toBe("@layer a,b;@layer a{@media (width>1px){.grid{color:red}}}");
});

test("Keyframes and registered properties stay where something names them", () => {
  const css =
    '.grid{animation:a 1s;--tw-x:1}@keyframes a{to{opacity:0}}@keyframes b{to{opacity:0}}@property --tw-x{syntax:"*"}@property --tw-y{syntax:"*"}';
  expect(of(css)).toBe('.grid{animation:a 1s;--tw-x:1}@keyframes a{to{opacity:0}}@property --tw-x{syntax:"*"}');
});

test("Braces and semicolons in texts and addresses end nothing", () => {
  const css = '.x{content:"};{"}.x:before{background:url("data:image/svg+xml;a,{}")}.flex{color:red}';
  expect(of(css)).toBe('.x{content:"};{"}.x:before{background:url("data:image/svg+xml;a,{}")}');
});
