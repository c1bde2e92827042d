import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { CreateReplyInput } from "#domain/replies/inputs.ts";
import { maxReplyTitleLength, maxShortcutLength, replyScopes } from "#domain/replies/reply.ts";
import { Button } from "../../components/ui/button.tsx";
import { DialogActions } from "../../components/ui/dialog.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { RadioCard, RadioGroup } from "../../components/ui/radio-group.tsx";
import { activeLanguage, useT } from "../../lib/i18n.tsx";
import { fieldErrors } from "../../lib/use-schema-form.ts";
import { RemoveReply } from "./remove-reply.tsx";
import { draftOf, emptyDraft, useReplyDraft } from "./reply-draft.ts";
import { ReplyTexts } from "./reply-texts.tsx";
import type { Reply } from "./reply-types.ts";
import { TextWithGaps } from "./text-with-gaps.tsx";
import { useSaveReply } from "./use-save-reply.ts";

interface ReplyFormProps {
  /** The reply that is edited; null for a new one. */
  reply: Reply | null;
  onDone: () => void;
}

/** A reply is written or edited. What is typed is kept until it is saved or given up. */
export function ReplyForm({ reply, onDone }: ReplyFormProps) {
  const t = useT();
  const { draft, unsaved, change } = useReplyDraft(
    `replies.draft.${reply?.id ?? "new"}`,
    reply === null ? emptyDraft : draftOf(reply),
  );
  const [language, setLanguage] = useState<ChatLanguage>(() => firstLanguage(reply));
  const [errors, setErrors] = useState<ReturnType<typeof fieldErrors>>({});
  const done = () => {
    change(null);
    onDone();
  };
  const { save, conflict } = useSaveReply(reply, done);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const input = z.safeParse(CreateReplyInput, draft);
    setErrors(input.success ? {} : fieldErrors(input.error));
    if (input.success) {
      save.mutate({ input: input.data, version: conflict ? (reply?.version ?? 0) : draft.version });
      return;
    }
    const inText = input.error.issues.find(({ path }) => path[0] === "texts")?.path[1];
    const wrong = chatLanguages.find((known) => known === inText);
    if (wrong !== undefined) setLanguage(wrong);
    const form = event.currentTarget;
    // The fields are marked with the next drawing.
    requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  const errorOf = (field: string) => {
    const key = errors[field];
    return key === undefined ? null : t(key);
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {reply === null ? (
        <RadioGroup
          aria-label={t("replies.scope")}
          className="sm:grid-cols-2"
          value={draft.scope}
          onValueChange={(value) => {
            const scope = replyScopes.find((known) => known === value);
            if (scope !== undefined) change({ ...draft, scope });
          }}
        >
          <RadioCard value="team" label={t("replies.scope.team")} text={t("replies.scope.team_text")} />
          <RadioCard value="own" label={t("replies.scope.own")} text={t("replies.scope.own_text")} />
        </RadioGroup>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
        <Field label={t("replies.shortcut")} hint={t("replies.shortcut_hint")} error={errorOf("shortcut")}>
          {(ids) => (
            <Input
              {...ids}
              name="shortcut"
              dir="auto"
              className="font-mono"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={maxShortcutLength + 1}
              value={draft.shortcut}
              onChange={(event) => change({ ...draft, shortcut: event.target.value })}
            />
          )}
        </Field>
        <Field label={t("replies.reply_title")} hint={t("replies.title_hint")} error={errorOf("title")}>
          {(ids) => (
            <Input
              {...ids}
              name="title"
              dir="auto"
              autoComplete="off"
              maxLength={maxReplyTitleLength}
              value={draft.title}
              onChange={(event) => change({ ...draft, title: event.target.value })}
            />
          )}
        </Field>
      </div>
      <ReplyTexts
        texts={draft.texts}
        language={language}
        error={errorOf("texts")}
        onLanguage={setLanguage}
        onChange={(texts) => change({ ...draft, texts })}
      />
      {conflict && reply !== null ? (
        <div role="alert" className="grid gap-2 rounded-lg bg-orange-wash p-4">
          <p className="font-semibold">{t("replies.conflict")}</p>
          <bdi className="font-semibold">{reply.title}</bdi>
          <TextWithGaps text={reply.texts[language] ?? ""} language={language} />
        </div>
      ) : null}
      <DialogActions>
        <Button type="submit" busy={save.isPending}>
          {t(save.isPending ? "replies.saving" : conflict ? "replies.keep_mine" : "replies.save")}
        </Button>
        <Button variant="secondary" onClick={done}>
          {t(conflict ? "replies.take_theirs" : unsaved ? "replies.discard" : "ui.cancel")}
        </Button>
        {reply === null ? null : <RemoveReply reply={reply} onRemoved={done} />}
      </DialogActions>
    </form>
  );
}

/** The tab that opens first: the page's language where there is a text in it, else the first that has one. */
function firstLanguage(reply: Reply | null): ChatLanguage {
  const own = chatLanguages.find((known) => known === activeLanguage()) ?? "en";
  if (reply === null || reply.texts[own]) return own;
  return chatLanguages.find((known) => reply.texts[known]) ?? own;
}
