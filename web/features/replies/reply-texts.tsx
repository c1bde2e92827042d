import { useRef } from "react";
import { type ChatLanguage, chatLanguages, languages } from "#domain/languages/languages.ts";
import { maxReplyTextLength } from "#domain/replies/reply.ts";
import { replyVariables, unknownVariables } from "#domain/replies/variables.ts";
import { useComposerField } from "../../components/composer-assist.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/ui/tabs.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useT } from "../../lib/i18n.tsx";
import type { ReplyDraft } from "./reply-draft.ts";

interface ReplyTextsProps {
  texts: ReplyDraft["texts"];
  language: ChatLanguage;
  error: string | null;
  onLanguage: (language: ChatLanguage) => void;
  onChange: (texts: ReplyDraft["texts"]) => void;
}

/** The text of a reply, a tab a language; a dot marks those that there is one in. */
export function ReplyTexts({ texts, language, error, onLanguage, onChange }: ReplyTextsProps) {
  const t = useT();
  return (
    <Tabs
      value={language}
      onValueChange={(value) => {
        const chosen = chatLanguages.find((known) => known === value);
        if (chosen !== undefined) onLanguage(chosen);
      }}
    >
      <TabsList aria-label={t("replies.languages")}>
        {chatLanguages.map((known) => (
          <TabsTrigger key={known} value={known} lang={known}>
            {languages[known].own}
            {texts[known].trim() === "" ? null : (
              <>
                <span aria-hidden> •</span>
                <span className="sr-only" lang={document.documentElement.lang}>
                  {t("replies.written")}
                </span>
              </>
            )}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={language} tabIndex={-1}>
        <OneText
          key={language}
          language={language}
          text={texts[language]}
          error={error}
          onChange={(text) => onChange({ ...texts, [language]: text })}
        />
      </TabsContent>
    </Tabs>
  );
}

interface OneTextProps {
  language: ChatLanguage;
  text: string;
  error: string | null;
  onChange: (text: string) => void;
}

function OneText({ language, text, error, onChange }: OneTextProps) {
  const t = useT();
  const element = useRef<HTMLTextAreaElement>(null);
  const field = useComposerField(element, text, onChange);
  const unknown = unknownVariables(text);
  const slip =
    unknown.length === 0 ? null : t("replies.unknown", { words: unknown.map((word) => `{${word}}`).join(" ") });
  return (
    <div className="grid gap-3">
      <Field
        label={t("replies.text", { language: languages[language].own })}
        hint={t("replies.text_hint")}
        error={slip ?? error}
      >
        {(ids) => (
          <Textarea
            {...ids}
            ref={element}
            name="texts"
            rows={5}
            lang={language}
            dir={languages[language].direction}
            maxLength={maxReplyTextLength}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="pb-1.5 font-semibold text-ink-soft text-sm">{t("replies.variables")}</legend>
        {replyVariables.map((variable) => (
          <Button
            key={variable}
            variant="secondary"
            className="px-3"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => field.insert(`{${variable}}`)}
          >
            {t(`replies.variable.${variable}`)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
