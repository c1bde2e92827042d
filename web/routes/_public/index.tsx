import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { lazyPart } from "../../components/lazy-part.tsx";
import { warmEngine } from "../../features/diagnosis/assess-here.ts";
import { ContinueDiagnosis } from "../../features/diagnosis/continue-diagnosis.tsx";
import { FeatureBadges } from "../../features/home/badges.tsx";
import { Hero, RoadStrip } from "../../features/home/hero.tsx";
import { IssuePicker } from "../../features/home/issue-picker.tsx";
import { Savings } from "../../features/home/savings.tsx";
import { useOpenTickets } from "../../features/tickets/use-open-tickets.ts";
import { loadRest } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { useDriverFlow } from "../-start-chat/use-driver-flow.ts";

export interface HomeSearch {
  /** The conversation that is open: a reload lands in it again. */
  conversation?: string;
  /** What to start after signing in elsewhere; the preset message, or nothing. */
  start?: string;
  /** What was typed into 'What's wrong?' before the app was there: the engine reads it first. */
  ask?: string;
}

const longestStart = 4000;

function textOf(name: "start" | "ask", value: unknown): HomeSearch {
  return value === undefined || value === null ? {} : { [name]: String(value).slice(0, longestStart) };
}

export const Route = createFileRoute("/_public/")({
  validateSearch: ({ conversation, start, ask }): HomeSearch => ({
    ...(typeof conversation === "string" && /^\w{1,64}$/.test(conversation) ? { conversation } : {}),
    ...textOf("start", start),
    ...textOf("ask", ask),
  }),
  component: Home,
});

/** The dialogs of the flow, and their texts, come when somebody starts; the page does not wait for them. */
const DriverFlow = lazyPart(
  () => import("../-start-chat/driver-flow.tsx"),
  ({ DriverFlow }) => DriverFlow,
  { asked: true, beside: loadRest },
);

/** For those who are signed in; comes with its texts, below everything else. */
const NearbyOffer = lazyPart(
  () => import("../-place/nearby-offer.tsx"),
  ({ NearbyOffer }) => NearbyOffer,
  { beside: loadRest },
);

/** Comes with its texts, for a driver with an open ticket. */
const OpenTicketCard = lazyPart(
  () => import("../../features/tickets/open-ticket-card.tsx"),
  ({ OpenTicketCard }) => OpenTicketCard,
  { beside: loadRest },
);

function Home() {
  const { conversation, start, ask } = Route.useSearch();
  const navigate = Route.useNavigate();
  const setConversation = useCallback(
    (id: string | undefined, how: "push" | "replace") =>
      void navigate({
        search: id === undefined ? {} : { conversation: id },
        replace: how === "replace",
        resetScroll: false,
      }),
    [navigate],
  );
  const me = useMe();
  const hasTicket = useOpenTickets().length > 0;
  const flow = useDriverFlow({ conversation, start, ask, setConversation });
  return (
    <>
      {me ? <OpenTicketCard /> : null}
      <ContinueDiagnosis place="above" onContinue={flow.resume} />
      <Hero
        hasTicket={hasTicket}
        onStart={(text) => (text === undefined ? flow.startNew("") : flow.ask(text))}
        onWriting={warmEngine}
      >
        <IssuePicker onPick={flow.startNew} />
      </Hero>
      <ContinueDiagnosis place="below" onContinue={flow.resume} />
      <RoadStrip />
      <FeatureBadges />
      <Savings />
      {me ? <NearbyOffer /> : null}
      {flow.state.at === "idle" ? null : <DriverFlow flow={flow} />}
    </>
  );
}
