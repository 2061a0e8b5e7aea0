import type { Me } from "../../../contract/me.ts";
import { formatTime } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";

type Today = Me["insightsToday"];

/** `5 of 7 left today`; nothing where the plan does not count days. */
export function LeftToday({ today }: { today: Today }) {
  if (!today || today.limit === null || today.left === null) return null;
  return (
    <span className="lg:mr-6">
      {today.left} of {today.limit} left today
    </span>
  );
}

/** Said before anybody types for nothing; the words may be written all the same. */
export function NothingLeft({ today }: { today: Today }) {
  if (today?.left !== 0) return null;
  return (
    <div className="mb-6">
      <Notice>
        Nothing is left of today. The next insight opens at {formatTime(today.resetTime)}. You can write now:
        it is kept.
      </Notice>
    </div>
  );
}
