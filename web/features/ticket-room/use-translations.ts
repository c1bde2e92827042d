import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Language } from "#domain/languages/languages.ts";
import type { RoomItem } from "#domain/room/protocol.ts";
import { driverReads, offerTranslation } from "#domain/translation/offer.ts";
import { useLanguage } from "../../lib/i18n.tsx";
import { usePublicConfig } from "../../lib/public-config.ts";
import { trpcClient } from "../../lib/trpc.ts";
import type { Reader } from "./room-items.tsx";
import { type LineTranslation, openTranslations, type TranslationStore } from "./translation-store.ts";
import type { Room } from "./use-room.ts";

interface TranslationGround {
  readonly ticketId: string;
  readonly room: Room;
  readonly reader: Reader;
  /** The ticket's, in which its driver wants to be answered. */
  readonly preferredLanguage: Language;
}

/** The room in the language that its reader reads. */
export interface Translations {
  readonly reads: Language;
  of(item: RoomItem): LineTranslation | null;
  /** Keeps its identity. */
  readonly ask: (item: RoomItem) => void;
}

/** What the staff write is English where it does not say otherwise. */
const staffUsually: Language = "en";

/** Translates the drawn lines of a room for its reader, where a model is set; without one it translates nothing. */
export function useTranslations(ground: TranslationGround, drawn: readonly RoomItem[]): Translations {
  const { ticketId, room, reader, preferredLanguage } = ground;
  const page = useLanguage();
  const on = usePublicConfig()?.translation === true;
  const reads = reader === "driver" ? driverReads(preferredLanguage, page) : page;
  const usual = reader === "driver" ? staffUsually : preferredLanguage;
  const myName = useRef<string | null>(null);
  myName.current = room.state.you?.name ?? null;

  const [store, setStore] = useState<TranslationStore | null>(null);
  useEffect(() => {
    if (!on) return;
    const own = (item: RoomItem) => item.senderType === (reader === "driver" ? "driver" : "support");
    const opened = openTranslations({
      list: async () => (await trpcClient.driver.translations.list.query({ ticketId, language: reads })).items,
      make: ({ id, seq }) => trpcClient.driver.translations.make.mutate({ ticketId, itemId: id, seq, language: reads }),
      offer: (item) =>
        own(item) && (reader === "driver" || item.senderName === myName.current)
          ? "none"
          : offerTranslation({ text: item.text, ownSide: own(item), reads, usual }),
      later: (work, ms) => void setTimeout(work, ms),
    });
    setStore(opened);
    return () => {
      opened.close();
      setStore(null);
    };
  }, [on, ticketId, reader, reads, usual]);

  useSyncExternalStore(store?.subscribe ?? neverChanges, store?.version ?? nothing);
  useEffect(() => store?.want(drawn), [store, drawn]);
  const { welcomed } = room.state;
  useEffect(() => {
    if (welcomed) store?.resume();
  }, [store, welcomed]);

  const latest = useRef(store);
  latest.current = store;
  const ask = useCallback((item: RoomItem) => latest.current?.ask(item), []);
  return { reads, of: (item) => store?.of(item) ?? null, ask };
}

/** Into which language what the staff write is put for the driver; null where the driver reads what they write. */
export function useDriverReads(preferredLanguage: Language): Language | null {
  const page = useLanguage();
  const on = usePublicConfig()?.translation === true;
  const reads = driverReads(preferredLanguage, staffUsually);
  return on && reads !== page ? reads : null;
}

const neverChanges = () => () => undefined;
const nothing = () => 0;
