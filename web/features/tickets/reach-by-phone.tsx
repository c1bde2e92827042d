import { MessageSquareText, Phone } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { formatPosition } from "../../lib/device-location.ts";
import { type Translate, useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";
import type { SupportContext, SupportFields } from "./support-form-rules.ts";

interface ReachByPhoneProps {
  fields: SupportFields;
  context: SupportContext;
  phone: string | undefined;
  /** The call is the best next step. */
  urgent?: boolean;
}

/** The request as a text message, which needs no data service. */
function textMessage(t: Translate, fields: SupportFields, context: SupportContext): string {
  const { position, address } = fields.location;
  const place = [
    fields.highway,
    fields.direction,
    fields.mileMarker,
    address,
    position === null ? "" : formatPosition(position),
  ]
    .filter((part) => part !== "")
    .join(", ");
  return t("support.sms_body", {
    truck: `${context.truckYear} ${context.truckBrand} ${context.truckModel}`,
    name: fields.contactName,
    phone: fields.contactPhone || fields.contactEmail,
    place: place === "" ? `${t("tickets.place")}: ${t("support.direction.none")}` : place,
    issue: fields.issueDescription.slice(0, 300),
  });
}

/** Call, or send the same as a text message: always there, and the best that is left while there is no line. */
export function ReachByPhone({ fields, context, phone, urgent = false }: ReachByPhoneProps) {
  const t = useT();
  if (phone === undefined) return null;
  const body = encodeURIComponent(textMessage(t, fields, context));
  return (
    <div className="grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1 *:px-3 *:text-base">
      <Button asChild variant="call" size="thumb" {...(urgent ? { "data-urgent": true } : {})}>
        <a href={telHref(phone)} aria-label={`${t("chat.call")}. ${t("support.call", { number: phone })}`}>
          <Phone className="size-5 shrink-0" aria-hidden />
          {t("chat.call")}
        </a>
      </Button>
      <Button asChild variant="secondary" size="thumb">
        <a
          href={`${telHref(phone).replace("tel:", "sms:")}?body=${body}`}
          aria-label={`${t("support.sms_short")}. ${t("support.sms")}`}
        >
          <MessageSquareText className="size-5 shrink-0" aria-hidden />
          {t("support.sms_short")}
        </a>
      </Button>
    </div>
  );
}
