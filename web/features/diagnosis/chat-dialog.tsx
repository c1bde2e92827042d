import * as Radix from "radix-ui/dialog";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { brand } from "#domain/brand.ts";
import { type ChatLanguage, languages } from "#domain/languages/languages.ts";
import { AnswerLanguageNote } from "../../components/answer-language-note.tsx";
import { Button } from "../../components/ui/button.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { OctagonIcon } from "../../components/ui/shapes.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useTellDanger } from "../../lib/active-danger.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { offersPerson } from "./auto-open.ts";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatHeader } from "./chat-header.tsx";
import { dangerNow, isTyped } from "./chat-log.ts";
import { ChatMessages } from "./chat-messages.tsx";
import { LanguageOffer, useLanguageOffer } from "./language-offer.tsx";
import type { Tapped } from "./tap-answers.tsx";
import { useAutoOpen } from "./use-auto-open.ts";
import type { Conversation } from "./use-conversation.ts";

interface ChatDialogProps {
  conversationId: string;
  conversation: Conversation;
  phone: string | undefined;
  /** An answer of just now offers a person, and nothing is being typed: the form may open by itself. */
  onOfferUnanswered: () => void;
  onSupport: () => void;
  /** The way to help around the driver. */
  nearby?: ReactNode;
  onClose: () => void;
  onStartNew: () => void;
  /** The truck was taken without asking; null where it was chosen. */
  onOtherTruck: (() => void) | null;
}

/** The diagnosis chat: the whole screen of a phone, a sheet on anything wider. */
export function ChatDialog(props: ChatDialogProps) {
  const {
    conversationId,
    conversation,
    phone,
    onOfferUnanswered,
    onSupport,
    nearby,
    onClose,
    onStartNew,
    onOtherTruck,
  } = props;
  const { log, read, truck } = conversation;
  const t = useT();
  const unsent = useRef(false);
  const noteUnsent = useCallback((now: boolean) => {
    unsent.current = now;
  }, []);
  const language = conversation.language;
  const languageOffer = useLanguageOffer(log, language);
  useAutoOpen({
    conversationId,
    answered: languageOffer.offered === null ? conversation.answered : null,
    asked: log.lines.findLast((line) => line.role === "user")?.content ?? "",
    unsent,
    open: onOfferUnanswered,
  });
  const liveTurnId = useLiveTurn(conversation);
  useTellDanger(dangerNow(log) !== null);

  const changeLanguage = async (chosen: ChatLanguage): Promise<boolean> => {
    try {
      await conversation.setLanguage(chosen);
      notify.success(t("chat.language_toast"), {
        description: t("chat.language_toast_text", { language: languages[chosen].own }),
      });
      return true;
    } catch {
      notify.error(t("chat.language_failed"));
      return false;
    }
  };

  const say = (text: string) => conversation.send(text, []);
  const tap = ({ stepId, answerId, label }: Tapped) => {
    conversation.send(label, [], { stepId, answerId });
  };
  /** Asks again what the answer in the other language was about. */
  const answerIn = async (chosen: ChatLanguage) => {
    const asked = log.lines.findLast(isTyped);
    if ((await changeLanguage(chosen)) && asked?.photoIds.length === 0) say(asked.content);
  };
  const closed = read.data?.conversation.status === "closed";
  const nothingSaid = log.lines.length === 0 && log.pending === null;

  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          onEscapeKeyDown={(event) => (unsent.current ? event.preventDefault() : undefined)}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-x-0 top-0 z-50 grid h-dvh animate-rise grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-ground text-ink sm:inset-0 sm:m-auto sm:h-[min(56rem,calc(100dvh-3rem))] sm:max-w-3xl sm:rounded-xl sm:shadow-over"
        >
          <ChatHeader
            truck={truck ?? ""}
            language={language}
            onLanguage={(chosen) => void changeLanguage(chosen)}
            phone={phone}
            onSupport={closed || read.data === undefined ? null : onSupport}
            nearby={nearby}
            // Once the talk is under way it is about this truck.
            onOtherTruck={log.lines.length > 2 ? null : onOtherTruck}
            onClose={onClose}
          />
          {read.isError && nothingSaid ? (
            <div className="p-4">
              <ErrorState
                title={t("chat.failed")}
                error={read.error}
                onRetry={() => void read.refetch()}
                retrying={read.isFetching}
              />
            </div>
          ) : read.data === undefined ? (
            <Loading className="p-6" text={t("chat.loading")} />
          ) : (
            <ChatMessages
              log={log}
              greeting={<Greeting truck={truck ?? ""} />}
              liveTurnId={liveTurnId}
              onRetry={conversation.retry}
              onEdit={conversation.withdraw}
              onStop={conversation.stop}
              onShowWhole={conversation.showWhole}
              onSupport={closed ? null : onSupport}
              onSay={closed ? null : say}
              onTap={closed ? null : tap}
              language={language}
              offers={offersPerson}
            />
          )}
          {closed ? (
            <div className="grid gap-2 border-line border-t bg-panel px-3 pt-2.5 pb-safe">
              <p className="text-center text-ink-soft">{t("chat.read_only")}</p>
              <Button size="thumb" onClick={onStartNew}>
                {t("chat.start_new")}
              </Button>
            </div>
          ) : (
            <div>
              {languageOffer.offered === null ? null : (
                <LanguageOffer
                  offered={languageOffer.offered}
                  language={language}
                  onAccept={() => void (languageOffer.offered && answerIn(languageOffer.offered))}
                  onRefuse={languageOffer.refuse}
                />
              )}
              <ChatComposer
                conversationId={conversationId}
                language={language}
                blocked={log.pending !== null || read.data === undefined}
                onSend={conversation.send}
                returned={conversation.returned}
                onReturnedTaken={conversation.forgetReturned}
                onUnsentChange={noteUnsent}
              />
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The last turn that this page has seen being answered; it keeps its place at the top until the next one. */
function useLiveTurn({ log }: Conversation): string | null {
  const [live, setLive] = useState<string | null>(null);
  const pendingId = log.pending?.turnId ?? null;
  if (pendingId !== null && pendingId !== live) setLive(pendingId);
  return live;
}

function Greeting({ truck }: { truck: string }) {
  const t = useT();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <h2 className="text-xl">{t("chat.greeting", { assistant: brand.assistant })}</h2>
      <p className="text-lg">{t("chat.greeting_text", { truck })}</p>
      <AnswerLanguageNote />
      <p className="flex items-start gap-2.5 font-semibold">
        <OctagonIcon className="mt-0.5 size-6 text-red-ink" />
        <span>{t("chat.danger")}</span>
      </p>
    </div>
  );
}
