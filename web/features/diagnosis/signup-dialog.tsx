import type { ReactNode } from "react";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { useT } from "../../lib/i18n.tsx";

interface SignupDialogProps {
  /** The form that makes the account. */
  children: ReactNode;
  /** Where an existing account signs in; it comes back to the same issue. */
  signInHref: string;
  onClose: () => void;
}

/** 'Start Your 14-Day Free Trial': stands in front of the diagnosis, and goes on with it. */
export function SignupDialog({ children, signInHref, onClose }: SignupDialogProps) {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        title={t("flow.signup.title")}
        description={t("flow.signup.text")}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {children}
        <p className="flex flex-wrap items-center gap-x-2">
          {t("flow.signup.have_account")}
          <a
            href={signInHref}
            className="inline-flex min-h-thumb items-center px-1 font-semibold text-blue-ink underline underline-offset-4"
          >
            {t("flow.signup.sign_in")}
          </a>
        </p>
      </DialogContent>
    </Dialog>
  );
}
