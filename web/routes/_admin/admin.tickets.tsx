import { createFileRoute } from "@tanstack/react-router";
import { TicketsPage } from "../../features/admin/tickets-page.tsx";

export const Route = createFileRoute("/_admin/admin/tickets")({
  component: TicketsPage,
});
