import { Link } from "@tanstack/react-router";
import { useCallback, useRef, useState } from "react";
import type { Assessment, SafetyCard as Card, RedFlag } from "#domain/diagnosis/assessment.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { useT } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { assessHere } from "./assess-here.ts";
import { CallRoadside } from "./call-roadside.tsx";
import { SafetyCard } from "./safety-card.tsx";

/**
 * Reads what a driver writes to a person, who may not answer for minutes: a danger in it brings its safety card at once.
 * The same danger is shown once as long as the page is open, and not at all where its card stands on the screen already.
 */
export function useDangerTyped(onScreen: readonly RedFlag[] = []) {
  const [card, setCard] = useState<Card | null>(null);
  const shown = useRef(new Set<RedFlag>());
  const known = useRef(onScreen);
  known.current = onScreen;
  const look = useCallback(async (text: string): Promise<Assessment | null> => {
    // Without the engine on this device, the message goes out all the same.
    const read = await assessHere(text).catch(() => null);
    const found = read?.card ?? null;
    if (found?.flags.some((flag) => !shown.current.has(flag) && !known.current.includes(flag))) {
      for (const flag of found.flags) shown.current.add(flag);
      setCard(found);
    }
    return read?.assessment ?? null;
  }, []);
  const close = useCallback(() => setCard(null), []);
  return { card, look, close } as const;
}

interface DangerDialogProps {
  card: Card | null;
  onClose: () => void;
}

/** What to do first about a danger that somebody is being told of. */
export function DangerDialog({ card, onClose }: DangerDialogProps) {
  const t = useT();
  const phone = usePublicConfig()?.roadsidePhone;
  if (card === null) return null;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t("flow.first.title_safety")}
        description={t("flow.first.text")}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <SafetyCard card={card} announce />
        <DialogActions>
          <CallRoadside phone={phone} />
          <Button asChild size="thumb" variant="secondary">
            <Link to="/safety">{t("safety_card.more")}</Link>
          </Button>
          <Button size="thumb" variant="quiet" onClick={onClose}>
            {t("ui.close")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
