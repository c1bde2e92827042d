import { and, eq, type SQL, sql } from "drizzle-orm";
import type { partsOrders, supportTickets } from "../schema/index.ts";

type Listed = typeof supportTickets | typeof partsOrders;

/**
 * The condition that a row is among the newest of any of these statuses. Each status reads its own end of the index, so
 * that a page costs the same whether a group holds ten rows or a million.
 */
export function newestOfStatuses<Table extends Listed>(
  table: Table,
  statuses: readonly Table["status"]["_"]["data"][],
  { where, limit }: { readonly where: SQL | undefined; readonly limit: number },
): SQL {
  const newest = statuses.map(
    (status) => sql`select seq from (select ${table.seq} as seq from ${table}
      where ${and(eq(table.status, status), where)} order by ${table.seq} desc limit ${limit})`,
  );
  return sql`${table.seq} in (${sql.join(newest, sql` union all `)})`;
}
