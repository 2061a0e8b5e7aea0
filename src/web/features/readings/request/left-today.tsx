import type { Me } from "#contract/session.ts";
import { isLimitedUntilVerified, PLANS } from "#domain/plans/plans.ts";
import { counted } from "#domain/text/counted.ts";
import { useDates } from "#web/api/use-dates.ts";
import { Notice } from "#web/ui/notice.tsx";

type Today = Me["insightsToday"];

/** Says how many readings are left today. Renders nothing if the plan has no daily limit. */
export function LeftToday({ today }: { today: Today }) {
  if (!today || today.limit === null || today.left === null) return null;
  return <span className="lg:mr-6">{sayLeft(today.left)}</span>;
}

function sayLeft(left: number): string {
  if (left === 0) return "No readings left today";
  return `${counted(left, "reading")} left today`;
}

/** Says before the person types when the next reading opens, if none is left today. They may still write a request. */
export function NothingLeft({ today, plan }: { today: Today; plan: Me["plan"] }) {
  const { formatTime } = useDates();
  if (today?.left !== 0) return null;
  return (
    <div className="mb-6">
      <Notice>
        Your next reading opens at {formatTime(today.resetTime)}. Write now if you like; it’s kept.
        <span>
          {isLimitedUntilVerified(plan, today.limit) &&
            ` Once your email address is confirmed, you get ${PLANS.free.insightsPerDay} a day: the link is in your inbox.`}
        </span>
      </Notice>
    </div>
  );
}
