import { type ComponentProps, type ReactNode, useState } from "react";
import type { PartStep } from "#domain/parts/order.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent, DialogTrigger } from "../../components/ui/dialog.tsx";
import { useT } from "../../lib/i18n.tsx";

interface PartStepButtonProps extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  to: PartStep;
  /** What the order is, and what follows. */
  text: ReactNode;
  description: string;
  busy: boolean;
  onStep: (to: PartStep) => Promise<unknown>;
}

/** A step of an order that cannot be taken back: a button, and one question before it. */
export function PartStepButton({ to, text, description, busy, variant, size, onStep }: PartStepButtonProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const look = { ...(variant === undefined ? {} : { variant }), ...(size === undefined ? {} : { size }) };
  const step = () => {
    const close = () => setOpen(false);
    // A failure was said by then, and the order as it is now is read.
    onStep(to).then(close, close);
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button {...look} disabled={busy}>
          {t(`parts.to.${to}`)}
        </Button>
      </DialogTrigger>
      <DialogContent title={t(`parts.sure.${to}`)} description={text}>
        <p className="whitespace-pre-wrap break-words font-semibold" dir="auto">
          {description}
        </p>
        <DialogActions>
          <Button {...look} busy={busy} onClick={step}>
            {t(`parts.to.${to}`)}
          </Button>
          <Button variant="secondary" {...(size === undefined ? {} : { size })} onClick={() => setOpen(false)}>
            {t("parts.back")}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
