import { useLocation } from "@tanstack/react-router";
import { InstallBanner } from "../features/install/install-banner.tsx";
import { LivePlaceStrip } from "../features/live-place/live-place-strip.tsx";
import { useSharingHere } from "../features/live-place/sharing-here.ts";
import { PushKeeper } from "../features/push/push-keeper.tsx";
import { PinnedTickets } from "../features/tickets/pinned-ticket.tsx";
import { QueuedRequests } from "../features/tickets/queued-notice.tsx";
import { UpdateBanner } from "../features/update/update-banner.tsx";

/** Where nobody is asked to install anything: in danger, at work, or reading how to install it. */
const unasked = ["/safety", "/install", "/support", "/admin"];

/** What can wait, at the edge of any page; one at a time, the update first. */
export function Banners() {
  const path = useLocation().pathname;
  // A banner would lie over the way to stop it.
  const sharing = useSharingHere().sharing !== null;
  return (
    <>
      <QueuedRequests />
      <PinnedTickets />
      <LivePlaceStrip />
      <PushKeeper />
      <div aria-live="polite" className="[&>aside~aside]:hidden">
        {sharing ? null : <UpdateBanner />}
        {sharing || unasked.some((start) => path.startsWith(start)) ? null : <InstallBanner />}
      </div>
    </>
  );
}
