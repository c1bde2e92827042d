import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { useT } from "../../lib/i18n.tsx";

/** What comes before a message to the driver: nothing, the claim, or a question where a colleague has the ticket. */
export type WritingTurn =
  | { readonly kind: "own" }
  /** `claim` answers false where the ticket was not claimed; nothing is sent then. */
  | { readonly kind: "unclaimed"; readonly claim: () => Promise<boolean> }
  | { readonly kind: "colleague"; readonly name: string };

interface Passage {
  /** What the send button says beside its icon; undefined where the icon is enough. */
  readonly sendText: string | undefined;
  /** Answers whether the message may go out. */
  readonly pass: () => Promise<boolean>;
  /** The question, while it is open. */
  readonly dialog: ReactNode;
}

/** Takes the turn before a message is sent; the question about a colleague is asked once while the room is open. */
export function useWritingTurn(turn: WritingTurn): Passage {
  const t = useT();
  const [asking, setAsking] = useState<string | null>(null);
  const answer = useRef<((agreed: boolean) => void) | null>(null);
  const agreedFor = useRef<string | null>(null);

  const settle = (agreed: boolean) => {
    if (agreed) agreedFor.current = asking;
    setAsking(null);
    answer.current?.(agreed);
    answer.current = null;
  };
  const pass = async () => {
    if (turn.kind === "own") return true;
    if (turn.kind === "unclaimed") return turn.claim();
    if (agreedFor.current === turn.name) return true;
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(turn.name);
    });
  };
  const dialog = (
    <Dialog open={asking !== null} onOpenChange={(open) => (open ? undefined : settle(false))}>
      <DialogContent title={t("room.other_title", { name: asking ?? "" })} description={t("room.other_text")}>
        <DialogActions>
          <Button onClick={() => settle(true)}>{t("room.other_send")}</Button>
          <Button variant="secondary" onClick={() => settle(false)}>
            {t("ui.cancel")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
  return { sendText: turn.kind === "unclaimed" ? t("room.claim_and_send") : undefined, pass, dialog };
}
