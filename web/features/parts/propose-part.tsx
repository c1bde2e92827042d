import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { CreatePartInput, maxPartLength } from "#domain/parts/inputs.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useKeptText } from "../../components/use-kept-text.ts";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { fieldErrors } from "../../lib/use-schema-form.ts";

/** A part and its price for the driver to approve. What was typed is kept until the part stands. */
export function ProposePart({ ticketId, userId }: { ticketId: string; userId: string }) {
  const t = useT();
  const cache = useQueryClient();
  const description = useKeptText(`parts.${userId}.${ticketId}.description`);
  const price = useKeptText(`parts.${userId}.${ticketId}.price`);
  const [errors, setErrors] = useState<ReturnType<typeof fieldErrors>>({});
  const create = useMutation(
    trpc.tech.parts.create.mutationOptions({
      onSuccess: () => {
        description.type("");
        price.type("");
        notify.success(t("parts.created"));
      },
      onError: (error) => notify.error(t("parts.create_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.tech.parts.list.infiniteQueryFilter({ ticketId })),
    }),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const input = z.safeParse(CreatePartInput, { ticketId, partsDescription: description.text, price: price.text });
    const found = input.success ? {} : fieldErrors(input.error);
    setErrors(found);
    if (input.success) create.mutate(input.data);
    else if (Object.values(found).includes("part.fields_required")) notify.error(t("part.fields_required"));
  };
  const errorOf = (field: string) => {
    const key = errors[field];
    return key === undefined ? null : t(key);
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4 rounded-lg bg-sunken p-4">
      <Field label={t("parts.description")} hint={t("parts.description_hint")} error={errorOf("partsDescription")}>
        {(ids) => (
          <Textarea
            {...ids}
            rows={2}
            dir="auto"
            maxLength={maxPartLength}
            value={description.text}
            onChange={(event) => description.type(event.target.value)}
          />
        )}
      </Field>
      <Field label={t("parts.price")} hint={t("parts.price_hint")} error={errorOf("price")}>
        {(ids) => (
          <Input
            {...ids}
            type="number"
            step="0.01"
            min="0"
            inputMode="decimal"
            dir="ltr"
            className="max-w-48 font-mono"
            value={price.text}
            onChange={(event) => price.type(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="w-fit" busy={create.isPending}>
        {t(create.isPending ? "parts.creating" : "parts.create")}
      </Button>
    </form>
  );
}
