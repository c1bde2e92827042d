import { Card, CardTitle } from "../../components/ui/card.tsx";
import { useT } from "../../lib/i18n.tsx";

const lines = [
  "safety.tell.where",
  "safety.tell.position",
  "safety.tell.happened",
  "safety.tell.hurt",
  "safety.tell.load",
  "safety.tell.back",
] as const;

/** What the dispatcher asks, in the order in which it helps. */
export function TellList() {
  const t = useT();
  return (
    <Card className="grid gap-4">
      <CardTitle className="text-2xl">{t("safety.tell_title")}</CardTitle>
      <ol className="grid gap-3">
        {lines.map((line, index) => (
          <li key={line} className="grid grid-cols-[2rem_1fr] gap-x-2">
            <span aria-hidden="true" className="font-semibold font-mono text-ink-soft">
              {index + 1}
            </span>
            <span>{t(line)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
