import type { PatternsOutput, TrendOutput } from "#contract/patterns.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { whyAchievements, whyTrends } from "./how-counted.ts";
import { type Week, Weeks } from "./look/weeks.tsx";
import type { WhyQuestion } from "./why-sheet.tsx";

interface WeekByWeekProps extends Pick<PatternsOutput, "trends" | "achievements"> {
  onWhy: (question: WhyQuestion) => void;
}

/** The weeks in one picture, and what the person managed. The dialog has every series as a table. */
export function WeekByWeek({ trends, achievements, onWhy }: WeekByWeekProps) {
  const { formatDay } = useDates();
  const readings = trends.find(({ id }) => id === "readings");
  return (
    <>
      {readings && (
        <section aria-labelledby="weeks" className="pattern-part">
          <h2 id="weeks" className="type-say">
            {readings.summary}
          </h2>
          <div className="mt-4">
            <Weeks weeks={weeksOf(trends)} />
          </div>
          <Button look="link" aria-haspopup="dialog" onClick={() => onWhy(whyTrends(trends, formatDay))}>
            Why?<span className="sr-only"> Week by week</span>
          </Button>
        </section>
      )}
      {achievements.length > 0 && (
        <section aria-labelledby="managed" className="pattern-part">
          <h2 id="managed" className="type-say">
            What you managed so far.
          </h2>
          <Managed achievements={achievements} />
          <Button
            look="link"
            aria-haspopup="dialog"
            onClick={() => onWhy(whyAchievements(achievements, formatDay))}
          >
            Why?<span className="sr-only"> What you managed</span>
          </Button>
        </section>
      )}
    </>
  );
}

/** The list of what the person managed, the newest first. */
function Managed({ achievements }: Pick<PatternsOutput, "achievements">) {
  const { formatDay } = useDates();
  return (
    <ul className="mt-2 list-none">
      {[...achievements]
        .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
        .map(({ id, title, at, count }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ripple py-1"
          >
            {title}
            <span className="type-log text-mist">
              {count > 1 ? `${count} times` : <time dateTime={at}>{formatDay(at)}</time>}
            </span>
          </li>
        ))}
    </ul>
  );
}

/** Returns the weeks of the picture. All series have the same weeks. */
function weeksOf(trends: readonly TrendOutput[]): Week[] {
  const valuesOf = (id: string) => trends.find((trend) => trend.id === id)?.weeks ?? [];
  const resolved = valuesOf("resolved");
  return valuesOf("readings").map(({ from, value }, at) => ({
    from,
    readings: value ?? 0,
    resolved: resolved[at]?.value ?? 0,
  }));
}
