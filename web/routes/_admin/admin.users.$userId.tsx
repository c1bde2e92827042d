import { createFileRoute } from "@tanstack/react-router";
import { UserPage } from "../../features/admin/user-page.tsx";

export const Route = createFileRoute("/_admin/admin/users/$userId")({ component: User });

function User() {
  const { userId } = Route.useParams();
  return <UserPage key={userId} userId={userId} />;
}
