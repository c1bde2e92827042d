import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type ContactMethod, contactMethods } from "#domain/tickets/ticket.ts";
import { higherUrgency, type UrgencyLevel } from "#domain/tickets/urgency.ts";
import { LocationField } from "../../components/location/location-field.tsx";
import { StickyActions } from "../../components/sticky-actions.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { RadioCard, RadioGroup } from "../../components/ui/radio-group.tsx";
import { DiamondIcon } from "../../components/ui/shapes.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { serverNow } from "../../lib/server-time.ts";
import { useOnline } from "../../lib/use-online.ts";
import { QueuedNotice } from "./queued-notice.tsx";
import { followSent, queueRequest, useQueuedRequest } from "./queued-requests.ts";
import { ReachByPhone } from "./reach-by-phone.tsx";
import {
  initialFields,
  type KnownContact,
  partsNote,
  readSupport,
  type SupportContext,
  type SupportFields,
} from "./support-form-rules.ts";
import { keepFields, keptFields, submissionIdOf } from "./support-kept.ts";
import { SupportTruck } from "./support-truck.tsx";
import { UrgencyChoice } from "./urgency-choice.tsx";
import type { SubmittedTicket } from "./use-submit-ticket.ts";
import { useSubmitTicket } from "./use-submit-ticket.ts";
import { WhereOnRoad } from "./where-on-road.tsx";

interface SupportFormProps {
  context: SupportContext;
  contact: KnownContact;
  phone: string | undefined;
  /** What must stay in sight above the form: the safety card of the answer that led here. */
  lead?: ReactNode;
  /** Reads the description when it is written, for what must be said at once; answers how urgent it sounds. */
  onDescribed?: (text: string) => Promise<UrgencyLevel | null>;
  onSubmitted: (ticket: SubmittedTicket) => void;
  onCancel: () => void;
}

const methods: Readonly<Record<ContactMethod, MessageKey>> = {
  chat: "support.method.chat",
  call: "support.method.call",
  text: "support.method.text",
  email: "support.method.email",
};

/** No request waits longer for the reading of its description, in milliseconds. */
const longestReading = 1500;

const after = <Value,>(wait: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), wait));

