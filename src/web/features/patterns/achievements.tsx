import type { PatternsOutput } from "#contract/patterns.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { whyAchievement } from "./how-counted.ts";
import type { WhyQuestion } from "./why-sheet.tsx";

interface AchievementsProps extends Pick<PatternsOutput, "achievements"> {
  onWhy: (question: WhyQuestion) => void;
}

/** Lists what the person achieved, newest first. */
export function Achievements({ achievements, onWhy }: AchievementsProps) {
  const { formatDay } = useDates();
  if (achievements.length === 0) return null;
  return (
    <section aria-labelledby="managed" className="border-t border-hair-faint pt-7 pb-9 lg:py-12">
      <h2 id="managed" className="type-log text-mist">
        what you managed
      </h2>
      <ul className="mt-3 max-w-column-wide list-none border-t border-ripple">
        {[...achievements]
          .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
          .map((each) => (
            <li
              key={each.id}
              className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 border-b border-ripple py-1"
            >
              {each.title}
              <span className="flex items-baseline gap-4">
                <span className="type-log text-mist">
                  <span>{each.count > 1 && `${each.count} times, first `}</span>
                  <time dateTime={each.at}>{formatDay(each.at)}</time>
                </span>
                <Button look="link" aria-haspopup="dialog" onClick={() => onWhy(whyAchievement(each))}>
                  Why?<span className="sr-only">: {each.title}</span>
                </Button>
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
