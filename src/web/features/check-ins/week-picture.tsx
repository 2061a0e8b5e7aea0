import type { OpenCheckIn } from "#contract/check-ins.ts";
import { FLATNESS } from "#domain/blocks/ring-shape.ts";
import { weekdayOf } from "#domain/calendar-days.ts";
import { describeQuiet, describeWeek } from "#domain/check-ins/week-picture.ts";
import { counted } from "#domain/text/counted.ts";
import { WEEKDAYS } from "#domain/weekdays.ts";
import { Waterline } from "../../ui/waterline.tsx";

type Day = OpenCheckIn["days"][number];

const MOST_RINGS = 3;
const FIRST_RX = 12;
const RING_GAP = 6;

/**
 * Shows the week in one picture: rings on the waterline are readings, and stones under it are steps that were done.
 */
export function WeekPicture({ days }: { days: readonly Day[] }) {
  const quiet = describeQuiet(days);
  return (
    <section aria-labelledby="week">
      <h1 id="week" className="type-display text-balance">
        {describeWeek(days)}
      </h1>
      <div className="mt-8">
        <WeekDays days={days} />
      </div>
      {quiet !== "" && <p className="mt-4 max-w-column-wide text-mist">{quiet}</p>}
    </section>
  );
}

/** The days side by side on the waterline. */
export function WeekDays({ days }: { days: readonly Day[] }) {
  return (
    <ul aria-label="The week, day by day" className="relative grid grid-cols-7">
      <li aria-hidden="true" className="absolute inset-x-[-20px] top-10.5">
        <Waterline />
      </li>
      {days.map((day) => (
        <DayColumn key={day.day} day={day} />
      ))}
    </ul>
  );
}

function DayColumn({ day }: { day: Day }) {
  const name = WEEKDAYS[weekdayOf(day.day)] ?? "";
  const isQuiet = day.readings === 0 && day.steps === 0;
  return (
    <li className="relative flex flex-col items-center">
      <span className="sr-only">{describeDay(name, day)}</span>
      <span aria-hidden="true" className="type-log h-5 whitespace-nowrap text-mist">
        {day.readings > 0 && day.readings}
        {day.readings > 0 && (
          <span className="max-md:hidden"> {day.readings === 1 ? "reading" : "readings"}</span>
        )}
      </span>
      <DayDrawing day={day} />
      <span aria-hidden="true" className={`type-log mt-2 ${isQuiet ? "text-mist" : "text-moon"}`}>
        {name.charAt(0)}
      </span>
    </li>
  );
}

function describeDay(name: string, { readings, steps }: Day): string {
  if (readings === 0 && steps === 0) return `${name}: quiet`;
  return `${name}: ${counted(readings, "reading")}, ${counted(steps, "step")} done`;
}

/** The drawing of one day, 64 by 100 SVG units, with the waterline at a height of 28. */
function DayDrawing({ day: { readings, steps } }: { day: Day }) {
  // Outside the rings of the readings there is one more, pale ring.
  const count = readings === 0 ? 0 : Math.min(readings, MOST_RINGS) + 1;
  const rings = Array.from({ length: count }, (_, index) => index);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 100"
      className="h-25 w-16 overflow-visible"
      fill="none"
      strokeLinecap="round"
    >
      {rings.map((index) => {
        const rx = FIRST_RX + index * RING_GAP;
        return (
          <ellipse
            key={rx}
            cx="32"
            cy="28"
            rx={rx}
            ry={rx * FLATNESS}
            className={index === 0 ? "fill-ink stroke-gold" : "stroke-gold"}
            strokeWidth={index === 0 ? 2.5 : 1.25}
            strokeOpacity={index === count - 1 ? 0.35 : 1 - index * 0.2}
          />
        );
      })}
      {steps > 0 && <DoneStone count={steps} />}
    </svg>
  );
}

/** A stone for the steps that were done on a day: a tick for one step, a number for several. */
function DoneStone({ count }: { count: number }) {
  return (
    <g className="stroke-reed">
      <path d="M32 40v30" strokeWidth="1.5" strokeDasharray="1 6" />
      <path d="M17 86c0-7 6-12 15-12s16 5 16 12-6 9-16 9-15-2-15-9z" className="fill-pond" strokeWidth="2" />
      {count === 1 ? (
        <path d="m26 85 4 4 8-8" strokeWidth="2" />
      ) : (
        <text x="32" y="90" textAnchor="middle" className="type-log fill-reed stroke-none">
          {count}
        </text>
      )}
    </g>
  );
}
