import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { accessLostEvent } from "../../features/diagnosis/assess-here.ts";
import { keepChatLanguage, keepPlace } from "../../features/diagnosis/chat-kept.ts";
import type { ChosenTruck, Place } from "../../features/diagnosis/flow-machine.ts";
import { readFailure } from "../../lib/errors.ts";
import { trpc, trpcClient } from "../../lib/trpc.ts";
import type { DriverFlow } from "./use-driver-flow.ts";

/** Asks for a conversation, once, as soon as a truck is chosen. */
export function useOpenChat({ state, send }: DriverFlow): void {
  const cache = useQueryClient();
  const asked = useRef<ChosenTruck | null>(null);
  const chosen = state.at === "opening_chat" ? state.chosen : null;
  const text = state.at === "opening_chat" ? state.goal.text : "";

  useEffect(() => {
    if (chosen === null || asked.current === chosen) return;
    asked.current = chosen;
    const { truckId, truck, language, place } = chosen;
    const about = truckId === null ? { truck } : { truckId };
    trpcClient.subscriber.chat.start.mutate({ ...about, language, location: locationOf(place) }).then(
      ({ conversationId }) => {
        keepChatLanguage(language);
        keepPlace(conversationId, place);
        void cache.invalidateQueries({ queryKey: trpc.subscriber.chat.list.pathKey() });
        send({ type: "chat_opened", chosen, conversationId });
      },
      async (error: unknown) => {
        const { code } = readFailure(error);
        if (code === "trial.expired") send(await accessLostEvent("trial_expired", text));
        else if (code === "subscription.inactive") send(await accessLostEvent("subscription_inactive", text));
        else if (code === "auth.required") send({ type: "session_lost" });
        else send({ type: "chat_refused", chosen, error });
      },
    );
  }, [cache, chosen, send, text]);
}

/** Where the truck stands, for help nearby; null while only an address, or nothing, is known. */
function locationOf(place: Place | null) {
  if (place === null || place.latitude === null || place.longitude === null) return null;
  const { latitude, longitude, address } = place;
  return { latitude, longitude, address: address.slice(0, 300) };
}
