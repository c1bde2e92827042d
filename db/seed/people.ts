import type { Role } from "#domain/access/roles.ts";
import type { SubscriptionStatus } from "#domain/access/subscription.ts";
import type { TierName } from "#domain/billing/plans.ts";
import type { ChatLanguage, StaffLanguage } from "#domain/languages/languages.ts";

const day = 86_400_000;

export interface DemoPerson {
  readonly key: string;
  readonly email: string;
  readonly fullName: string;
  readonly companyName?: string;
  readonly areaCode: string;
  readonly language?: ChatLanguage;
  readonly roles?: readonly Role[];
  /** True for the accounts that the start prints; the others cannot sign in. */
  readonly signsIn?: boolean;
  readonly joinedDaysAgo: number;
  readonly subscription?: {
    readonly tierName: TierName;
    readonly status: SubscriptionStatus;
    /** Days from now; negative when it is over. */
    readonly trialEndsInDays?: number;
    readonly pastDueDays?: number;
  };
  readonly tech?: { readonly languages: readonly StaffLanguage[]; readonly specializations: readonly string[] };
  readonly asksToBeTech?: boolean;
}

const trial = (trialEndsInDays: number) => ({ tierName: "solo_driver", status: "trialing", trialEndsInDays }) as const;
const solo = { tierName: "solo_driver", status: "active" } as const;
const fleet = { tierName: "fleet_manager", status: "active" } as const;

/** Everybody in the demo data, all invented. */
export const demoPeople = [
  {
    key: "driver",
    email: "driver@demo.test",
    fullName: "Dale Turner",
    companyName: "Turner Hauling LLC",
    areaCode: "775",
    signsIn: true,
    joinedDaysAgo: 310,
    subscription: trial(14),
  },
  {
    key: "tess",
    email: "tech@demo.test",
    fullName: "Tess Whitfield",
    areaCode: "402",
    roles: ["tech"],
    signsIn: true,
    joinedDaysAgo: 400,
    tech: { languages: ["en", "ru"], specializations: ["Engine", "Aftertreatment", "Electrical"] },
  },
  {
    key: "marco",
    email: "tech2@demo.test",
    fullName: "Marco Ruiz",
    areaCode: "915",
    roles: ["tech"],
    signsIn: true,
    joinedDaysAgo: 310,
    tech: { languages: ["en", "es"], specializations: ["Brakes", "Transmission", "Steering"] },
  },
  {
    key: "ada",
    email: "admin@demo.test",
    fullName: "Ada Lindqvist",
    areaCode: "612",
    roles: ["admin"],
    signsIn: true,
    joinedDaysAgo: 500,
  },
  driver("rosa", "Rosa Delgado", "505", 210, solo, { language: "es" }),
  driver("ivan", "Иван Петров", "916", 120, solo, { language: "ru" }),
  driver("omar", "عمر حداد", "313", 95, solo, { language: "ar" }),
  driver("earl", "Earl Hutchins", "865", 380, fleet, { companyName: "Smoky Ridge Freight" }),
  driver("june", "June Okafor", "773", 290, fleet, { companyName: "Okafor & Sons Transport" }),
  driver("pete", "Pete Vandermeer", "605", 60, solo),
  driver("linh", "Linh Tran", "714", 12, trial(2)),
  driver("walt", "Walt McCready", "406", 45, solo),
  driver("bruno", "Bruno Castellani", "216", 44, trial(-30)),
  driver(
    "dee",
    "Dee Washington",
    "251",
    260,
    { tierName: "b2b_enterprise", status: "active" },
    { companyName: "Gulf Line Carriers" },
  ),
  driver("hank", "Hank O'Brien", "814", 330, solo),
  driver("miguel", "Miguel Santos", "956", 150, { ...solo, status: "past_due", pastDueDays: 3 }, { language: "es" }),
  driver("carla", "Carla Novak", "509", 75, fleet, { companyName: "Cascade Reefer Co." }),
  driver("amos", "Amos Yoder", "330", 5, trial(9)),
  { ...driver("gwen", "Gwen Halloran", "417", 2), asksToBeTech: true },
] as const satisfies readonly DemoPerson[];

export type PersonKey = (typeof demoPeople)[number]["key"];

function driver<Key extends string>(
  key: Key,
  fullName: string,
  areaCode: string,
  joinedDaysAgo: number,
  subscription?: NonNullable<DemoPerson["subscription"]>,
  more: Pick<DemoPerson, "companyName" | "language"> = {},
): DemoPerson & { readonly key: Key } {
  return {
    key,
    email: `${key}@example.test`,
    fullName,
    areaCode,
    joinedDaysAgo,
    ...(subscription === undefined ? {} : { subscription }),
    ...more,
  };
}

export const demoPassword = "breakdown-demo";

/** The accounts that one can sign in to, for the start to show. */
export const demoAccounts: readonly {
  readonly email: string;
  readonly fullName: string;
  readonly role: Role | "driver";
}[] = demoPeople
  .filter((person: DemoPerson) => person.signsIn === true)
  .map((person: DemoPerson) => ({
    email: person.email,
    fullName: person.fullName,
    role: person.roles?.[0] ?? "driver",
  }));

/** Milliseconds of that many days. */
export function days(count: number): number {
  return count * day;
}
