import { useState } from "react";
import { lazyPart } from "../../components/lazy-part.tsx";
import { Button } from "../../components/ui/button.tsx";
import { useT } from "../../lib/i18n.tsx";

const ForgotPasswordDialog = lazyPart(
  () => import("./forgot-password-dialog.tsx"),
  ({ ForgotPasswordDialog }) => ForgotPasswordDialog,
  { asked: true },
);

/** The link under a sign-in form and the dialog that it opens. */
export function ForgotPassword() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        className="w-fit px-1"
        aria-haspopup="dialog"
        onPointerEnter={ForgotPasswordDialog.preload}
        onClick={() => setOpen(true)}
      >
        {t("auth.forgot")}
      </Button>
      {open ? <ForgotPasswordDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
