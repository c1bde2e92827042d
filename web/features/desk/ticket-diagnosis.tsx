import { PhotoGrid } from "../../components/photos/photo-grid.tsx";
import { CircleIcon, DiamondIcon, OctagonIcon, TriangleIcon } from "../../components/ui/shapes.tsx";
import { useT } from "../../lib/i18n.tsx";
import type { DeskTicket } from "./ticket-types.ts";

const driveMarks = {
  stop_now: [OctagonIcon, "text-red-ink"],
  next_safe_exit: [DiamondIcon, "text-orange-ink"],
  with_care: [TriangleIcon, "text-yellow-ink"],
  not_applicable: [CircleIcon, "text-ink-soft"],
} as const;

/** A code that leads to its page, beside the desk. */
function CodeLink({ code }: { code: string }) {
  return (
    <a
      href={`/codes?code=${encodeURIComponent(code)}`}
      target="_blank"
      rel="noreferrer"
      className="font-semibold text-blue-ink underline underline-offset-4"
    >
      <bdi className="font-mono">{code}</bdi>
    </a>
  );
}

/** What the assistant concluded, and the chat that led there. */
export function TicketDiagnosis({ ticket }: { ticket: DeskTicket }) {
  const t = useT();
  const { assessment, chatHistory } = ticket;
  const [DriveIcon, driveClass] = driveMarks[assessment?.drive ?? "not_applicable"];
  return (
    <section className="grid gap-4">
      {assessment === null ? null : (
        <>
          <h3 className="text-lg">{t("desk.diagnosis")}</h3>
          <p className="flex items-center gap-2 font-bold text-lg">
            <DriveIcon className={driveClass} />
            {t(`desk.drive.${assessment.drive}`)}
          </p>
          {assessment.faultCodes.length === 0 ? null : (
            <div>
              <h4 className="font-semibold text-sm">{t("desk.codes")}</h4>
              <ul>
                {assessment.faultCodes.map((code) => (
                  <li key={`${code.spn}/${code.fmi}`} dir="auto">
                    <CodeLink code={code.fmi === null ? `SPN ${code.spn}` : `SPN ${code.spn} FMI ${code.fmi}`} />
                    {code.meaning === null ? "" : ` · ${code.meaning}`}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {assessment.causes.length === 0 ? null : (
            <div>
              <h4 className="font-semibold text-sm">{t("desk.causes")}</h4>
              <ol className="list-decimal ps-5">
                {assessment.causes.map((cause) => (
                  <li key={cause.id}>
                    <bdi>{cause.text}</bdi>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </>
      )}
      <a
        href="/codes"
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-touch w-fit items-center font-semibold text-blue-ink underline underline-offset-4"
      >
        {t("desk.codes_look_up")}
      </a>
      <details className="rounded-lg border border-line" open={chatHistory.length > 0 && chatHistory.length < 6}>
        <summary className="min-h-touch px-4 py-3 font-semibold">
          {t("desk.chat_history")} ({chatHistory.length})
        </summary>
        {chatHistory.length === 0 ? (
          <p className="px-4 pb-4 text-ink-soft">{t("desk.chat_none")}</p>
        ) : (
          <ol className="grid gap-3 px-4 pb-4">
            {chatHistory.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the history is a snapshot that never changes
              <li key={index} className="grid gap-0.5">
                <span className="font-semibold text-ink-soft text-sm">{t(`desk.chat.${line.role}`)}</span>
                <span className="whitespace-pre-wrap" dir="auto">
                  {line.content}
                </span>
                <PhotoGrid photoIds={line.photoIds ?? []} />
              </li>
            ))}
          </ol>
        )}
      </details>
    </section>
  );
}
