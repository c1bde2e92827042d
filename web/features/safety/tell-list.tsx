import { interpreterLine, sayFirst } from "#domain/safety/call-911.ts";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { useLanguage, useT } from "../../lib/i18n.tsx";

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
      <SayFirst />
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

/** What to say first, in English for the call-taker, with its meaning; nothing on English pages. */
function SayFirst() {
  const t = useT();
  const interpreter = interpreterLine(useLanguage());
  if (interpreter === null) return null;
  return (
    <div className="grid gap-1 border-line border-s ps-3">
      <p className="font-semibold text-ink-soft text-sm">{t("safety.say_title")}</p>
      <p lang="en" dir="ltr" className="select-all font-bold text-xl">
        {`${sayFirst} ${interpreter}`}
      </p>
      <p className="text-sm">{t("safety.say_meaning")}</p>
    </div>
  );
}
