import { textParam } from "../../lib/search-param.ts";

/** What the address of the users' page holds: the search, and the dialog that is open with whose account it is about. */
export interface UsersSearch {
  readonly q?: string;
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
  const access = textParam(search["access"], 64);
  const erase = textParam(search["erase"], 64);
  const signIns = textParam(search["signIns"], 64);
  return {
    ...(q === undefined ? {} : { q }),
    ...(access === undefined ? {} : { access }),
    ...(erase === undefined ? {} : { erase }),
    ...(signIns === undefined ? {} : { signIns }),
  };
}
