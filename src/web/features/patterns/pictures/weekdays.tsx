import { WEEKDAYS } from "#domain/weekdays.ts";
import { useDates } from "#web/api/use-dates.ts";
import { Chart } from "./chart.tsx";
import type { Plot } from "./frame.ts";
import { placeDots, placeMonths, ROW_HEIGHT, SHORT_WEEKDAYS, type WeekdaysPicture } from "./weekday-dots.ts";

/**
 * A chart of the readings by weekday. Rings mark the readings that the pattern is about, and the weekday that
 * stands out is shaded.
 */
export function Weekdays({ picture }: { picture: WeekdaysPicture }) {
  const dates = useDates();
  const { dots, weekday } = picture;
  const marked = dots.filter(({ isMarked }) => isMarked);
  const there = marked.filter((dot) => dot.weekday === weekday).length;
  return (
    <Chart
      title="Your readings by weekday"
      description={
        weekday === null
          ? `${marked.length} of ${dots.length} readings are marked. No weekday stands out.`
          : `${marked.length} of ${dots.length} readings are marked; ${there} of these fell on a ${WEEKDAYS[weekday]}.`
      }
      height={ROW_HEIGHT * SHORT_WEEKDAYS.length + 36}
    >
      {(width) => {
        const plot = { left: 36, right: width, top: 4, bottom: 4 + ROW_HEIGHT * SHORT_WEEKDAYS.length };
        return (
          <>
            <WeekdayRows plot={plot} weekday={weekday} />
            {placeDots(dots, plot).map(({ key, x, y, isMarked }) =>
              isMarked ? (
                <g key={key}>
                  <circle cx={x} cy={y} r="3" className="fill-gold" />
                  <ellipse cx={x} cy={y} rx="9.5" ry="4.2" strokeWidth="1.6" className="stroke-gold" />
                </g>
              ) : (
                <circle key={key} cx={x} cy={y} r="2.6" className="fill-edge" />
              ),
            )}
            {placeMonths(dots, plot, dates).map(({ x, name }) => (
              <text key={x} x={x} y={plot.bottom + 24} className="type-log fill-mist">
                {name}
              </text>
            ))}
          </>
        );
      }}
    </Chart>
  );
}

/** The names of the weekdays, and the shade behind the weekday that stands out. */
function WeekdayRows({ plot, weekday }: { plot: Plot; weekday: WeekdaysPicture["weekday"] }) {
  return (
    <>
      {weekday !== null && (
        <rect
          x={plot.left}
          y={plot.top + weekday * ROW_HEIGHT}
          width={plot.right - plot.left}
          height={ROW_HEIGHT}
          className="fill-ripple"
        />
      )}
      {SHORT_WEEKDAYS.map((name, day) => (
        <text
          key={name}
          y={plot.top + (day + 0.5) * ROW_HEIGHT + 4.5}
          className={`type-log ${day === weekday ? "fill-moon" : "fill-mist"}`}
        >
          {name}
        </text>
      ))}
    </>
  );
}
