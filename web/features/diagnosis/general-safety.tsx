import { Link } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { OctagonIcon } from "../../components/ui/shapes.tsx";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { DangerSign } from "./safety-card.tsx";

const firstSteps: readonly MessageKey[] = ["safety.step.flashers", "safety.step.out", "safety.step.triangles"];

/** 'Are you safe?' in short, where no word of the driver's says which danger it is. */
export function GeneralSafety() {
  const t = useT();
  return (
    <DangerSign className="grid gap-3">
      <h3 className="flex items-center gap-3 text-lg">
        <OctagonIcon className="size-8 [--ground:var(--red)]" />
        {t("safety_card.general")}
      </h3>
      <ol className="grid gap-1.5 font-semibold text-lg">
        {firstSteps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden="true" className="font-extrabold">
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <a
          href="tel:911"
          className="flex min-h-thumb items-center justify-center gap-2.5 rounded-lg bg-on-red px-5 font-extrabold text-lg text-red"
        >
          <Phone className="size-5" aria-hidden />
          {t("safety_card.call_911")}
        </a>
        <Link
          to="/safety"
          className="flex min-h-thumb items-center justify-center rounded-lg border border-on-red px-5 text-center font-semibold"
        >
          {t("safety_card.more")}
        </Link>
      </div>
    </DangerSign>
  );
}
