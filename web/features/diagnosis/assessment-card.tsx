import { Link } from "@tanstack/react-router";
import { Snowflake } from "lucide-react";
import type { ReactNode } from "react";
import type { ChatAssessment } from "#domain/chat/turn.ts";
import type { DriveDecision, DriveVerdict, FaultCode, Outlook } from "#domain/diagnosis/assessment.ts";
import { UrgencyBadge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { DiamondIcon, OctagonIcon, TriangleIcon } from "../../components/ui/shapes.tsx";
import { cn } from "../../lib/cn.ts";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { AssessmentBasis } from "./assessment-basis.tsx";
import { CauseList, CheckList, isPaidFor, PriceQuestions } from "./conclusion-lists.tsx";
import { type ConclusionPart, unchangedParts } from "./unchanged-parts.ts";
import { VerdictSign } from "./verdict-line.tsx";

interface AssessmentCardProps {
  assessment: ChatAssessment;
  /** What a safety card above has said already. */
  saidBefore?: readonly string[];
  /** The conclusion of the answer before: what says the same folds up. */
  before?: ChatAssessment | null;
}

type Decided = Exclude<DriveDecision, "not_applicable">;

const verdicts: Readonly<Record<Decided, { canDrive: DriveVerdict["canDrive"]; title: MessageKey; text: MessageKey }>> =
  {
    stop_now: { canDrive: "no", title: "assess.drive.stop_now", text: "assess.drive.stop_now_text" },
    next_safe_exit: {
      canDrive: "until",
      title: "assess.drive.next_safe_exit",
      text: "assess.drive.next_safe_exit_text",
    },
    with_care: { canDrive: "yes", title: "assess.drive.with_care", text: "assess.drive.with_care_text" },
  };

/** The cause that says that it is freezing, and that the cab's heat may go out with the engine. */
const fuelTurnsToWax = "gelled";

/** The conclusion in short blocks: decision, do this now, likely, check, ask. */
export function AssessmentCard({ assessment, saidBefore = [], before = null }: AssessmentCardProps) {
  const t = useT();
  const { drive, urgency, faultCodes, causes, checks, question, outlook = null } = assessment;
  const steps = assessment.steps.filter((step) => !saidBefore.includes(step));
  const isEmpty = steps.length + faultCodes.length + causes.length + checks.length === 0 && question === null;
  if (isEmpty && drive === "not_applicable" && urgency === "low") return null;

  const blocks: readonly ConclusionBlock[] = [
    { part: "steps", title: "assess.now", shown: steps.length > 0, body: <Steps key="steps" steps={steps} /> },
    {
      part: "codes",
      title: "assess.codes",
      shown: faultCodes.length > 0,
      body: <FaultCodes key="codes" codes={faultCodes} />,
    },
    {
      part: "causes",
      title: "assess.causes",
      shown: causes.length > 0,
      body: (
        <Block key="causes" title={t("assess.causes")}>
          <CauseList causes={causes} />
        </Block>
      ),
    },
    {
      part: "checks",
      title: "assess.checks",
      shown: checks.length > 0,
      body: (
        <Block key="checks" title={t("assess.checks")}>
          <CheckList checks={checks} />
        </Block>
      ),
    },
    {
      part: "needed",
      title: "assess.needed",
      shown: outlook !== null,
      body: outlook === null ? null : <Needed key="needed" outlook={outlook} />,
    },
  ];
  const brief = saidBefore.length > 0 || before?.drive === drive;
  const unchanged = unchangedParts(assessment, before);
  const shown = blocks.filter((block) => block.shown);
  const news = shown.filter(({ part }) => !unchanged.has(part));
  const asBefore = shown.filter(({ part }) => unchanged.has(part));

  return (
    <section aria-label={t("assess.title")} className="grid">
      {drive === "not_applicable" ? null : <DriveSign drive={drive} joined={!isEmpty} brief={brief} />}
      {isEmpty ? null : (
        <div
          className={cn(
            "grid gap-5 border border-card-line bg-panel p-4 sm:p-5",
            drive === "not_applicable" || brief ? "rounded-xl" : "rounded-b-xl border-t-0",
          )}
        >
          <p className="flex items-center gap-2.5">
            <span className="text-ink-soft text-sm">{t("assess.urgency")}</span>
            <UrgencyBadge value={urgency} />
          </p>
          {news.map(({ body }) => body)}
          {causes.some(({ id }) => id === fuelTurnsToWax) ? <ColdLink /> : null}
          {question === null ? null : (
            <div className="border-line border-s ps-3">
              <p className="text-ink-soft text-sm">{t("assess.question")}</p>
              <p dir="auto" className="font-bold text-lg leading-snug">
                {question}
              </p>
            </div>
          )}
          {asBefore.length === 0 ? null : <AsBefore blocks={asBefore} />}
          <AssessmentBasis assessment={assessment} />
        </div>
      )}
    </section>
  );
}

interface ConclusionBlock {
  readonly part: ConclusionPart;
  readonly title: MessageKey;
  readonly shown: boolean;
  readonly body: ReactNode;
}

/** What the answer before said in the same words: there to be opened, out of the way of what is new. */
function AsBefore({ blocks }: { blocks: readonly ConclusionBlock[] }) {
  const t = useT();
  return (
    <Disclosure summary={t("assess.as_before", { parts: blocks.map(({ title }) => t(title)).join(" · ") })}>
      {blocks.map(({ body }) => body)}
    </Disclosure>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  const t = useT();
  return (
    <Block title={t("assess.now")}>
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-2.5 font-semibold">
            <span aria-hidden="true" className="w-5 shrink-0 font-extrabold text-ink-soft">
              {index + 1}
            </span>
            <span dir="auto">{step}</span>
          </li>
        ))}
      </ol>
    </Block>
  );
}

