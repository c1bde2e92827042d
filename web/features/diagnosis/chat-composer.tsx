import { maxChatMessageLength } from "#domain/chat/turn.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import { MessageComposer } from "../../components/message-composer.tsx";
import { useMessageDraft } from "../../components/use-message-draft.ts";
import { useT } from "../../lib/i18n.tsx";
import { draftKey } from "./chat-kept.ts";
import { useShowIt } from "./use-show-it.tsx";

interface ChatComposerProps {
  conversationId: string;
  /** In which the answers come, and what is written by tapping. */
  language: ChatLanguage;
  /** A reply is pending: typing goes on, sending waits. */
  blocked: boolean;
  onSend: (text: string, photoIds: readonly string[]) => boolean;
  /** A message that came back; it belongs into the field again. */
  returned: string | null;
  onReturnedTaken: () => void;
  onUnsentChange: (unsent: boolean) => void;
}

/** Where the driver writes to the assistant. */
export function ChatComposer({ conversationId, language, blocked, ...rest }: ChatComposerProps) {
  const t = useT();
  const showIt = useShowIt(language);
  const draft = useMessageDraft(draftKey(conversationId));
  return (
    <div className="border-line border-t bg-panel pb-safe">
      <MessageComposer
        {...rest}
        assist={showIt}
        draft={draft}
        label={t("chat.input")}
        placeholder={t("chat.placeholder")}
        sendLabel={t("chat.send")}
        hint={{ id: "chat-field-state", text: t(blocked ? "chat.pending" : "chat.hint") }}
        maxLength={maxChatMessageLength}
        blocked={blocked}
        className="mx-auto w-full max-w-2xl border-0 pb-0"
      />
    </div>
  );
}
