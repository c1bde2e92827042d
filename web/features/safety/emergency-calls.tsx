import { Phone } from "lucide-react";
import { CallLink } from "../../components/layout/call-link.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";

/** 911 for danger, the roadside number for everything else. */
export function EmergencyCalls() {
  const t = useT();
  const phone = usePublicConfig()?.roadsidePhone;
  return (
    <Card className="grid gap-5">
      <div className="grid gap-3">
        <p className="font-semibold">{t("safety.call_when")}</p>
        <Call911 />
        <p>
          <strong>{t("safety.in_lane")}</strong> {t("safety.in_lane_text")}
        </p>
      </div>
      <div className="grid gap-3 border-line border-t pt-4">
        <p className="font-semibold">{t("safety.call_roadside_text")}</p>
        {phone === undefined ? <p className="text-ink-soft">{t("safety.no_number")}</p> : <CallLink phone={phone} />}
      </div>
    </Card>
  );
}

/** Calls 911, as large as a thumb. */
export function Call911() {
  const t = useT();
  return (
    <Button asChild variant="danger" size="thumb">
      <a href="tel:911">
        <Phone className="size-5" aria-hidden />
        {t("safety.call_911")}
      </a>
    </Button>
  );
}
