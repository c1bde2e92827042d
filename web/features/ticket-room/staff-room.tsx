import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { RoomView } from "./room-view.tsx";
import { useRoom } from "./use-room.ts";

/** The conversation with the driver, and the notes that staff alone see. Fills its parent. */
export function StaffRoom({ ticketId }: { ticketId: string }) {
  const t = useT();
  const me = useMe();
  if (!me) return <Loading className="p-4" text={t("room.loading")} />;
  return <OpenStaffRoom key={`${ticketId} ${me.id}`} ticketId={ticketId} userId={me.id} />;
}

function OpenStaffRoom({ ticketId, userId }: { ticketId: string; userId: string }) {
  const room = useRoom(ticketId, userId);
  return <RoomView className="h-full" ticketId={ticketId} room={room} reader="staff" />;
}
