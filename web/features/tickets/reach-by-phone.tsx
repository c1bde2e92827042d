import { MessageSquareText, Phone } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { DiamondIcon } from "../../components/ui/shapes.tsx";
import { formatPosition } from "../../lib/device-location.ts";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";
import type { SupportContext, SupportFields } from "./support-form-rules.ts";

interface ReachByPhoneProps {
  failure: string;
  fields: SupportFields;
  context: SupportContext;
  phone: string | undefined;
}

/** The request did not go through, or there is no line for it: call, or send the same by text message, which needs no data service. */
export function ReachByPhone({ failure, fields, context, phone }: ReachByPhoneProps) {
  const t = useT();
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
  const body = t("support.sms_body", {
    truck: `${context.truckYear} ${context.truckBrand} ${context.truckModel}`,
    name: fields.contactName,
    phone: fields.contactPhone || fields.contactEmail,
    place: place === "" ? `${t("tickets.place")}: ${t("support.direction.none")}` : place,
    issue: fields.issueDescription.slice(0, 300),
  });
  return (
    <div role="alert" className="grid gap-3 rounded-xl bg-orange-wash p-4">
      <p className="flex items-start gap-2.5 font-semibold">
        <DiamondIcon className="mt-0.5 text-orange-ink" />
        <span>{failure}</span>
      </p>
      <p>{t("support.failed_text")}</p>
      {phone === undefined ? null : (
        <>
          <Button asChild variant="call" size="thumb" data-urgent>
            <a href={telHref(phone)}>
              <Phone className="size-5" aria-hidden />
              {t("support.call", { number: phone })}
            </a>
          </Button>
          <Button asChild variant="secondary" size="thumb">
            <a href={`${telHref(phone).replace("tel:", "sms:")}?body=${encodeURIComponent(body)}`}>
              <MessageSquareText className="size-5" aria-hidden />
              {t("support.sms")}
            </a>
          </Button>
        </>
      )}
    </div>
  );
}
