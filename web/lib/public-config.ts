import { useQuery } from "@tanstack/react-query";
import { trpc } from "./trpc.ts";

export { telHref } from "#domain/pages/tel-href.ts";

/** What pages show of the settings. */
export interface PublicConfig {
  readonly roadsidePhone: string;
  readonly contactTech: string;
  readonly contactSales: string;
  readonly contactInfo: string;
  /** Whether there are tiles for maps; without them the bundled outline is drawn. */
  readonly tiles?: boolean;
  /** Whether messages between driver and technician can be translated. */
  readonly translation?: boolean;
  /** What a browser subscribes to pushes with; null where nothing is pushed. */
  readonly vapidPublicKey?: string | null;
}

const storageKey = "public-config";

/** The last known numbers and mailboxes: the call button must work without a line. */
function remembered(): PublicConfig | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return isPublicConfig(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPublicConfig(value: unknown): value is PublicConfig {
  if (typeof value !== "object" || value === null) return false;
  return ["roadsidePhone", "contactTech", "contactSales", "contactInfo"].every(
    (name) => typeof Reflect.get(value, name) === "string",
  );
}

/** Telephone number and mailboxes; undefined only on a device that never had them and has no line. */
export function usePublicConfig(): PublicConfig | undefined {
  const query = trpc.public.config.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const { data } = useQuery({
    ...query,
    select: (value): PublicConfig => {
      try {
        localStorage.setItem(storageKey, JSON.stringify(value));
      } catch {
        // Storage is refused: the number is known while the page is open.
      }
      return value;
    },
  });
  return data ?? remembered();
}
