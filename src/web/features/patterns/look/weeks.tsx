import { useDates } from "#web/api/use-dates.ts";
import { Chart } from "../pictures/chart.tsx";
import { Pond, SURFACE } from "./pond.tsx";

export interface Week {
  from: string;
  readings: number;
  resolved: number;
}

const SKY = 44;
const BOTTOM = SKY + 50;

/** The weeks side by side: readings rise from the water, and a stone under it is a block that was resolved. */
export function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const { formatDay } = useDates();
  const sum = (of: "readings" | "resolved") => weeks.reduce((all, week) => all + week[of], 0);
  const most = Math.max(1, ...weeks.map(({ readings }) => readings));
  const [first] = weeks;
  const last = weeks.at(-1);
  return (
    <div>
      <Chart
        title="Week by week"
        description={`${sum("readings")} readings and ${sum("resolved")} resolved blocks in ${weeks.length} weeks.`}
        height={BOTTOM + 24}
      >
        {(width) => (
          <>
            <g transform={`translate(0 ${SKY - SURFACE})`}>
              <Pond width={width} bottom={BOTTOM - SKY + SURFACE} />
            </g>
            {weeks.map((week, at) => (
              <OneWeek key={week.from} {...{ week, most }} x={(width / weeks.length) * (at + 0.5)} />
            ))}
            <text y={BOTTOM + 18} className="type-log fill-mist">
              {first && formatDay(first.from)}
            </text>
            <text x={width} y={BOTTOM + 18} textAnchor="end" className="type-log fill-mist">
              {last && formatDay(last.from)}
            </text>
          </>
        )}
      </Chart>
      <p aria-hidden="true" className="type-log text-mist">
        <i className="mr-1.5 inline-block h-3 w-1.5 rounded-full bg-gold" />
        readings
        <i className="mr-1.5 ml-4 inline-block h-2 w-3 rounded-full bg-reed" />
        resolved
      </p>
    </div>
  );
}

function OneWeek({ week, most, x }: { week: Week; most: number; x: number }) {
  // There is room for three; of more, the number of those that are not drawn stands in the last place.
  const stones = week.resolved > 3 ? 2 : week.resolved;
  return (
    <>
      {week.readings > 0 && (
        <path
          d={`M${x} ${SKY - 5}v${-4 - (week.readings / most) * 30}`}
          strokeWidth="6"
          strokeLinecap="round"
          className="stroke-gold"
        />
      )}
      {Array.from({ length: stones }, (_, at) => at).map((at) => (
        <ellipse key={at} cx={x} cy={SKY + 16 + at * 11} rx="6.5" ry="4.5" className="fill-reed" />
      ))}
      {week.resolved > stones && (
        <text x={x} y={SKY + 42} textAnchor="middle" className="type-log fill-mist">
          +{week.resolved - stones}
        </text>
      )}
    </>
  );
}
