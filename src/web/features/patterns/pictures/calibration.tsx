import { type CalibrationPicture, placeGuesses } from "./calibration-points.ts";
import { Chart } from "./chart.tsx";
import { percent, shortNumber } from "./frame.ts";

const BOTTOM = 214;
/** The width of the picture in pixels below which the last word of the axis would touch the number before it. */
const ROOM_FOR_SURE = 345;

/**
 * A chart of what the person guessed against what happened. On the dashed line both are equal. The thick vertical
 * lines are the difference, and the thin ones with ends are 90 % intervals.
 */
export function Calibration({ picture }: { picture: CalibrationPicture }) {
  const said = picture.points.map(
    ({ said, did, of, lower, upper }) =>
      `at ${percent(said)} ${shortNumber(did)} of ${of}${sayRange(lower, upper)}`,
  );
  return (
    <Chart
      title="What you guessed, against what happened"
      description={`${said.join(", ")}. Brier score ${picture.brier.toFixed(2)}.`}
      height={BOTTOM + 34}
    >
      {(width) => {
        const plot = { left: 44, right: width - 12, top: 14, bottom: BOTTOM };
        const guesses = placeGuesses(picture.points, plot);
        return (
          <>
            <path d={`M${plot.right} ${plot.bottom}H${plot.left}V${plot.top}`} className="stroke-edge" />
            <path
              d={`M${plot.left} ${plot.bottom}L${plot.right} ${plot.top}`}
              strokeDasharray="3 6"
              strokeLinecap="round"
              className="stroke-mist"
            />
            {guesses.length > 1 && (
              <path
                d={`M${guesses.map(({ x, y }) => `${x} ${y}`).join("L")}`}
                strokeOpacity=".6"
                className="stroke-gold"
              />
            )}
            {guesses.map(({ said, x, y, honestY, whisker, radius, label, labelX, labelY }) => (
              <g key={said}>
                {whisker && <path d={whiskerPath(x, whisker)} className="stroke-mist" />}
                <path d={`M${x} ${honestY}V${y}`} strokeWidth="1.5" className="stroke-bill" />
                <circle cx={x} cy={y} r={radius} strokeWidth="2" className="fill-ink stroke-gold" />
                <text x={labelX} y={labelY} textAnchor="middle" className="type-log plated fill-moon">
                  {label}
                </text>
              </g>
            ))}
            <text x={plot.left - 8} y={plot.top + 5} textAnchor="end" className="type-log fill-mist">
              done
            </text>
            <text x={plot.left - 8} y={plot.bottom + 4} textAnchor="end" className="type-log fill-mist">
              not
            </text>
            {[0.2, 0.5, 0.8].map((share) => (
              <text
                key={share}
                x={plot.left + share * (plot.right - plot.left)}
                y={plot.bottom + 24}
                textAnchor="middle"
                className="type-log fill-mist"
              >
                {share * 100}%
              </text>
            ))}
            {width >= ROOM_FOR_SURE && (
              <text x={plot.right} y={plot.bottom + 24} textAnchor="end" className="type-log fill-mist">
                sure
              </text>
            )}
          </>
        );
      }}
    </Chart>
  );
}

const WHISKER_END = 5;

function whiskerPath(x: number, { from, to }: { from: number; to: number }): string {
  const end = (y: number) => `M${x - WHISKER_END} ${y}h${2 * WHISKER_END}`;
  return `M${x} ${from}V${to}${end(from)}${end(to)}`;
}

function sayRange(lower: number | undefined, upper: number | undefined): string {
  if (lower === undefined || upper === undefined) return "";
  return ` (nine times in ten from ${percent(lower)} to ${percent(upper)})`;
}
