import type { Language } from "#domain/languages/languages.ts";
import type { ComposerAssist } from "../../components/composer-assist.ts";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useMe } from "../../lib/me.ts";
import { RoomView } from "./room-view.tsx";
import { useRoom } from "./use-room.ts";
import type { WritingTurn } from "./writing-turn.tsx";

interface StaffRoomProps {
  ticketId: string;
  /** The ticket's, in which its driver wants to be answered. */
  preferredLanguage: Language;
  /** Helps with what is written to the driver. */
  assist?: ComposerAssist | undefined;
  /** What comes before a message to the driver. */
  turn: WritingTurn;
}

/** The conversation with the driver, and the notes that staff alone see. Fills its parent. */
export function StaffRoom(props: StaffRoomProps) {
  const t = useT();
  const me = useMe();
  if (!me) return <Loading className="p-4" text={t("room.loading")} />;
  return <OpenStaffRoom key={`${props.ticketId} ${me.id}`} userId={me.id} {...props} />;
}

function OpenStaffRoom({ userId, ...props }: StaffRoomProps & { userId: string }) {
  const room = useRoom(props.ticketId, userId);
  return <RoomView className="h-full" room={room} reader="staff" writerId={userId} {...props} />;
}
