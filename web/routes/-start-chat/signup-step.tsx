import { useQueryClient } from "@tanstack/react-query";
import { SignUpForm } from "../../features/auth/sign-up-form.tsx";
import type { Goal } from "../../features/diagnosis/flow-machine.ts";
import { SignupDialog } from "../../features/diagnosis/signup-dialog.tsx";
import { trpc } from "../../lib/trpc.ts";
import type { DriverFlow } from "./use-driver-flow.ts";

/** Makes the account and goes on with what was picked; signing in instead comes back to it too. */
export function SignupStep({ flow, goal }: { flow: DriverFlow; goal: Goal }) {
  const cache = useQueryClient();
  const returnTo =
    goal.kind === "resume"
      ? `/?conversation=${encodeURIComponent(goal.conversationId)}`
      : `/?start=${encodeURIComponent(goal.text)}`;

  const goOn = async () => {
    await cache.invalidateQueries(trpc.public.auth.me.queryFilter());
    flow.send({ type: "signed_up", viewer: await flow.viewer() });
  };

  return (
    <SignupDialog signInHref={`/auth?returnTo=${encodeURIComponent(returnTo)}`} onClose={flow.close}>
      <SignUpForm withPhone submitLabel="flow.signup.submit" onSignedUp={goOn} />
    </SignupDialog>
  );
}
