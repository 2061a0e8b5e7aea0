import { FEW } from "#domain/admin/few.ts";
import { sayDay } from "#domain/day-words.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { sayCount } from "./words.ts";

const HEIGHT = 100;
/** The height of the mark of a hidden count, and the least height of a bar, in hundredths of the picture. */
const LEAST = 3;

export interface DayValue {
  day: string;
  /** The value; `null` for fewer than five. */
  value: number | null;
}

interface DayBarsProps {
  title: string;
  days: readonly DayValue[];
  /** Returns a value with its unit. */
  say?: (value: number | null) => string;
}

/** One figure by day as bars, with its largest value, and as a table for those who want the numbers. */
export function DayBars({ title, days, say = sayCount }: DayBarsProps) {
  const most = Math.max(0, ...days.map(({ value }) => value ?? 0));
  const hasHidden = days.some(({ value }) => value === null);
  const isEmpty = most === 0 && !hasHidden;
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-4">
        {title}
        <span className="type-log text-mist">
          <span>{most > 0 && `most: ${say(most)}`}</span>
          {most === 0 && (isEmpty ? "none yet" : say(null))}
        </span>
      </figcaption>
      {isEmpty ? (
        <div className="mt-2 border-b border-hair" />
      ) : (
        <Days {...{ title, days, say, most, hasHidden }} />
      )}
    </figure>
  );
}

interface DaysProps extends Required<DayBarsProps> {
  most: number;
  hasHidden: boolean;
}

function Days({ title, days, say, most, hasHidden }: DaysProps) {
  const at = (place: number) => sayDay(days.at(place)?.day ?? "", "short");
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-2 block h-24 w-full border-b border-hair"
      >
        {days.map(({ day, value }, place) => (
          <Bar
            key={day}
            place={place}
            share={most > 0 && value ? value / most : 0}
            isHidden={value === null}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="type-log mt-1 flex justify-between text-mist">
        <span>{at(0)}</span>
        {hasHidden && <span>low gray mark: fewer than {FEW}</span>}
        <span>{at(-1)}</span>
      </p>
      <details className="type-small mt-1">
        <summary className="min-h-6 cursor-pointer py-1 text-mist">{title}, day by day</summary>
        <DataTable
          caption={`${title}, day by day`}
          columns={["Day", title]}
          rows={days.toReversed().map(({ day, value }) => [sayDay(day, "short"), say(value)])}
        />
      </details>
    </>
  );
}

function Bar({ place, share, isHidden }: { place: number; share: number; isHidden: boolean }) {
  if (!isHidden && share === 0) return null;
  const height = isHidden ? LEAST : Math.max(LEAST, share * HEIGHT);
  return (
    <rect
      x={place + 0.15}
      y={HEIGHT - height}
      width={0.7}
      height={height}
      className={isHidden ? "fill-mist" : "fill-gold"}
    />
  );
}
