import { Phone } from "lucide-react";
import type { Assessment, SafetyCard as Card } from "#domain/diagnosis/assessment.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { telHref } from "../../lib/public-config.ts";
import { AssessmentCard } from "./assessment-card.tsx";
import { SafetyCard } from "./safety-card.tsx";

interface FirstAnswerProps {
  /** Null while the engine still reads. */
  assessment: Assessment | null;
  card: Card | null;
  /** What the driver typed. */
  text: string;
  phone: string | undefined;
  onGoOn: () => void;
  onClose: () => void;
}

/** What the engine concludes in the browser, for anybody: safety first, no account asked for. */
export function FirstAnswerDialog({ assessment, card, text, phone, onGoOn, onClose }: FirstAnswerProps) {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t(card === null ? "flow.first.title" : "flow.first.title_safety")}
        description={t("flow.first.text")}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <p
          dir="auto"
          className="line-clamp-3 justify-self-end rounded-xl rounded-ee-sm border-2 border-amber bg-amber-wash px-4 py-2.5"
        >
          {text}
        </p>
        {assessment === null ? (
          <Loading text={t("flow.assessing")} />
        ) : (
          <>
            {card === null ? null : <SafetyCard card={card} announce />}
            <AssessmentCard assessment={assessment} saidBefore={card?.steps ?? []} />
            <DialogActions>
              <Button size="thumb" variant={card === null ? "primary" : "secondary"} onClick={onGoOn}>
                {t(card === null ? "flow.first.go_on" : "flow.first.go_on_safe")}
              </Button>
              {phone === undefined ? null : (
                <Button asChild size="thumb" variant="service">
                  <a href={telHref(phone)}>
                    <Phone className="size-5" aria-hidden />
                    {t("safety_card.call_roadside")}
                  </a>
                </Button>
              )}
            </DialogActions>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
