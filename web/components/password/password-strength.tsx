import { useEffect, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { deadlines, twiceWithin } from "../../lib/deadlines.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";

type Score = 0 | 1 | 2 | 3 | 4;

const words: Readonly<Record<Score, MessageKey>> = {
  0: "auth.strength.0",
  1: "auth.strength.1",
  2: "auth.strength.2",
  3: "auth.strength.3",
  4: "auth.strength.4",
};

const colours: Readonly<Record<Score, string>> = {
  0: "bg-red-ink",
  1: "bg-red-ink",
  2: "bg-orange-ink",
  3: "bg-green-ink",
  4: "bg-green-ink",
};

interface PasswordStrengthProps {
  password: string;
  /** What a guesser would know: name and e-mail. */
  known: readonly string[];
}

/** How hard a password is to guess, in a word and a bar. The estimator comes late; without a line there is nothing to see. */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
  const t = useT();
  const [score, setScore] = useState<Score | null>(null);
  const hints = known.join("\n");

  useEffect(() => {
    if (password === "") {
      setScore(null);
      return;
    }
    let current = true;
    const timer = setTimeout(() => {
      twiceWithin(deadlines.part, () => import("./estimate-strength.ts")).then(
        ({ estimateStrength }) => {
          if (current) setScore(estimateStrength(password, hints.split("\n")));
        },
        () => {},
      );
    }, 150);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [password, hints]);

  return (
    <div className="grid min-h-9 gap-1.5" aria-live="polite">
      {score === null ? null : (
        <>
          <div className="flex gap-1.5" aria-hidden="true">
            {[0, 1, 2, 3].map((step) => (
              <span
                key={step}
                className={cn("h-2 grow rounded-sm", step < Math.max(score, 1) ? colours[score] : "bg-line")}
              />
            ))}
          </div>
          <p className="font-semibold text-sm">
            <span className="sr-only">{t("auth.strength")}: </span>
            {t(words[score])}
          </p>
        </>
      )}
    </div>
  );
}
