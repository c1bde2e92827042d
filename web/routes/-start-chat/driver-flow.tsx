import { useRouter } from "@tanstack/react-router";
import { FirstAnswerDialog } from "../../features/diagnosis/first-answer-dialog.tsx";
import { BlockedDialog, TrialEndingDialog } from "../../features/diagnosis/trial-dialog.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { ChatStep } from "./chat-step.tsx";
import { SignupStep } from "./signup-step.tsx";
import { TrucksStep } from "./trucks-step.tsx";
import type { DriverFlow as Flow } from "./use-driver-flow.ts";
import { useOpenChat } from "./use-open-chat.ts";

/** Whatever dialog the flow's state calls for; composed here, because features know nothing of each other. */
export function DriverFlow({ flow }: { flow: Flow }) {
  const { state, send, close } = flow;
  const config = usePublicConfig();
  const pricingHref = usePricingHref();
  useOpenChat(flow);
  const goOn = () => void flow.viewer().then((viewer) => send({ type: "go_on", viewer }));

  switch (state.at) {
    case "idle":
      return null;
    case "assessing":
    case "first_answer":
      return (
        <FirstAnswerDialog
          text={state.goal.text}
          reading={state.at === "assessing"}
          assessment={state.at === "first_answer" ? state.assessment : null}
          card={state.at === "first_answer" ? state.card : null}
          phone={config?.roadsidePhone}
          onGoOn={goOn}
          onClose={close}
        />
      );
    case "signup":
      return <SignupStep flow={flow} goal={state.goal} />;
    case "trial_ending":
      return (
        <TrialEndingDialog
          daysLeft={state.daysLeft}
          pricingHref={pricingHref}
          config={config}
          onGoOn={goOn}
          onClose={close}
        />
      );
    case "blocked":
      return <BlockedDialog reason={state.reason} card={state.card} pricingHref={pricingHref} config={config} />;
    case "picking_truck":
    case "truck_form":
    case "saving_truck":
    case "opening_chat":
    case "opening_failed":
      return <TrucksStep flow={flow} />;
    case "chat":
    case "support_form":
    case "ticket_submitted":
      return <ChatStep key={state.chat.conversationId} flow={flow} state={state} phone={config?.roadsidePhone} />;
  }
}

/** Where plans are chosen; null while there is no such page. */
function usePricingHref(): string | null {
  const router = useRouter();
  return Object.hasOwn(router.routesByPath, "/pricing") ? "/pricing" : null;
}
