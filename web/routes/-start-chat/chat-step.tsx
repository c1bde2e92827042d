import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { partsLines } from "#domain/chat/parts-mentions.ts";
import { type LocationValue, noLocation } from "../../components/location/location-field.tsx";
import { accessLostEvent } from "../../features/diagnosis/assess-here.ts";
import { noteSupportOpened } from "../../features/diagnosis/auto-open.ts";
import { ChatDialog } from "../../features/diagnosis/chat-dialog.tsx";
import { forgetKept, keptPlace } from "../../features/diagnosis/chat-kept.ts";
import { chatTexts, latestAssessment } from "../../features/diagnosis/chat-log.ts";
import { closeConversation } from "../../features/diagnosis/close-conversation.ts";
import { DangerDialog, useDangerTyped } from "../../features/diagnosis/danger-typed.tsx";
import type { FlowState, Place } from "../../features/diagnosis/flow-machine.ts";
import { SafetyStrip } from "../../features/diagnosis/safety-card.tsx";
import { type Conversation, useConversation } from "../../features/diagnosis/use-conversation.ts";
import { SubmittedDialog, SupportDialog } from "../../features/tickets/support-dialog.tsx";
import type { KnownContact, SupportContext } from "../../features/tickets/support-form-rules.ts";
import { successShown } from "../../features/tickets/use-submit-ticket.ts";
import { trpc } from "../../lib/trpc.ts";
import { NearbyButton } from "../-place/nearby-button.tsx";
import type { DriverFlow } from "./use-driver-flow.ts";

interface ChatStepProps {
  flow: DriverFlow;
  state: Extract<FlowState, { at: "chat" | "support_form" | "ticket_submitted" }>;
  phone: string | undefined;
}

/** The chat, and over it the form for a human and then the ticket's number. */
export function ChatStep({ flow: { send, close, startNew }, state, phone }: ChatStepProps) {
  const { conversationId, firstMessage, place } = state.chat;
  const conversation = useConversation({
    conversationId,
    firstMessage,
    onAccessLost: (reason, text) => void accessLostEvent(reason, text).then(send),
    onSessionLost: () => send({ type: "session_lost" }),
  });
  const contact = useKnownContact();
  const context = supportContext(conversation, conversationId, place);
  const safety =
    conversation.log.lines.findLast((line) => line.role === "assistant" && line.turnId !== null)?.safety ?? null;
  const danger = useDangerTyped(conversation.log.lines.flatMap((line) => line.safety?.flags ?? []));
  useLeaveForTicket(state, conversationId, danger.card === null);

  /** Closing stores the chat's summary; nobody waits for that. */
  const end = () => {
    close();
    endConversation(conversationId);
  };
  const requestSupport = () => {
    noteSupportOpened(conversationId);
    send({ type: "support_requested" });
  };

  return (
    <>
      <ChatDialog
        conversationId={conversationId}
        conversation={conversation}
        phone={phone}
        onOfferUnanswered={requestSupport}
        onSupport={requestSupport}
        nearby={<NearbyButton compact start={locationOf(place ?? keptPlace(conversationId))} />}
        onClose={end}
        onOtherTruck={
          state.chat.taken === undefined
            ? null
            : () => {
                endConversation(conversationId);
                send({ type: "other_truck" });
              }
        }
        onStartNew={() => {
          close();
          startNew("");
        }}
      />
      {state.at === "support_form" && context !== null && contact !== null ? (
        <SupportDialog
          context={context}
          contact={contact}
          phone={phone}
          lead={safety === null ? null : <SafetyStrip card={safety} />}
          onDescribed={async (text) => (await danger.look(text))?.urgency ?? null}
          onSubmitted={(ticket) => send({ type: "ticket_submitted", ticket })}
          onCancel={() => send({ type: "support_cancelled" })}
        />
      ) : null}
      {state.at === "ticket_submitted" && danger.card === null ? (
        <SubmittedDialog ticket={state.ticket} onClose={end} />
      ) : null}
      <DangerDialog card={danger.card} onClose={danger.close} />
    </>
  );
}

/** Also when the page is left in the same moment: the request outlives it. */
function endConversation(conversationId: string): void {
  forgetKept(conversationId);
  closeConversation(conversationId).catch(() => {});
}

/** What the account knows of the driver; blank fields when it cannot be read, null while it is being read. */
function useKnownContact(): KnownContact | null {
  const account = useQuery(trpc.driver.account.get.queryOptions());
  if (account.isPending && account.fetchStatus !== "paused") return null;
  const { fullName, phone, email } = account.data ?? {};
  return { fullName: fullName ?? "", phone: phone ?? "", email: email ?? "" };
}

function supportContext(
  { log, read, language }: Conversation,
  conversationId: string,
  place: Place | null,
): SupportContext | null {
  const conversation = read.data?.conversation;
  if (conversation === undefined) return null;
  const parts = partsLines(chatTexts(log));
  return {
    conversationId,
    truckId: conversation.truckId,
    truckBrand: conversation.brand,
    truckYear: conversation.year,
    truckModel: conversation.model,
    language,
    location: locationOf(place ?? keptPlace(conversationId)),
    chatHistory: log.lines.map(({ role, content, photoIds }) => ({ role, content, photoIds })),
    assessment: latestAssessment(log),
    parts: parts === "" ? null : parts,
  };
}

function locationOf(place: Place | null): LocationValue {
  if (place === null) return noLocation;
  const { latitude, longitude, address } = place;
  return { position: latitude === null || longitude === null ? null : { latitude, longitude }, address };
}

/** Goes to the ticket when its number has been shown long enough and nothing lies over it; the chat is over then. */
function useLeaveForTicket(state: ChatStepProps["state"], conversationId: string, inSight: boolean): void {
  const navigate = useNavigate();
  const number = state.at === "ticket_submitted" ? state.ticket.ticketNumber : null;
  useEffect(() => {
    if (number === null) return;
    return () => endConversation(conversationId);
  }, [number, conversationId]);
  useEffect(() => {
    if (number === null || !inSight) return;
    const timer = setTimeout(() => void navigate({ to: "/tickets/$number", params: { number } }), successShown);
    return () => clearTimeout(timer);
  }, [navigate, number, inSight]);
}
