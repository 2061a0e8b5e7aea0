import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import { WEEKDAYS } from "#domain/weekdays.ts";
import { Chart } from "../pictures/chart.tsx";
import { OnWater } from "./on-water.tsx";
import { Pond, SURFACE } from "./pond.tsx";
import { pileUp } from "./stones.ts";

type WeekPicture = Extract<PatternPictureOutput, { type: "weekdays" }>;

const BED = SURFACE + 122;

interface WeekProps {
  picture: WeekPicture;
  isWithRob: boolean;
}

/** The readings as stones in the water, piled up by weekday. The weekday that stands out is in gold. */
export function Week({ picture: { dots, weekday: most }, isWithRob }: WeekProps) {
  const counts = WEEKDAYS.map((_, day) => dots.filter(({ weekday }) => weekday === day).length);
  return (
    <OnWater isWithRob={isWithRob}>
      <Chart title="Your readings by weekday" description={describe(counts, most)} height={BED + 30}>
        {(width) => (
          <>
            <Pond width={width} bottom={BED + 30} />
            {pileUp(counts, { width, height: BED - SURFACE - 14 }).map(({ key, weekday, x, up, radius }) => (
              <ellipse
                key={key}
                cx={x}
                cy={BED - up}
                rx={radius}
                ry={radius * 0.6}
                strokeWidth="1.8"
                className={weekday === most ? "fill-gold stroke-pond" : "fill-pond stroke-mist"}
              />
            ))}
            {WEEKDAYS.map((name, weekday) => (
              <text
                key={name}
                x={(width / WEEKDAYS.length) * (weekday + 0.5)}
                y={BED + 20}
                textAnchor="middle"
                className={`type-log ${weekday === most ? "fill-moon" : "fill-mist"}`}
              >
                {name.slice(0, 3)}
              </text>
            ))}
          </>
        )}
      </Chart>
    </OnWater>
  );
}

function describe(counts: readonly number[], most: number | null): string {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (most === null) return `${all} readings. No weekday stands out.`;
  return `${counts[most] ?? 0} of ${all} readings fell on a ${WEEKDAYS[most]}.`;
}
