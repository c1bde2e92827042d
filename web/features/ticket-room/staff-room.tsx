import type { ComposerAssist } from "../../components/composer-assist.ts";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { RoomView } from "./room-view.tsx";
import { useRoom } from "./use-room.ts";

interface StaffRoomProps {
  ticketId: string;
  /** Helps with what is written to the driver. */
  assist?: ComposerAssist | undefined;
}

/** The conversation with the driver, and the notes that staff alone see. Fills its parent. */
export function StaffRoom({ ticketId, assist }: StaffRoomProps) {
  const t = useT();
  const me = useMe();
  if (!me) return <Loading className="p-4" text={t("room.loading")} />;
  return <OpenStaffRoom key={`${ticketId} ${me.id}`} ticketId={ticketId} userId={me.id} assist={assist} />;
}

function OpenStaffRoom({ ticketId, userId, assist }: StaffRoomProps & { userId: string }) {
  const room = useRoom(ticketId, userId);
  return <RoomView className="h-full" ticketId={ticketId} room={room} reader="staff" assist={assist} />;
}
