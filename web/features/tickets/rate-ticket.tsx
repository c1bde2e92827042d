import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { cn } from "../../lib/cn.ts";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

interface RateTicketProps {
  ticketId: string;
  rating: number | null;
  comment: string | null;
}

/** One to five stars once the ticket is over; they may be given anew. */
export function RateTicket({ ticketId, rating, comment }: RateTicketProps) {
  const t = useT();
  const cache = useQueryClient();
  const [stars, setStars] = useState(rating ?? 0);
  const [text, setText] = useState(comment ?? "");
  const rate = useMutation(
    trpc.driver.tickets.rate.mutationOptions({
      onSuccess: () => {
        notify.success(t("tickets.rate_done"));
        void cache.invalidateQueries(trpc.driver.tickets.pathFilter());
      },
      onError: (error) => notify.error(t("tickets.rate_failed"), { description: t(errorKey(error)) }),
    }),
  );
  return (
    <section className="grid gap-3 rounded-xl border border-card-line bg-panel p-4">
      <fieldset>
        <legend className="font-semibold">{t("tickets.rate")}</legend>
        <div className="flex">
          {[1, 2, 3, 4, 5].map((count) => (
            <label
              key={count}
              className="grid h-thumb min-w-0 basis-thumb place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="rating"
                className="sr-only"
                checked={stars === count}
                onChange={() => setStars(count)}
                aria-label={t("tickets.rate_star", { count })}
              />
              <Star aria-hidden className={cn("size-8", count <= stars ? "fill-amber text-amber-ink" : "text-edge")} />
            </label>
          ))}
        </div>
      </fieldset>
      {stars === 0 ? null : (
        <>
          <Field label={t("tickets.rate_comment")} optional={t("ui.optional")}>
            {(ids) => (
              <Textarea
                {...ids}
                dir="auto"
                rows={2}
                maxLength={1000}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <Button
            size="thumb"
            variant="secondary"
            busy={rate.isPending}
            onClick={() => rate.mutate({ ticketId, rating: stars, comment: text })}
          >
            {t("tickets.rate_send")}
          </Button>
        </>
      )}
    </section>
  );
}
