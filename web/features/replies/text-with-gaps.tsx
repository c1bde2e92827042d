import { type ChatLanguage, languages } from "#domain/languages/languages.ts";
import { gapsIn } from "#domain/replies/variables.ts";
import { cn } from "../../lib/cn.ts";

interface TextWithGapsProps {
  text: string;
  language: ChatLanguage;
  className?: string;
}

/** A reply as it would go out; what is not filled yet stands out. */
export function TextWithGaps({ text, language, className }: TextWithGapsProps) {
  const gaps = gapsIn(text);
  const starts = [0, ...gaps.map(({ to }) => to)];
  return (
    <bdi
      lang={language}
      dir={languages[language].direction}
      className={cn("block whitespace-pre-wrap text-start [overflow-wrap:anywhere]", className)}
    >
      {starts.map((from, index) => {
        const gap = gaps[index];
        return (
          <span key={from}>
            {text.slice(from, gap?.from)}
            {gap === undefined ? null : (
              <mark className="rounded-sm bg-amber-wash px-0.5 font-bold text-amber-ink" dir="ltr">
                {text.slice(gap.from, gap.to)}
              </mark>
            )}
          </span>
        );
      })}
    </bdi>
  );
}
