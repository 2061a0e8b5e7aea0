import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "../../api/queries/profile.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { RuledLines } from "../../ui/skeleton-lines.tsx";
import { OnboardingWizard, type OnboardingWizardProps } from "./onboarding-wizard.tsx";
import { ProfileUnreadable } from "./profile-section.tsx";

/** Loads the saved profile, and then shows the onboarding questions. */
export function OnboardingPage(props: Omit<OnboardingWizardProps, "saved">) {
  const query = useQuery(profileQuery);
  if (query.data?.isUnreadable) return <ProfileUnreadable />;
  if (query.data) return <OnboardingWizard {...props} saved={query.data.profile} />;
  if (query.isError && !query.isFetching) {
    return (
      <ErrorPanel
        cause={query.error}
        level={1}
        title="Failed to load profile."
        kept="What you typed here before is kept."
        actions={
          <>
            <Button onClick={() => void query.refetch()}>Retry</Button>
            <ButtonLink to="/" look="soft">
              Go Home
            </ButtonLink>
          </>
        }
      >
        {query.error.message}
      </ErrorPanel>
    );
  }
  return <WizardSkeleton />;
}

function WizardSkeleton() {
  return (
    <div className="without-bar page-frame page-column pt-2 md:pt-8">
      <Loading>
        <RuledLines className="h-[10lh] leading-13" />
      </Loading>
    </div>
  );
}
