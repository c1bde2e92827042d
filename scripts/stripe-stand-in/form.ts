/** What a form says: texts, and below them lists and objects as `a[b][0]` names them. */
type FormValue = string | FormObject;
export interface FormObject {
  readonly [name: string]: FormValue | undefined;
}

/** Reads Stripe's form encoding, `items[0][price]=…`; lists become objects with numbers as names. */
export function readForm(text: string): FormObject {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    // `expand[]=a&expand[]=b` numbers itself.
    if (name.endsWith("[]")) path.push(String(Object.keys(Object(objectAt(root, path))).length));
    put(root, path, value);
  }
  return root;
}

function put(root: Record<string, FormValue>, path: readonly string[], value: string): void {
  let place = root;
  for (const part of path.slice(0, -1)) {
    const next = Object.hasOwn(place, part) ? place[part] : undefined;
    const child: Record<string, FormValue> = typeof next === "object" ? (next as Record<string, FormValue>) : {};
    place[part] = child;
    place = child;
  }
  const last = path.at(-1);
  if (last !== undefined) place[last] = value;
}

function objectAt(root: FormObject, path: readonly string[]): FormValue | undefined {
  let place: FormValue | undefined = root;
  for (const part of path) place = typeof place === "object" ? place[part] : undefined;
  return place;
}

/** The text at a path such as `line_items.0.price`; undefined when there is none. */
export function textAt(form: FormObject, path: string): string | undefined {
  const value = objectAt(form, path.split("."));
  return typeof value === "string" ? value : undefined;
}

/** The whole number at a path; undefined when there is none. */
export function numberAt(form: FormObject, path: string): number | undefined {
  const text = textAt(form, path);
  return text === undefined ? undefined : Number(text);
}

/** The texts of an object or a list at a path. */
export function textsAt(form: FormObject, path: string): Record<string, string> {
  const value = objectAt(form, path.split("."));
  if (typeof value !== "object") return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
}
