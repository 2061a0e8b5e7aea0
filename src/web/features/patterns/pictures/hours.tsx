import { Chart } from "./chart.tsx";
import { hourName, placeHours } from "./hour-bars.ts";

const HEIGHT = 96;
const TICKS = [0, 6, 12, 18, 24];

/** A bar chart of how often something happened in each hour of the day, in the person's time zone. */
export function Hours({ counts }: { counts: readonly number[] }) {
  const most = Math.max(...counts);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <Chart
      title="By hour of the day"
      description={
        all === 0
          ? "Nothing was counted."
          : `${all} in all. The fullest hour is ${hourName(counts.indexOf(most))}, with ${most}.`
      }
      height={HEIGHT + 28}
    >
      {(width) => <Bars counts={counts} most={most} width={width} />}
    </Chart>
  );
}

/** The bars and the labels of both axes. `most` is the largest of `counts`. */
function Bars({ counts, most, width }: { counts: readonly number[]; most: number; width: number }) {
  const plot = { left: 30, right: width - 4, top: 10, bottom: HEIGHT };
  const across = (hour: number) => plot.left + ((plot.right - plot.left) * hour) / counts.length;
  return (
    <>
      {placeHours(counts, plot).map(({ hour, x, width: wide, height }) => (
        <rect key={hour} x={x} y={plot.bottom - height} width={wide} height={height} className="fill-mist" />
      ))}
      <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} className="stroke-edge" />
      <text x={plot.left - 8} y={plot.top + 5} textAnchor="end" className="type-log fill-mist">
        {most}
      </text>
      <text x={plot.left - 8} y={plot.bottom} textAnchor="end" className="type-log fill-mist">
        0
      </text>
      {TICKS.map((hour) => (
        <text
          key={hour}
          x={across(hour)}
          y={plot.bottom + 22}
          textAnchor={anchorOf(hour)}
          className="type-log fill-mist"
        >
          {hour}:00
        </text>
      ))}
    </>
  );
}

/** Returns the text anchor of an hour's label, so that the first and the last label stay within the picture. */
function anchorOf(hour: number): "start" | "middle" | "end" {
  if (hour === 0) return "start";
  return hour === TICKS.at(-1) ? "end" : "middle";
}
