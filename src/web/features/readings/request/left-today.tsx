import type { Me } from "#contract/session.ts";
import { isLimitedUntilVerified, PLANS } from "#domain/plans/plans.ts";
import { formatTime } from "#web/ui/dates.ts";
import { Notice } from "#web/ui/notice.tsx";

type Today = Me["insightsToday"];

interface NothingLeftProps {
  today: Today;
  plan: Me["plan"];
}

/** Says how many readings are left today. Renders nothing if the plan has no daily limit. */
export function LeftToday({ today }: { today: Today }) {
  if (!today || today.limit === null || today.left === null) return null;
  return <span className="lg:mr-6">{sayLeft(today.left)}</span>;
}

function sayLeft(left: number): string {
  if (left === 0) return "No readings left today";
  return left === 1 ? "One reading left today" : `${left} readings left today`;
}

/** Says before the person types that no reading is left today. The person may still write a request. */
export function NothingLeft({ today, plan }: NothingLeftProps) {
  if (today?.left !== 0) return null;
  return (
    <div className="mb-6">
      <Notice>
        No insights are left today. The next one opens at {formatTime(today.resetTime)}. You can write now: it
        will be kept.
        {isLimitedUntilVerified(plan, today.limit) &&
          ` Once your email address is confirmed, you get ${PLANS.free.insightsPerDay} a day: the link is in your inbox.`}
      </Notice>
    </div>
  );
}
