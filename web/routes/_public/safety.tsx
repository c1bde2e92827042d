import { createFileRoute } from "@tanstack/react-router";
import { SafetyPage } from "../../features/safety/safety-page.tsx";

export const Route = createFileRoute("/_public/safety")({
  component: SafetyPage,
});
