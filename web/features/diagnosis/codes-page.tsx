import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useLanguage, useT } from "../../lib/i18n.tsx";
import { whenIdle } from "../../lib/when-idle.ts";
import { assessHere, prepareEngine } from "./assess-here.ts";
import { AssessmentCard } from "./assessment-card.tsx";
import { codeQuery, longestCodes } from "./code-query.ts";
import { SafetyCard } from "./safety-card.tsx";

interface CodesPageProps {
  /** What is looked up; null before anything is. */
  code: string | null;
  onLookUp: (code: string) => void;
}

/** Fault codes in words, for anybody: worked out on the device, without an account and without a line. */
export function CodesPage({ code, onLookUp }: CodesPageProps) {
  const t = useT();
  useEffect(() => whenIdle(prepareEngine), []);
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-4 sm:px-5 sm:py-8">
      <title>{`${t("codes.title")} · Roadflare`}</title>
      <header className="grid gap-2">
        <h1 className="text-3xl">{t("codes.title")}</h1>
        <p className="text-ink-soft">{t("codes.lead")}</p>
      </header>
      <CodeForm key={code ?? ""} code={code ?? ""} onLookUp={onLookUp} />
      {code === null ? null : <Meaning code={code} />}
      <Button asChild variant="secondary" size="thumb" className="w-full sm:w-fit">
        <Link to="/">{t("safety.next_action")}</Link>
      </Button>
    </div>
  );
}

function CodeForm({ code, onLookUp }: { code: string; onLookUp: (code: string) => void }) {
  const t = useT();
  const [text, setText] = useState(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onLookUp(text.trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={t("codes.field")} hint={t("codes.hint")}>
        {(ids) => (
          <Input
            {...ids}
            dir="ltr"
            value={text}
            maxLength={longestCodes}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="SPN 3251 FMI 2"
            className="font-mono"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="thumb" className="w-full sm:w-fit" disabled={text.trim() === ""}>
        {t("codes.look_up")}
      </Button>
    </form>
  );
}

function Meaning({ code }: { code: string }) {
  const t = useT();
  const language = useLanguage();
  const looked = useQuery({
    queryKey: ["codes", code, language],
    queryFn: () => assessHere(codeQuery(code)),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (looked.isPending) return <Loading text={t("codes.looking")} here />;
  if (looked.isError) {
    return (
      <ErrorState
        title={t("codes.failed")}
        error={looked.error}
        retrying={looked.isFetching}
        onRetry={() => void looked.refetch()}
      />
    );
  }
  const { assessment, card } = looked.data;
  if (assessment.faultCodes.length === 0) {
    return (
      <Told>
        <EmptyState title={t("codes.none")} text={t("codes.none_text")} />
      </Told>
    );
  }
  return (
    <Told>
      <h2 className="sr-only text-xl">{t("assess.title")}</h2>
      {card === null ? null : <SafetyCard card={card} />}
      <AssessmentCard assessment={assessment} saidBefore={card?.steps ?? []} />
      <p className="text-ink-soft text-sm">{t("codes.note")}</p>
    </Told>
  );
}

/** What was found is told to a screen reader when it comes. */
function Told({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className="grid gap-4">
      {children}
    </div>
  );
}
