import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { ContactSalesInput } from "#domain/billing/contact-sales.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { FormError } from "../../components/ui/form-error.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";

/** As the form has it: the number of trucks is typed. */
const ContactForm = z.extend(ContactSalesInput, {
  trucks: z.pipe(
    z.pipe(
      z.string("sales.trucks_invalid").check(z.trim(), z.regex(/^\d{1,6}$/, "sales.trucks_invalid")),
      z.transform(Number),
    ),
    ContactSalesInput.shape.trucks,
  ),
});

/** The letter to sales of somebody with more trucks than the list has plans for. */
export function ContactSalesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [failure, setFailure] = useState<string | null>(null);
  const contact = useMutation(trpc.public.plans.contactSales.mutationOptions());
  const form = useSchemaForm(ContactForm, async (values) => {
    setFailure(null);
    try {
      await contact.mutateAsync(values);
      notify.success(t("sales.sent"));
      onClose();
    } catch (error) {
      setFailure(t(errorKey(error)));
    }
  });
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent title={t("sales.title")} description={t("sales.text")}>
        <form onSubmit={form.onSubmit} noValidate className="grid gap-4">
          <Field label={t("sales.name")} error={form.errorOf("fullName")}>
            {(ids) => <Input {...ids} name="fullName" autoComplete="name" required />}
          </Field>
          <Field label={t("sales.email")} error={form.errorOf("email")}>
            {(ids) => (
              <Input
                {...ids}
                name="email"
                type="email"
                autoComplete="email"
                dir="ltr"
                className="text-start"
                required
              />
            )}
          </Field>
          <Field label={t("sales.company")} error={form.errorOf("companyName")} optional={t("sales.optional")}>
            {(ids) => <Input {...ids} name="companyName" autoComplete="organization" />}
          </Field>
          <Field label={t("sales.phone")} error={form.errorOf("phone")} optional={t("sales.optional")}>
            {(ids) => <Input {...ids} name="phone" type="tel" autoComplete="tel" dir="ltr" className="text-start" />}
          </Field>
          <Field label={t("sales.trucks")} error={form.errorOf("trucks")}>
            {(ids) => <Input {...ids} name="trucks" inputMode="numeric" required />}
          </Field>
          <Field label={t("sales.message")} error={form.errorOf("message")} optional={t("sales.optional")}>
            {(ids) => <Textarea {...ids} name="message" rows={4} />}
          </Field>
          {failure === null ? null : <FormError title={t("sales.failed")} text={failure} />}
          <DialogActions>
            <Button type="submit" size="thumb" busy={form.busy}>
              {t(form.busy ? "sales.sending" : "sales.send")}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
