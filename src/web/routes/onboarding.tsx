import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { removeQueriesOfAreas } from "../api/queries/changed-answers.ts";
import { useDates } from "../api/use-dates.ts";
import { OnboardingPage } from "../features/profile/onboarding-page.tsx";
import { useOnboardingOffered } from "../features/profile/use-onboarding-offered.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { RequireAccount } from "../features/session/require-account.tsx";
import { ToneRows } from "../features/settings/tone-rows.tsx";
import { pageTitle } from "../ui/site.ts";

export function meta() {
  return [{ title: pageTitle("Who is asking") }];
}

/** The page of onboarding: two questions, and the profile in seven steps for those who want more. */
export default function Onboarding() {
  return (
    <RequireAccount>
      <Steps />
    </RequireAccount>
  );
}

function Steps() {
  const { me, user, reload } = useAuth();
  const navigate = useNavigate();
  const { dayOf } = useDates();
  const queryClient = useQueryClient();
  const userId = user?.id ?? "";
  useOnboardingOffered(userId);
  if (!me?.settings || !user) return null;

  /** Opens the profile that was saved. What other pages show of it is loaded again. */
  function showProfile(): void {
    removeQueriesOfAreas(queryClient, ["profile"], "inactive");
    void navigate("/preferences#profile");
  }

  return (
    <OnboardingPage
      key={userId}
      userId={userId}
      advisorName={me.advisorName}
      today={dayOf(new Date())}
      tone={<ToneRows known={me.settings} advisorName={me.advisorName} onSaved={() => void reload()} />}
      onComplete={showProfile}
      onLater={() => void navigate("/")}
    />
  );
}
