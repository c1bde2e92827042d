import { type ChatLanguage, languages } from "#domain/languages/languages.ts";
import { gapsIn } from "#domain/replies/variables.ts";
import { cn } from "../../lib/cn.ts";

interface TextWithGapsProps {
  text: string;
  language: ChatLanguage;
  /** Cut off after so many lines; whole where there is no number. */
  lines?: 2 | 3 | undefined;
  className?: string;
}

const clamps = { 2: "line-clamp-2", 3: "line-clamp-3" } as const;

/** A reply as it would go out; what is not filled yet stands out. */
export function TextWithGaps({ text, language, lines, className }: TextWithGapsProps) {
  const gaps = gapsIn(text);
  const starts = [0, ...gaps.map(({ to }) => to)];
  return (
    <bdi
      lang={language}
      dir={languages[language].direction}
      className={cn(
        "text-start [overflow-wrap:anywhere]",
        lines === undefined ? "block whitespace-pre-wrap" : clamps[lines],
        className,
      )}
    >
      {starts.map((from, index) => {
        const gap = gaps[index];
        return (
          <span key={from}>
            {text.slice(from, gap?.from)}
            {gap === undefined ? null : (
              <mark className="rounded-sm bg-amber-wash px-0.5 font-semibold text-amber-ink" dir="ltr">
                {text.slice(gap.from, gap.to)}
              </mark>
            )}
          </span>
        );
      })}
    </bdi>
  );
}
