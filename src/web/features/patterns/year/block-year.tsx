import type { YearOutput } from "#contract/years.ts";
import { stoneDayOf } from "#domain/year/stone-day.ts";
import { Stone } from "#web/ui/block-glyph.tsx";
import { YearRing } from "./year-ring.tsx";

interface BlockYearProps {
  block: YearOutput["blocks"][number];
  year: Pick<YearOutput, "months" | "days" | "today">;
}

/** Draws the year of one block. It is hidden from screen readers, because the words beside it say the same. */
export function BlockYear({ block, year: { months, days, today } }: BlockYearProps) {
  const { stretches, marks, readingDays, blockTypeId } = block;
  const at = (day: number) => `${((100 * day) / days).toFixed(2)}%`;
  const stone = stoneDayOf({ marks, stretches });
  return (
    <div aria-hidden="true" className="year-strip">
      <div className="relative">
        <svg className="absolute size-full overflow-visible" fill="none" role="presentation">
          {months.slice(1).map((day) => (
            <line key={day} x1={at(day)} x2={at(day)} y1="0" y2="100%" className="stroke-ripple" />
          ))}
          {today !== null && (
            <line
              x1={at(today)}
              x2={at(today)}
              y1="0"
              y2="100%"
              strokeDasharray="2 5"
              className="stroke-edge"
            />
          )}
          {stretches.map(({ from, to, isPaused }) => (
            <Stretch key={from} from={at(from)} to={at(to)} isPaused={isPaused} />
          ))}
          {readingDays.map((day) => (
            <circle key={day} cx={at(day)} cy="50%" r="2.75" className="fill-gold" />
          ))}
          {marks.map(({ day, kind }) => (
            <YearRing key={`${kind} ${day}`} kind={kind} x={at(day)} />
          ))}
        </svg>
        {stone !== undefined && (
          <span className="year-stone" style={{ left: at(stone) }}>
            <Stone kind={blockTypeId} className="block w-full" />
          </span>
        )}
      </div>
    </div>
  );
}

/** The line for the days in which the block was stuck. It is dashed for the days in which it was paused. */
function Stretch({ from, to, isPaused }: { from: string; to: string; isPaused: boolean }) {
  return (
    <line
      x1={from}
      x2={to}
      y1="50%"
      y2="50%"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeDasharray={isPaused ? "2 5" : undefined}
      className={isPaused ? "stroke-mist" : "stroke-gold"}
    />
  );
}
