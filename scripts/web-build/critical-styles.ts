/** One rule of a style sheet: a statement such as `@layer a, b`, or a block with its prelude. */
interface Rule {
  readonly prelude: string;
  /** The text between the braces; null for a statement. */
  readonly body: string | null;
}

/** At-rules that hold further rules. */
const groups = /^@(layer|media|supports|container)\b/;

/**
 * The part of a style sheet that a page needs: every rule whose classes are in the page, in its order, with the
 * keyframes, registered properties and groups that these use. Rules without a class are kept.
 */
export function criticalStyles(css: string, html: string): string {
  const classes = classesOf(html);
  const kept = keep(rulesOf(css), (prelude) => isUsed(prelude, classes));
  return keep(rulesOf(kept), (prelude) => isNamed(prelude, kept));
}

/** The classes that the elements of a page have. */
function classesOf(html: string): ReadonlySet<string> {
  const values = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = ""]) => unescaped(value));
  return new Set(values.flatMap((value) => value.split(/\s+/)));
}

function unescaped(attribute: string): string {
  return attribute
    .replaceAll("&amp;", "&")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'");
}

function keep(rules: readonly Rule[], isKept: (prelude: string) => boolean): string {
  return rules
    .map(({ prelude, body }) => {
      if (body === null) return `${prelude};`;
      if (!groups.test(prelude)) return isKept(prelude) ? `${prelude}{${body}}` : "";
      const inner = keep(rulesOf(body), isKept);
      return inner === "" ? "" : `${prelude}{${inner}}`;
    })
    .join("");
}

function isUsed(prelude: string, classes: ReadonlySet<string>): boolean {
  if (prelude.startsWith("@")) return true;
  return splitAtCommas(prelude).some((selector) => {
    // What must not be there is never needed, and of alternatives one is enough.
    const plain = selector.replaceAll(/:not\([^()]*\)/g, "");
    const named = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1"));
    if (named.length === 0) return true;
    const has = (name: string) => classes.has(name);
    return /:(is|where|has)\(/.test(plain) ? named.some(has) : named.every(has);
  });
}

/** Keyframes and registered properties are kept where something names them. */
function isNamed(prelude: string, kept: string): boolean {
  const [, name] = /^@(?:keyframes|property) ([\w-]+)/.exec(prelude) ?? [];
  return name === undefined || kept.split(name).length > 2;
}

function splitAtCommas(prelude: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < prelude.length; index += 1) {
    const letter = prelude[index];
    if (letter === "\\") index += 1;
    else if (letter === "(" || letter === "[") depth += 1;
    else if (letter === ")" || letter === "]") depth -= 1;
    else if (letter === "," && depth === 0) {
      parts.push(prelude.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, prelude.slice(start)];
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    const letter = css[index];
    if (letter === "\\") index += 1;
    else if (letter === '"' || letter === "'") index = endOfText(css, index);
    else if (css.startsWith("/*", index)) {
      const end = css.indexOf("*/", index);
      index = end + 1;
      start = index + 1;
    } else if (letter === "(") index = endOfBlock(css, index, "(", ")");
    else if (letter === ";") {
      rules.push({ prelude: css.slice(start, index).trim(), body: null });
      start = index + 1;
    } else if (letter === "{") {
      const end = endOfBlock(css, index, "{", "}");
      rules.push({ prelude: css.slice(start, index).trim(), body: css.slice(index + 1, end) });
      index = end;
      start = index + 1;
    }
  }
  return rules.filter(({ prelude }) => prelude !== "");
}

function endOfText(css: string, start: number): number {
  for (let index = start + 1; index < css.length; index += 1) {
    if (css[index] === "\\") index += 1;
    else if (css[index] === css[start]) return index;
  }
  throw new Error("A text in the styles does not end.");
}

function endOfBlock(css: string, start: number, opens: string, closes: string): number {
  let depth = 0;
  for (let index = start; index < css.length; index += 1) {
    const letter = css[index];
    if (letter === "\\") index += 1;
    else if (letter === '"' || letter === "'") index = endOfText(css, index);
    else if (letter === opens) depth += 1;
    else if (letter === closes) {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  throw new Error("A block in the styles does not end.");
}
