import type { PatternPictureOutput } from "#contract/pattern-pictures.ts";
import { Chart } from "./chart.tsx";
import { percent, shortNumber } from "./frame.ts";

type SharesPicture = Extract<PatternPictureOutput, { type: "shares" }>;
type Row = SharesPicture["rows"][number];

/**
 * Shows a line for each group, from never to always. A ring marks the estimated share, and the thick part of the
 * line is the interval.
 */
export function Shares({ rows }: { rows: readonly Row[] }) {
  const highest = Math.max(...rows.map(({ share }) => share));
  return (
    <div className="grid gap-4">
      {rows.map((row) => (
        <ShareRow key={row.label} row={row} isHighest={row.share === highest} />
      ))}
      <p aria-hidden="true" className="type-log flex justify-between text-mist">
        <span>never</span>
        <span>always</span>
      </p>
    </div>
  );
}

function ShareRow({ row, isHighest }: { row: Row; isHighest: boolean }) {
  const { label, yes, of, share, lower, upper } = row;
  const colour = isHighest ? "stroke-gold" : "stroke-mist";
  const counted = `${shortNumber(yes)} of ${of}`;
  return (
    <div>
      <p className="type-small mb-1 flex items-baseline justify-between gap-4">
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {label}
        </span>
        <span className="type-log shrink-0 text-mist">
          {counted}, {shortRange(lower, upper)}
        </span>
      </p>
      <Chart
        title={`${label}: ${counted}`}
        description={`Estimated at ${percent(share)}; nine times in ten it lies from ${percent(lower)} to ${percent(upper)}.`}
        height={18}
      >
        {(width) => {
          const across = (value: number) => 10 + value * (width - 20);
          return (
            <>
              <path d={`M0 9H${width}`} strokeWidth="2" className="stroke-ripple" />
              <path
                d={`M${across(lower)} 9H${across(upper)}`}
                strokeWidth="3"
                strokeLinecap="round"
                className={colour}
              />
              <ellipse
                cx={across(share)}
                cy="9"
                rx="9"
                ry="4"
                strokeWidth="2.2"
                className={`fill-ink ${colour}`}
              />
            </>
          );
        }}
      </Chart>
    </div>
  );
}

function shortRange(lower: number, upper: number): string {
  return `${Math.round(lower * 100)}–${Math.round(upper * 100)}%`;
}
