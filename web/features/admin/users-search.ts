import { type PeopleShown, peopleShown } from "#domain/accounts/people.ts";
import { type TierName, tierNames } from "#domain/billing/plans.ts";
import type { ListOrder } from "#domain/paging.ts";
import { textParam } from "../../lib/search-param.ts";

/** What the address of the users' page holds: search, filters, and the dialog that is open with whose account it is about. */
export interface UsersSearch {
  readonly q?: string;
  readonly show?: Exclude<PeopleShown, "all">;
  readonly plan?: TierName | "none";
  readonly order?: Exclude<ListOrder, "newest">;
  /** Whose account is to be disabled, or enabled again. */
  readonly access?: string;
  /** Whose account is to be erased. */
  readonly erase?: string;
  /** Whose sign-ins are shown. */
  readonly signIns?: string;
}

/** The search of an address; a value that makes no sense counts as absent. */
export function readUsersSearch(search: Readonly<Record<string, unknown>>): UsersSearch {
  const q = textParam(search["q"], 100);
  const show = peopleShown.find((known) => known === search["show"]);
  const plan = ([...tierNames, "none"] as const).find((known) => known === search["plan"]);
  const access = textParam(search["access"], 64);
  const erase = textParam(search["erase"], 64);
  const signIns = textParam(search["signIns"], 64);
  return {
    ...(q === undefined ? {} : { q }),
    ...(show === undefined || show === "all" ? {} : { show }),
    ...(plan === undefined ? {} : { plan }),
    ...(search["order"] === "oldest" ? { order: "oldest" } : {}),
    ...(access === undefined ? {} : { access }),
    ...(erase === undefined ? {} : { erase }),
    ...(signIns === undefined ? {} : { signIns }),
  };
}

/** The same list without a dialog. */
export function withoutUserDialog({ q, show, plan, order }: UsersSearch): UsersSearch {
  return readUsersSearch({ q, show, plan, order });
}
