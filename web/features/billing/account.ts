import type { RouterOutputs } from "../../lib/trpc.ts";

/** One's own account as the worker tells it. */
export type Account = RouterOutputs["driver"]["account"]["get"];
export type Subscription = NonNullable<Account["subscription"]>;
