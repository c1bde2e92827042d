import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { figures, testimonials } from "../../marketing/figures.ts";

/** What drivers say. The quotations stand with the figures, in the language in which they were said. */
export function Testimonials() {
  const t = useT();
  const format = useFormat();
  return (
    <section className="grid gap-5" aria-labelledby="testimonials">
      <div className="grid gap-1">
        <h2 id="testimonials" className="text-xl">
          {t("pricing.testimonials")}
        </h2>
        <p className="text-ink-soft">
          {t("pricing.testimonials_lead", { drivers: format.number(figures.drivers) })} {t("pricing.testimonials_note")}
        </p>
      </div>
      <div className="grid gap-5 md:grid-cols-3">
        {testimonials.map(({ quote, name }) => (
          <figure key={name} className="grid content-between gap-3 border-line border-s ps-4" lang="en" dir="ltr">
            <blockquote className="text-lg leading-snug">{quote}</blockquote>
            <figcaption className="text-ink-soft">{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
