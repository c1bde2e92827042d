import { MapPin } from "lucide-react";
import { useEffect, useState } from "react";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Button } from "../../components/ui/button.tsx";
import { unknownWhereabouts, type Whereabouts } from "../../features/where/where-words.ts";
import { loadRest } from "../../lib/i18n.tsx";
import { whenIdle } from "../../lib/when-idle.ts";

const WhereDialog = lazyPart(
  () => import("../../features/where/where-dialog.tsx"),
  ({ WhereDialog }) => WhereDialog,
  { asked: true },
);

interface WhereButtonProps {
  label: string;
  /** What is known already. */
  start?: Whereabouts;
  /** Keeps what was corrected, and is answered with `done` when it is kept. */
  save?: { readonly saving: boolean; readonly to: (where: Whereabouts, done: () => void) => void };
}

/** Opens the card that says where one stands. It is fetched before it is needed: then there may be no line. */
export function WhereButton({ label, start = unknownWhereabouts, save }: WhereButtonProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => whenIdle(WhereDialog.preload), []);
  return (
    <>
      <Button
        variant="secondary"
        size="thumb"
        onClick={() => {
          void loadRest().catch(() => {});
          setOpen(true);
        }}
      >
        <MapPin className="size-5 shrink-0" aria-hidden />
        {label}
      </Button>
      {open ? (
        <WhereDialog
          start={start}
          onClose={() => setOpen(false)}
          save={save && { saving: save.saving, to: (where) => save.to(where, () => setOpen(false)) }}
        />
      ) : null}
    </>
  );
}