function ColdLink() {
  const t = useT();
  return (
    <Button asChild variant="secondary" size="thumb" className="w-full">
      <Link to="/safety/weather" search={{ in: "cold" }}>
        <Snowflake className="size-5 shrink-0" aria-hidden />
        {t("safety.weather")}
      </Link>
    </Button>
  );
}

interface DriveSignProps {
  drive: Decided;
  /** The conclusion's card follows without a gap. */
  joined: boolean;
  /** A safety card has said what to do: the decision in one line. */
  brief: boolean;
}

const marks = {
  no: [OctagonIcon, "text-red-ink"],
  until: [DiamondIcon, "text-orange-ink"],
  yes: [TriangleIcon, "text-yellow-ink"],
} as const;

/** The decision: a sign when it is new, one line when it was said before or a danger card above says it. */
function DriveSign({ drive, joined, brief }: DriveSignProps) {
  const t = useT();
  const { canDrive, title, text } = verdicts[drive];
  if (brief) {
    const [Icon, ink] = marks[canDrive];
    return (
      <p className="flex min-h-6.5 items-center gap-2 pb-2 font-semibold text-sm">
        <Icon className={cn("size-4 shrink-0", ink)} />
        {t(title)}
      </p>
    );
  }
  return (
    <VerdictSign canDrive={canDrive} className={cn("items-center", joined && "rounded-b-none")}>
      <div>
        <p className="font-extrabold text-2xl">{t(title)}</p>
        <p>{t(text)}</p>
      </div>
    </VerdictSign>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  );
}

/** Which help and parts, and what others paid and waited: each figure with its source in what the card rests on. */
function Needed({ outlook: { service, parts, time, cost } }: { outlook: Outlook }) {
  const t = useT();
  const figures = [time, cost].filter((estimate) => estimate !== null);
  return (
    <Block title={t("assess.needed")}>
      <p dir="auto" className="first-letter:uppercase">
        {service.text}
      </p>
      {parts.length === 0 ? null : <p dir="auto">{t("assess.needed.parts", { parts: parts.join(", ") })}</p>}
      {figures.length === 0 ? null : (
        <div className="grid gap-0.5 text-ink-soft text-sm">
          {figures.map(({ text }) => (
            <span key={text} dir="auto" className="first-letter:uppercase">
              {text}
            </span>
          ))}
          <span>{t("assess.needed.typical")}</span>
        </div>
      )}
      {isPaidFor(service.id) ? (
        <Disclosure summary={t("assess.ask")}>
          <PriceQuestions />
        </Disclosure>
      ) : null}
    </Block>
  );
}

export function FaultCodes({ codes }: { codes: readonly FaultCode[] }) {
  const t = useT();
  return (
    <Block title={t("assess.codes")}>
      <ul className="grid gap-2">
        {codes.map(({ spn, fmi, meaning }) => (
          <li key={`${spn}-${fmi}`} className="grid">
            <bdi dir="ltr" className="justify-self-start font-semibold font-mono">
              SPN {spn}
              {fmi === null ? "" : ` FMI ${fmi}`}
            </bdi>
            <span dir="auto">{meaning ?? t("assess.code_unknown")}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
