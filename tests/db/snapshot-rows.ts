import type { Client, InValue } from "@libsql/client/web";

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly autoincrement: boolean;
}

interface ForeignKey {
  readonly tableTo: string;
  readonly columnsFrom: readonly string[];
  readonly columnsTo: readonly string[];
}

interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, Column>>;
  readonly foreignKeys: Readonly<Record<string, ForeignKey>>;
  readonly checkConstraints: Readonly<Record<string, { readonly value: string }>>;
}

/** What drizzle-kit keeps beside each migration: the tables as they are after it. */
export interface Snapshot {
  readonly tables: Readonly<Record<string, Table>>;
}

export type Row = Readonly<Record<string, InValue>>;

/** Rows a table; one of them has nulls wherever they are allowed. */
const rowsPerTable = 3;

/** Puts rows into every table of a snapshot, whatever its columns, references and checks are. */
export async function populate(client: Client, snapshot: Snapshot): Promise<void> {
  for (const table of parentsFirst(snapshot)) {
    const parents = await readParents(client, table);
    const statements = Array.from({ length: rowsPerTable }, (_, row) => {
      const columns = Object.values(table.columns).filter((column) => !column.autoincrement);
      return {
        sql: `INSERT INTO "${table.name}" (${columns.map(({ name }) => `"${name}"`).join(", ")})
          VALUES (${columns.map(() => "?").join(", ")}) ON CONFLICT DO NOTHING`,
        args: columns.map((column) => fillIn(table, column, row, parents)),
      };
    });
    await client.batch(statements, "write");
  }
}

/** Every row of every table of the snapshot, with the columns that `columnsOf` names. */
export async function readRows(
  client: Client,
  snapshot: Snapshot,
  later: Snapshot = snapshot,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const rows = new Map<string, readonly Row[]>();
  for (const { name, columns } of Object.values(snapshot.tables)) {
    const kept = Object.keys(columns).filter((column) => later.tables[name]?.columns[column] !== undefined);
    if (kept.length === 0) continue;
    const result = await client.execute(`SELECT ${kept.map((column) => `"${column}"`).join(", ")} FROM "${name}"`);
    rows.set(
      name,
      result.rows.map((row) => Object.fromEntries(kept.map((column, index) => [column, row[index] ?? null]))),
    );
  }
  return rows;
}

function fillIn(table: Table, column: Column, row: number, parents: ReadonlyMap<string, readonly InValue[]>): InValue {
  if (!column.notNull && row === rowsPerTable - 1) return null;
  const parent = parents.get(column.name);
  if (parent !== undefined) return parent[row % parent.length] ?? null;
  for (const { value } of Object.values(table.checkConstraints)) {
    if (!value.includes(`"${column.name}"`)) continue;
    const listed = [...(/ in \((.*)\)$/.exec(value)?.[1] ?? "").matchAll(/'([^']*)'/g)].map((match) => match[1] ?? "");
    if (listed.length > 0) return listed[row % listed.length] ?? null;
    const range = / between (-?\d+) and (-?\d+)$/.exec(value);
    if (range === null) throw new Error(`the test cannot fill ${table.name}.${column.name}: CHECK ${value}`);
    return Number(range[1]) + row;
  }
  if (column.type === "integer") return 1000 + row;
  if (column.type === "real") return row + 0.5;
  return `${column.name} ${row} ${awkward}`;
}

/** Part of every text that is put in: what a search must find literally. */
export const awkward = `100%_ "o'Brien" Żółć`;

async function readParents(client: Client, table: Table): Promise<ReadonlyMap<string, readonly InValue[]>> {
  const parents = new Map<string, readonly InValue[]>();
  for (const { columnsFrom, columnsTo, tableTo } of Object.values(table.foreignKeys)) {
    const [from] = columnsFrom;
    const [to] = columnsTo;
    if (from === undefined || to === undefined || columnsFrom.length > 1)
      throw new Error(`${table.name}: one column a key`);
    const result = await client.execute(`SELECT "${to}" FROM "${tableTo}"`);
    parents.set(
      from,
      result.rows.map((row) => row[0] ?? null),
    );
  }
  return parents;
}

function parentsFirst(snapshot: Snapshot): readonly Table[] {
  const ordered: Table[] = [];
  const visit = (table: Table) => {
    if (ordered.includes(table)) return;
    for (const { tableTo } of Object.values(table.foreignKeys)) {
      const parent = snapshot.tables[tableTo];
      if (parent !== undefined && parent !== table) visit(parent);
    }
    ordered.push(table);
  };
  Object.values(snapshot.tables).forEach(visit);
  return ordered;
}
