import type account from "./en/account.json";
import type accountData from "./en/account-data.json";
import type admin from "./en/admin.json";
import type adminAnalytics from "./en/admin-analytics.json";
import type adminRecords from "./en/admin-records.json";
import type adminTechs from "./en/admin-techs.json";
import type adminTickets from "./en/admin-tickets.json";
import type auth from "./en/auth.json";
import type benefits from "./en/benefits.json";
import type billing from "./en/billing.json";
import type chat from "./en/chat.json";
import type codes from "./en/codes.json";
import type desk from "./en/desk.json";
import type distress from "./en/distress.json";
import type errors from "./en/errors.json";
import type home from "./en/home.json";
import type install from "./en/install.json";
import type live from "./en/live.json";
import type parts from "./en/parts.json";
import type places from "./en/places.json";
import type pricing from "./en/pricing.json";
import type privacy from "./en/privacy.json";
import type push from "./en/push.json";
import type replies from "./en/replies.json";
import type report from "./en/report.json";
import type room from "./en/room.json";
import type safety from "./en/safety.json";
import type security from "./en/security.json";
import type share from "./en/share.json";
import type shell from "./en/shell.json";
import type show from "./en/show.json";
import type tickets from "./en/tickets.json";
import type trucks from "./en/trucks.json";
import type ui from "./en/ui.json";
import type weather from "./en/weather.json";

/** Every key that has English text. A new file in en/ is added here and nowhere else. */
export type MessageKey =
  | keyof typeof account
  | keyof typeof admin
  | keyof typeof adminTickets
  | keyof typeof adminTechs
  | keyof typeof adminRecords
  | keyof typeof adminAnalytics
  | keyof typeof accountData
  | keyof typeof replies
  | keyof typeof auth
  | keyof typeof benefits
  | keyof typeof billing
  | keyof typeof chat
  | keyof typeof codes
  | keyof typeof desk
  | keyof typeof distress
  | keyof typeof errors
  | keyof typeof home
  | keyof typeof install
  | keyof typeof live
  | keyof typeof parts
  | keyof typeof places
  | keyof typeof pricing
  | keyof typeof privacy
  | keyof typeof push
  | keyof typeof report
  | keyof typeof room
  | keyof typeof safety
  | keyof typeof security
  | keyof typeof share
  | keyof typeof shell
  | keyof typeof show
  | keyof typeof tickets
  | keyof typeof trucks
  | keyof typeof ui
  | keyof typeof weather;
