import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { emptyRoom, type RoomState } from "./room-reducer.ts";
import { openRoomSocket, type RoomSocket } from "./room-socket.ts";

export interface Room extends Pick<RoomSocket, "send" | "typing" | "markRead" | "retry" | "discard"> {
  readonly state: RoomState;
}

const nothingYet = emptyRoom();

/** Keeps a ticket's room open while the component is there. Its actions keep their identity. */
export function useRoom(ticketId: string, userId: string): Room {
  const [socket, setSocket] = useState<RoomSocket | null>(null);
  useEffect(() => {
    const opened = openRoomSocket({ ticketId, userId });
    setSocket(opened);
    return () => {
      opened.close();
      setSocket(null);
    };
  }, [ticketId, userId]);

  const subscribe = useCallback((listener: () => void) => socket?.subscribe(listener) ?? (() => undefined), [socket]);
  const state = useSyncExternalStore(subscribe, () => socket?.getState() ?? nothingYet);

  const latest = useRef(socket);
  latest.current = socket;
  const send = useCallback<Room["send"]>(
    async (text, options) => (await latest.current?.send(text, options)) ?? false,
    [],
  );
  const typing = useCallback<Room["typing"]>((audience) => latest.current?.typing(audience), []);
  const markRead = useCallback<Room["markRead"]>((seq) => latest.current?.markRead(seq), []);
  const retry = useCallback<Room["retry"]>((clientId) => latest.current?.retry(clientId), []);
  const discard = useCallback<Room["discard"]>((clientId) => latest.current?.discard(clientId), []);
  return { state, send, typing, markRead, retry, discard };
}
