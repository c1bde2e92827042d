import { Phone } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";

/** The call to our roadside line, among the actions of a dialog that tells of a danger; nothing before its number is known. */
export function CallRoadside({ phone }: { phone: string | undefined }) {
  const t = useT();
  if (phone === undefined) return null;
  return (
    <Button asChild size="thumb" variant="call">
      <a href={telHref(phone)}>
        <Phone className="size-5" aria-hidden />
        {t("safety_card.call_roadside")}
      </a>
    </Button>
  );
}
