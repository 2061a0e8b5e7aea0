import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import { counted } from "#domain/text/counted.ts";
import { Chart } from "../pictures/chart.tsx";
import { StoneBelow, StoneOnWater } from "./crossing.tsx";
import { OnWater } from "./on-water.tsx";
import { Pond } from "./pond.tsx";

type SurvivalPicture = Extract<PatternPictureOutput, { type: "survival" }>;

const BOTTOM = 90;
const RADIUS = 9;
const DEPTHS = [32, 46, 24];

interface DaysTakenProps {
  picture: SurvivalPicture;
  isWithRob: boolean;
}

/** The blocks by the number of days that they take: resolved ones on the water, open ones below it. */
export function DaysTaken({ picture: { settled = [], open, median }, isWithRob }: DaysTakenProps) {
  const last = Math.max(7, ...settled, ...open.map(({ days }) => days));
  return (
    <div>
      <OnWater isWithRob={isWithRob}>
        <Chart
          title="Your blocks, by the days they take"
          description={`${settled.length} resolved, ${open.length} still open. ${describe(median.day)}`}
          height={BOTTOM + 24}
        >
          {(width) => {
            const across = (day: number) => RADIUS + (day / last) * (width - 2 * RADIUS);
            return (
              <>
                <Pond width={width} bottom={BOTTOM} />
                {median.day !== null && <Half day={median.day} x={across(median.day)} width={width} />}
                {[...settled.entries()].map(([place, day]) => (
                  <StoneOnWater key={place} x={across(day)} radius={RADIUS} />
                ))}
                {open.map(({ blockId, days }, index) => (
                  <StoneBelow
                    key={blockId}
                    x={across(days)}
                    depth={DEPTHS[index % DEPTHS.length] ?? 0}
                    radius={RADIUS}
                  />
                ))}
                <text y={BOTTOM + 18} className="type-log fill-mist">
                  day 0
                </text>
                <text x={width} y={BOTTOM + 18} textAnchor="end" className="type-log fill-mist">
                  day {last}
                </text>
              </>
            );
          }}
        </Chart>
      </OnWater>
      <p aria-hidden="true" className="type-log text-mist">
        <i className="mr-1.5 inline-block h-2 w-3 rounded-t-full bg-reed" />
        {settled.length} resolved
        <i className="mr-1.5 ml-4 inline-block h-2 w-3 rounded-full border border-mist" />
        {open.length} still open
      </p>
    </div>
  );
}

function describe(half: number | null): string {
  return half === null ? "Half are not resolved yet." : `About half are resolved by ${counted(half, "day")}.`;
}

/** The day by which about half are resolved, as a line through the water. */
function Half({ day, x, width }: { day: number; x: number; width: number }) {
  const isLate = x > width / 2;
  return (
    <>
      <path d={`M${x} 2V${BOTTOM}`} strokeDasharray="3 5" className="stroke-gold" />
      <text
        x={isLate ? x - 7 : x + 7}
        y="11"
        textAnchor={isLate ? "end" : "start"}
        className="type-log fill-moon"
      >
        half by day {Math.round(day)}
      </text>
    </>
  );
}
