import { Link } from "@tanstack/react-router";
import type { AccessBlock } from "#domain/access/subscription.ts";
import type { SafetyCard as Card } from "#domain/diagnosis/assessment.ts";
import { CallLink } from "../../components/layout/call-link.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import type { PublicConfig } from "../../lib/public-config.ts";
import { GeneralSafety } from "./general-safety.tsx";
import { SafetyCard } from "./safety-card.tsx";

interface ChoosePlanProps {
  /** Null while no plans can be chosen on the site. */
  pricingHref: string | null;
  config: PublicConfig | undefined;
}

interface TrialEndingProps extends ChoosePlanProps {
  daysLeft: number;
  onGoOn: () => void;
  onClose: () => void;
}

/** 'Trial Ending Soon': once a day, with a way on. */
export function TrialEndingDialog({ daysLeft, onGoOn, onClose, pricingHref, config }: TrialEndingProps) {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t("flow.trial.ending")}
        description={t("flow.trial.ending_text", { days: daysLeft })}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogActions>
          <Button size="thumb" variant={pricingHref === null ? "primary" : "secondary"} onClick={onGoOn}>
            {t("flow.trial.go_on")}
          </Button>
          <ChoosePlan pricingHref={pricingHref} config={config} />
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

interface BlockedProps extends ChoosePlanProps {
  reason: AccessBlock;
  /** What a red flag in the driver's words calls for; then it leads. */
  card: Card | null;
}

const words: Readonly<Record<AccessBlock, { title: MessageKey; text: MessageKey }>> = {
  trial_expired: { title: "flow.trial.expired", text: "flow.trial.expired_text" },
  subscription_inactive: { title: "flow.trial.inactive", text: "flow.trial.inactive_text" },
};

/** 'Trial Expired' or 'Subscription Inactive': cannot be dismissed, and safety and the call stand inside it. */
export function BlockedDialog({ reason, card, pricingHref, config }: BlockedProps) {
  const t = useT();
  const { title, text } = words[reason];
  const phone = config?.roadsidePhone;
  return (
    <Dialog open>
      <DialogContent dismissible={false} title={t(title)} description={t(text)}>
        {card === null ? <GeneralSafety /> : <SafetyCard card={card} announce />}
        {phone === undefined ? null : <CallLink phone={phone} />}
        <div className="grid gap-3">
          <ChoosePlan pricingHref={pricingHref} config={config} />
          <Button asChild variant="quiet">
            <Link to="/account">{t("flow.trial.account")}</Link>
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function ChoosePlan({ pricingHref, config }: ChoosePlanProps) {
  const t = useT();
  if (pricingHref !== null) {
    return (
      <Button asChild size="thumb">
        <a href={pricingHref}>{t("flow.trial.choose")}</a>
      </Button>
    );
  }
  const email = config?.contactSales;
  if (email === undefined) return null;
  return (
    <p className="text-ink-soft">
      {t("flow.trial.no_plans")}{" "}
      <a href={`mailto:${email}`} className="font-semibold text-blue-ink underline underline-offset-4">
        {email}
      </a>
    </p>
  );
}
