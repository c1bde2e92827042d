import type { Assessment, SafetyCard as Card } from "#domain/diagnosis/assessment.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { AssessmentCard } from "./assessment-card.tsx";
import { CallRoadside } from "./call-roadside.tsx";
import { GeneralSafety } from "./general-safety.tsx";
import { SafetyCard } from "./safety-card.tsx";

interface FirstAnswerProps {
  /** The engine still reads. */
  reading: boolean;
  /** Null while it reads, and when it could not be had. */
  assessment: Assessment | null;
  card: Card | null;
  /** What the driver typed. */
  text: string;
  phone: string | undefined;
  onGoOn: () => void;
  onClose: () => void;
}

/** What the engine concludes in the browser, for anybody: safety first, no account asked for. */
export function FirstAnswerDialog({ reading, assessment, card, text, phone, onGoOn, onClose }: FirstAnswerProps) {
  const t = useT();
  const danger = card !== null || (!reading && assessment === null);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t(danger ? "flow.first.title_safety" : "flow.first.title")}
        description={t(!reading && assessment === null ? "flow.first.unread" : "flow.first.text")}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <p dir="auto" className="line-clamp-3 justify-self-end rounded-xl rounded-ee-sm bg-amber-wash px-3 py-2">
          {text}
        </p>
        {reading ? (
          <Loading text={t("flow.assessing")} here />
        ) : (
          <>
            {card === null ? null : <SafetyCard card={card} announce />}
            {assessment === null ? (
              <GeneralSafety />
            ) : (
              <AssessmentCard assessment={assessment} saidBefore={card?.steps ?? []} />
            )}
            <DialogActions>
              <Button size="thumb" variant={danger ? "secondary" : "primary"} onClick={onGoOn}>
                {t(danger ? "flow.first.go_on_safe" : "flow.first.go_on")}
              </Button>
              <CallRoadside phone={phone} />
            </DialogActions>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
