import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { useT } from "../../lib/i18n.tsx";
import { type SaveWhere, WhereCard } from "./where-card.tsx";
import type { Whereabouts } from "./where-words.ts";

interface WhereDialogProps {
  start: Whereabouts;
  onClose: () => void;
  save?: SaveWhere | undefined;
}

/** The card over whatever page one is on. */
export function WhereDialog({ start, onClose, save }: WhereDialogProps) {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent wide title={t("where.title")} description={t("where.text")}>
        <WhereCard start={start} locateAtOnce={start.position === null} save={save} />
      </DialogContent>
    </Dialog>
  );
}
