import type { DrawTally } from "./draw-tally.ts";

/** Sizes in SVG units: a card's column, the chart's height, and the headroom factor above the highest bar. */
const COLUMN = 10;
const HEIGHT = 150;
const AIR = 1.15;

/**
 * A bar chart with one bar per card, drawn as a reed. The band behind the bars shows what chance alone gives. A
 * table repeats the numbers.
 */
export function ReedChart({ tally: { cards, chance } }: { tally: DrawTally }) {
  const width = cards.length * COLUMN;
  const most = Math.max(1, chance.high, ...cards.map((card) => card.drawn)) * AIR;
  const heightOf = (count: number) => HEIGHT - (count / most) * HEIGHT;
  return (
    <figure className="relative">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT + 8}`}
        role="img"
        aria-label={`How often each of the ${cards.length} cards came up; the band is what chance alone gives`}
        className="block w-full"
      >
        <ChanceBand chance={chance} width={width} heightOf={heightOf} />
        {cards.map(({ id, drawn, isOutside }, index) => {
          const x = (index + 0.5) * COLUMN;
          const colour = isOutside ? "var(--bill)" : "var(--gold)";
          return (
            <g key={id} stroke={colour} fill={colour}>
              <line x1={x} x2={x} y1={HEIGHT} y2={heightOf(drawn)} strokeWidth="1.5" />
              {drawn > 0 && <circle cx={x} cy={heightOf(drawn)} r="2.6" stroke="none" />}
            </g>
          );
        })}
        <path d={`M0 ${HEIGHT}H${width}`} stroke="var(--art-gold)" strokeWidth="2" />
      </svg>
      <figcaption className="type-log mt-2 flex flex-wrap justify-between gap-x-6 text-mist">
        <span>the deck, first card to last</span>
        <span>dashed: chance; band: 19 cards of 20</span>
      </figcaption>
    </figure>
  );
}

interface ChanceBandProps {
  chance: DrawTally["chance"];
  width: number;
  heightOf: (count: number) => number;
}

/** The band of the counts that chance alone gives, with a dashed line at the expected count. */
function ChanceBand({ chance, width, heightOf }: ChanceBandProps) {
  return (
    <>
      <rect
        x="0"
        y={heightOf(chance.high)}
        width={width}
        height={Math.max(1, heightOf(chance.low) - heightOf(chance.high))}
        fill="var(--ripple)"
      />
      <line
        x1="0"
        x2={width}
        y1={heightOf(chance.expected)}
        y2={heightOf(chance.expected)}
        stroke="var(--mist)"
        strokeDasharray="4 4"
      />
    </>
  );
}
