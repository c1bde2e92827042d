import { Plus } from "lucide-react";
import { useState } from "react";
import { chatLanguages, languages } from "#domain/languages/languages.ts";
import { findReplies } from "#domain/replies/find-replies.ts";
import { replyScopes } from "#domain/replies/reply.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogContent } from "../../components/ui/dialog.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { SearchField } from "../../components/ui/search-field.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { Reply } from "./reply-types.ts";
import { useReplies } from "./use-replies.ts";

interface ManageRepliesProps {
  /** Where in the dialog: its list, a new reply, or the id of one; undefined while it is closed. */
  at: string | undefined;
  onAt: (at: string | undefined) => void;
}

/** Saved replies are looked through, written, edited and removed. */
export function ManageReplies({ at, onAt }: ManageRepliesProps) {
  const t = useT();
  return (
    <Dialog open={at !== undefined} onOpenChange={(open) => (open ? undefined : onAt(undefined))}>
      {at === undefined ? null : (
        <DialogContent
          wide
          title={t(at === "list" ? "replies.title" : at === "new" ? "replies.new" : "replies.edit")}
          className="max-sm:min-h-[94dvh] max-sm:content-start"
        >
          {at === "new" ? <ReplyForm reply={null} onDone={() => onAt("list")} /> : null}
          {at === "new" ? null : <Saved at={at} onAt={onAt} />}
        </DialogContent>
      )}
    </Dialog>
  );
}

function Saved({ at, onAt }: { at: string; onAt: (at: string) => void }) {
  const t = useT();
  const [q, setQ] = useState("");
  const { query, replies } = useReplies();
  const edited = replies.find((reply) => reply.id === at);
  if (edited !== undefined) return <ReplyForm key={edited.id} reply={edited} onDone={() => onAt("list")} />;
  if (query.isPending || (at !== "list" && query.isFetching)) return <Loading text={t("replies.loading")} />;
  if (query.isError && replies.length === 0) {
    return (
      <ErrorState
        title={t("replies.failed")}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (at !== "list") {
    return (
      <EmptyState
        title={t("error.reply.not_found")}
        text={t("replies.gone_text")}
        action={
          <Button variant="secondary" onClick={() => onAt("list")}>
            {t("replies.all")}
          </Button>
        }
      />
    );
  }
  const found = findReplies(replies, q);
  return (
    <div className="grid gap-5">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <SearchField label={t("replies.search")} value={q} onSearch={setQ} />
        <Button size="thumb" onClick={() => onAt("new")}>
          <Plus className="size-5" aria-hidden />
          {t("replies.new")}
        </Button>
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={t(replies.length === 0 ? "replies.none" : "replies.no_match")}
          text={t(replies.length === 0 ? "replies.none_text" : "replies.no_match_text")}
        />
      ) : null}
      {replyScopes.map((scope) => (
        <Group key={scope} scope={scope} replies={found.filter((reply) => reply.scope === scope)} onAt={onAt} />
      ))}
    </div>
  );
}

interface GroupProps {
  scope: Reply["scope"];
  replies: readonly Reply[];
  onAt: (at: string) => void;
}

function Group({ scope, replies, onAt }: GroupProps) {
  const t = useT();
  if (replies.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{t(`replies.scope.${scope}`)}</h3>
      <ul className="grid gap-2 sm:grid-cols-2">
        {replies.map((reply) => (
          <li key={reply.id}>
            <button
              type="button"
              onClick={() => onAt(reply.id)}
              className="grid h-full w-full content-start gap-1 rounded-lg bg-key px-4 py-3 text-start hover:bg-key-hover"
            >
              <bdi className="font-semibold">{reply.title}</bdi>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
                <code className="font-mono" dir="auto">
                  /{reply.shortcut}
                </code>
                <abbr
                  className="no-underline"
                  title={chatLanguages
                    .filter((language) => reply.texts[language])
                    .map((language) => languages[language].own)
                    .join(", ")}
                >
                  {chatLanguages
                    .filter((language) => reply.texts[language])
                    .join(" · ")
                    .toUpperCase()}
                </abbr>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
