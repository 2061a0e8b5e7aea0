import { FLATNESS } from "#domain/blocks/ring-shape.ts";
import { Stone } from "../../ui/block-glyph.tsx";

/**
 * The picture for the feature that finds loops: a year of readings as dots on a line, where the same ring returns
 * at equal distances.
 */
export function RecurringPatternPicture() {
  return (
    <svg
      viewBox="0 0 420 190"
      role="img"
      aria-label="A line through fifteen readings. Three of them, at equal distance, wear the same ring; the fourth is dashed, where it would come again."
      className="h-auto w-full"
      fill="none"
      stroke="var(--gold)"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M0 110q13-5 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0" />
      <g stroke="none" fill="var(--gold)">
        {[24, 50, 110, 138, 162, 222, 250, 274].map((x) => (
          <circle key={x} cx={x} cy="110" r="4" />
        ))}
      </g>
      <g stroke="var(--bill)">
        {[80, 192, 304].map((x) => (
          <g key={x}>
            <circle cx={x} cy="110" r="6" fill="var(--bill)" stroke="none" />
            <ellipse cx={x} cy="110" rx="22" ry="22" />
          </g>
        ))}
        <path d="M86 86q50-48 100 0M198 86q50-48 100 0" strokeWidth="1.500" opacity=".7" />
      </g>
      <path d="M310 86q42-44 76-8" stroke="var(--mist)" strokeWidth="1.500" strokeDasharray="5 6" />
      <circle cx="400" cy="110" r="18" stroke="var(--mist)" strokeWidth="1.500" strokeDasharray="5 6" />
      <MonthLabels />
    </svg>
  );
}

/** The month below each ring, and a question mark below the dashed one. */
function MonthLabels() {
  return (
    <g stroke="none" fill="var(--mist)" fontFamily="var(--mono)" fontSize="14" textAnchor="middle">
      <text x="80" y="164">
        Oct
      </text>
      <text x="192" y="164">
        Oct
      </text>
      <text x="304" y="164">
        Oct
      </text>
      <text x="400" y="164">
        ?
      </text>
    </g>
  );
}

const RINGS = [
  { rx: 66, stroke: "var(--gold)", width: 2.5 },
  { rx: 100, stroke: "var(--gold)", width: 2 },
  { rx: 138, stroke: "var(--mist)", width: 1.5, dashes: "6 7" },
  { rx: 180, stroke: "var(--gold)", width: 1.25 },
  { rx: 205, stroke: "var(--gold)", width: 1 },
];

/** A block as its page shows it: a stone and its rings, one of them dashed for a pause. */
export function RingsPicture() {
  return (
    <div className="relative">
      <svg
        viewBox="0 0 420 190"
        role="img"
        aria-label="A stone in the water with five rings around it: four readings, and a dashed one for a pause."
        className="h-auto w-full"
        fill="none"
      >
        {RINGS.map(({ rx, stroke, width, dashes }) => (
          <ellipse
            key={rx}
            cx="210"
            cy="95"
            rx={rx}
            ry={rx * FLATNESS}
            stroke={stroke}
            strokeWidth={width}
            strokeDasharray={dashes}
          />
        ))}
      </svg>
      <Stone kind="creative" className="absolute top-1/2 left-1/2 w-20 -translate-1/2" />
    </div>
  );
}