/** 'Request Human Support': sent once for each form, however often it is tried; what is typed is kept. */
export function SupportForm({ context, contact, phone, lead, onDescribed, onSubmitted, onCancel }: SupportFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const { conversationId } = context;
  const [submissionId] = useState(() => submissionIdOf(conversationId));
  const [untouched] = useState(() => initialFields(context, contact));
  const [fields, setFields] = useState<SupportFields>(() => ({ ...untouched, ...keptFields(conversationId) }));
  const [wrong, setWrong] = useState<{ field: string; text: string } | null>(null);
  const urgencyChosen = useRef(false);
  const sending = useRef(false);
  const submit = useSubmitTicket();
  const online = useOnline();

  useEffect(() => keepFields(conversationId, fields, untouched), [conversationId, fields, untouched]);

  const set = (change: Partial<SupportFields>) => {
    setFields((now) => ({ ...now, ...change }));
    setWrong(null);
  };
  const describe = async (): Promise<UrgencyLevel> => {
    const { issueDescription, urgencyLevel } = fields;
    if (issueDescription === untouched.issueDescription) return urgencyLevel;
    const sounds = (await onDescribed?.(issueDescription)) ?? null;
    if (sounds === null || urgencyChosen.current) return urgencyLevel;
    setFields((now) => ({ ...now, urgencyLevel: higherUrgency(now.urgencyLevel, sounds) }));
    return higherUrgency(urgencyLevel, sounds);
  };
  const errorOf = (field: keyof SupportFields) => (wrong?.field === field ? wrong.text : null);
  const textField = (
    field: "contactName" | "contactPhone" | "contactEmail" | "issueDescription" | "partsRequested",
  ) => ({
    name: field,
    value: fields[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  });

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (submit.busy || sending.current) return;
    const read = readSupport(fields, context, submissionId);
    if (!read.ok) {
      const text = t(read.message);
      setWrong({ field: read.field, text });
      notify.error(text);
      const control = form.current?.elements.namedItem(read.field);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    sending.current = true;
    const urgencyLevel = await Promise.race([describe(), after(longestReading, fields.urgencyLevel)]);
    sending.current = false;
    const ready = { ...read.form, urgencyLevel };
    const sent = await submit.send(conversationId, ready);
    if (sent === "no_line") queueRequest(conversationId, ready);
    else if (sent !== null) onSubmitted(sent);
  };

  const queued = useQueuedRequest(conversationId);
  const onSent = useRef(onSubmitted);
  onSent.current = onSubmitted;
  useEffect(() => followSent(conversationId, (ticket) => onSent.current(ticket)), [conversationId]);
  if (queued !== null) {
    return (
      <div className="grid gap-5">
        <ReachByPhone fields={fields} context={context} phone={phone} urgent />
        <QueuedNotice request={queued} />
        <Button variant="quiet" size="thumb" onClick={onCancel}>
          {t("ui.close")}
        </Button>
      </div>
    );
  }

  return (
    <form ref={form} noValidate className="grid gap-6" onSubmit={(event) => void onSubmit(event)}>
      {lead}
      <ReachByPhone fields={fields} context={context} phone={phone} urgent={submit.failure !== null || !online} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("support.name")} error={errorOf("contactName")} className="sm:col-span-2">
          {(ids) => (
            <Input {...ids} {...textField("contactName")} dir="auto" autoComplete="name" maxLength={100} required />
          )}
        </Field>
        <Field label={t("support.phone")} hint={t("support.contact_hint")} error={errorOf("contactPhone")}>
          {(ids) => (
            <Input
              {...ids}
              {...textField("contactPhone")}
              type="tel"
              dir="ltr"
              className="text-start"
              autoComplete="tel"
            />
          )}
        </Field>
        <Field label={t("support.email")} error={errorOf("contactEmail")}>
          {(ids) => (
            <Input
              {...ids}
              {...textField("contactEmail")}
              type="email"
              dir="ltr"
              className="text-start"
              autoComplete="email"
            />
          )}
        </Field>
      </div>
      <Choice legend={t("support.method")}>
        <RadioGroup
          aria-label={t("support.method")}
          className="grid-cols-2"
          value={fields.preferredContactMethod}
          onValueChange={(value) => {
            const chosen = contactMethods.find((method) => method === value);
            if (chosen !== undefined) set({ preferredContactMethod: chosen });
          }}
        >
          {(["chat", "call", "text", "email"] as const).map((method) => (
            <RadioCard key={method} value={method} label={t(methods[method])} />
          ))}
        </RadioGroup>
      </Choice>
      <Field label={t("support.issue")} hint={t("support.issue_hint")} error={errorOf("issueDescription")}>
        {(ids) => (
          <Textarea
            {...ids}
            {...textField("issueDescription")}
            // A card that opened under the finger would swallow the tap; sending reads the text as well.
            onBlur={({ relatedTarget }) =>
              relatedTarget instanceof HTMLButtonElement && relatedTarget.type === "submit"
                ? undefined
                : void describe()
            }
            dir="auto"
            rows={4}
            maxLength={4000}
            required
          />
        )}
      </Field>
      {context.parts === null ? null : (
        <Field
          label={t("support.parts")}
          hint={t(partsNote(new Date(serverNow()).getHours()))}
          error={errorOf("partsRequested")}
        >
          {(ids) => <Textarea {...ids} {...textField("partsRequested")} dir="auto" rows={2} maxLength={2000} />}
        </Field>
      )}
      <Choice legend={t("support.urgency")}>
        <UrgencyChoice
          value={fields.urgencyLevel}
          onChange={(urgencyLevel) => {
            urgencyChosen.current = true;
            set({ urgencyLevel });
          }}
        />
      </Choice>
      <Choice legend={t("support.where")}>
        <LocationField
          value={fields.location}
          onChange={(change) => setFields((now) => ({ ...now, location: change(now.location) }))}
        />
        <WhereOnRoad fields={fields} set={set} />
      </Choice>
      <p className="rounded-lg bg-sunken p-4">{t("support.history")}</p>
      <SupportTruck context={context} address={fields.location.address} />
      {submit.failure === null && online ? null : (
        <p role="alert" className="flex items-start gap-2.5 rounded-xl bg-orange-wash p-4 font-semibold">
          <DiamondIcon className="mt-0.5 text-orange-ink" />
          <span>
            {submit.failure ?? t("support.queue_offline")} {submit.failure === null ? null : t("support.failed_text")}
          </span>
        </p>
      )}
      <StickyActions className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 max-[15rem]:*:px-2 sm:flex sm:justify-end">
        <Button variant="quiet" size="thumb" onClick={submit.busy ? submit.stop : onCancel}>
          {t(submit.busy ? "support.stop" : "support.cancel")}
        </Button>
        <Button type="submit" size="thumb" busy={submit.busy}>
          {t(submit.busy ? "support.submitting" : "support.submit")}
        </Button>
      </StickyActions>
    </form>
  );
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}
