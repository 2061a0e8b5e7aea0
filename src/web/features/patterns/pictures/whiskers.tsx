import { Chart } from "./chart.tsx";
import { percent } from "./frame.ts";
import { placeWhisker, scaleEnd, type WhiskersPicture } from "./whisker-rows.ts";

type Row = WhiskersPicture["rows"][number];

/**
 * Shows a line for each estimate: a ring at the estimate, and whiskers for its 95 % interval, dashed towards an
 * unknown end.
 */
export function Whiskers({ picture }: { picture: WhiskersPicture }) {
  const { unit, rows } = picture;
  const end = scaleEnd(picture);
  return (
    <div className="grid gap-4">
      {rows.map((row) => (
        <WhiskerRow key={row.id} row={row} unit={unit} end={end} />
      ))}
      <p aria-hidden="true" className="type-log flex justify-between text-mist">
        <span>{unit === "share" ? "sure to be resolved" : "day 0"}</span>
        <span>{unit === "share" ? "sure to be stuck" : `day ${end}`}</span>
      </p>
    </div>
  );
}

function WhiskerRow({ row, unit, end }: { row: Row; unit: WhiskersPicture["unit"]; end: number }) {
  const said = sayValue(row.value, unit);
  return (
    <div>
      <p className="type-small mb-1 flex items-baseline justify-between gap-4">
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {row.label}
        </span>
        <span className="type-log shrink-0 text-mist">{said}</span>
      </p>
      <Chart title={`${row.label}: ${said}`} description={describe(row, unit)} height={20}>
        {(width) => {
          const { x, from, to, isOpen } = placeWhisker(row, end, width);
          return (
            <>
              <path d={`M0 10H${width}`} strokeWidth="2" className="stroke-ripple" />
              {from !== null && to !== null && (
                <path
                  d={`M${from} 10H${to}M${from} 4v12${isOpen ? "" : `M${to} 4v12`}`}
                  strokeWidth="2"
                  strokeDasharray={isOpen ? "3 5" : undefined}
                  className="stroke-gold"
                />
              )}
              {x !== null && (
                <ellipse cx={x} cy="10" rx="8" ry="4" strokeWidth="2.2" className="fill-ink stroke-gold" />
              )}
            </>
          );
        }}
      </Chart>
    </div>
  );
}

function sayValue(value: number | null, unit: WhiskersPicture["unit"]): string {
  if (value === null) return "not yet known";
  return unit === "share" ? percent(value) : `day ${Math.round(value)}`;
}

function describe({ lower, upper }: Row, unit: WhiskersPicture["unit"]): string {
  if (lower === null) return "How far off that may be is not known.";
  const until = upper === null ? "a day not yet known" : sayValue(upper, unit);
  return `19 times in 20 it lies between ${sayValue(lower, unit)} and ${until}.`;
}
