import type { PersonalCard } from "#contract/advice.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { AdaptiveBanner } from "./adaptive-banner.tsx";
import { useDismissedBanner } from "./use-dismissed.ts";

interface PersonalNoticeProps {
  userId: string;
  slug: string;
  mine: PersonalCard | undefined;
  error: Error | null;
  onRetry: () => void;
}

/**
 * A notice under a card's meanings. It says that the text below is personal, or that this person has not drawn the
 * card yet.
 */
export function PersonalNotice({ userId, slug, mine, error, onRetry }: PersonalNoticeProps) {
  const [isDismissed, dismiss] = useDismissedBanner(userId, slug);
  if (!mine && error) {
    return (
      <div className="mt-8">
        <Notice>
          Your own part of this page did not load. Below is what this card means in general. {error.message}{" "}
          <Button look="link" onClick={onRetry}>
            Retry
          </Button>
        </Notice>
      </div>
    );
  }
  if (!mine) {
    return (
      <Loading label="Checking whether you have drawn it...">
        <span className="mt-8 grid gap-2.5 border-l-2 border-ripple py-2 pl-5">
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-4 w-11/12" />
        </span>
      </Loading>
    );
  }
  if (!mine.everDrawn) {
    return (
      <p className="mt-8 border-l-2 border-hair py-1 pl-5">
        No insights from this card yet. Draw it in a reading to unlock personalized guidance.
      </p>
    );
  }
  if (isDismissed) return null;
  return (
    <AdaptiveBanner
      times={mine.drawsTotal}
      onDismiss={() => {
        dismiss();
        document.getElementById("guidance")?.focus();
      }}
    />
  );
}
