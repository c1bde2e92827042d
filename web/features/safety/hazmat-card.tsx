import { Card, CardTitle } from "../../components/ui/card.tsx";
import { DiamondIcon } from "../../components/ui/shapes.tsx";
import { useT } from "../../lib/i18n.tsx";

const lines = ["safety.hazmat.move", "safety.hazmat.flame", "safety.hazmat.papers", "safety.hazmat.call"] as const;

/** What changes when the load is dangerous or something leaks. */
export function HazmatCard() {
  const t = useT();
  return (
    <Card className="grid gap-4 border-transparent bg-orange-wash">
      <CardTitle className="flex items-start gap-3  ">
        <DiamondIcon className="mt-0.5 size-7 text-orange-ink" />
        {t("safety.hazmat_title")}
      </CardTitle>
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {lines.map((line) => (
          <li key={line} className="grid grid-cols-[2rem_1fr] gap-x-2">
            <DiamondIcon className="mt-1.5 size-3.5 text-orange-ink" />
            <span>{t(line)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
