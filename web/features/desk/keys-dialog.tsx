import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { type MessageKey, useT } from "../../lib/i18n.tsx";

const rows: readonly (readonly [readonly string[], MessageKey])[] = [
  [["j", "k"], "desk.key.move"],
  [["n"], "desk.key.next"],
  [["c"], "desk.key.claim"],
  [["r"], "desk.key.reply"],
  [["s"], "desk.key.replies"],
  [["/"], "desk.key.search"],
  [["?"], "desk.key.help"],
];

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the keyboard can do on the desk. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={t("desk.keys_title")}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
          {rows.map(([keys, label]) => (
            <div key={label} className="contents">
              <dt className="flex gap-2">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="grid size-9 place-items-center rounded-md bg-sunken font-semibold font-mono"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
