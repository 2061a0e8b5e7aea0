import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { profileQuery } from "../../api/queries/profile.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel, ErrorPanel } from "../../ui/notice.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { RuledLines } from "../../ui/skeleton-lines.tsx";
import { TitledSection } from "../../ui/titled-section.tsx";
import { ProfileForm } from "./profile-form.tsx";

const WATCHDOG_MS = 10_000;

interface ProfileSectionProps {
  userId: string;
  advisorName: string;
  /** The person's own picture, which is shown whether or not there is a profile. */
  avatar?: ReactNode;
  /** Today's date in the person's time zone, as `2026-11-20`. */
  today: string;
  /** The content below the profile. It is rendered together with the profile, so that the layout does not shift. */
  children?: ReactNode;
}

/** The profile on the preferences page: loading, missing, failed to load, or shown as a form. */
export function ProfileSection({ children, avatar, ...person }: ProfileSectionProps) {
  const queryClient = useQueryClient();
  const query = useQuery(profileQuery);
  const [attempt, setAttempt] = useState(0);
  const [lateAttempt, setLateAttempt] = useState<number | null>(null);

  async function retry(): Promise<void> {
    setAttempt(attempt + 1);
    // A request that hangs is cancelled. Otherwise the new request would wait for the old one.
    await queryClient.cancelQueries(profileQuery);
    await query.refetch();
  }

  function show(): ReactNode {
    if (query.data?.isUnreadable) return <ProfileUnreadable />;
    if (query.data?.profile) return <ProfileForm {...person} saved={query.data.profile} />;
    if (query.data) return <ProfileMissing advisorName={person.advisorName} />;
    const hasFailed = query.isError && !query.isFetching;
    if (hasFailed || lateAttempt === attempt)
      return <CannotLoad error={query.error} onRetry={() => void retry()} />;
    return <ProfileSkeleton key={attempt} onLate={() => setLateAttempt(attempt)} />;
  }

  return (
    <>
      <TitledSection id="profile" title="Profile" className="mt-8">
        {avatar}
        {show()}
      </TitledSection>
      {(query.isFetched || lateAttempt !== null) && children}
    </>
  );
}

/**
 * Shown instead of the form if the stored profile cannot be decrypted. Saving an empty form would overwrite the
 * stored data.
 */
export function ProfileUnreadable() {
  return (
    <ErrorPanel
      art="lock"
      title="This entry could not be opened."
      kept="Your profile is kept as it is, and nothing is saved over it."
    >
      Its key is missing on this server, or the data is damaged. You can still get readings without it. The
      people who run this server can look for the key.
    </ErrorPanel>
  );
}

function ProfileMissing({ advisorName }: { advisorName: string }) {
  return (
    <EmptyPanel
      art="portrait"
      title="Profile Missing"
      actions={<ButtonLink to="/onboarding">Start Onboarding</ButtonLink>}
    >
      {advisorName} doesn’t know you yet. Two short questions, and more if you like.
    </EmptyPanel>
  );
}

function CannotLoad({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <ErrorPanel
      cause={error}
      title="Failed to load profile."
      kept="What you saved is safe on the server."
      actions={
        <>
          <Button onClick={onRetry}>Retry</Button>
          <ButtonLink to="/" look="soft">
            Go Home
          </ButtonLink>
        </>
      }
    >
      {error?.message ?? "The server took too long."}
    </ErrorPanel>
  );
}

function ProfileSkeleton({ onLate }: { onLate: () => void }) {
  const late = useEffectEvent(onLate);
  useEffect(() => {
    const timer = setTimeout(late, WATCHDOG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Loading>
      {/* The placeholder is at least one screen tall, so that the content below is out of sight until
          the form appears. */}
      <div className="mt-6 min-h-dvh">
        <RuledLines className="h-[10lh] leading-13" />
      </div>
    </Loading>
  );
}
