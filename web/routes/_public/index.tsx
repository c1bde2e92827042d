import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { FeatureBadges } from "../../features/home/badges.tsx";
import { Hero } from "../../features/home/hero.tsx";
import { IssuePicker } from "../../features/home/issue-picker.tsx";

export const Route = createFileRoute("/_public/")({
  component: Home,
});

function Home() {
  const navigate = useNavigate();
  const start = () => void navigate({ to: "/auth", search: { tab: "sign-up", returnTo: "/" } });
  return (
    <>
      <Hero onStart={start} />
      <FeatureBadges />
      <IssuePicker onPick={start} />
    </>
  );
}
