import { Link } from "react-router";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { BlockGlyph, Stone } from "#web/ui/block-glyph.tsx";
import { Chart } from "./chart.tsx";
import type { Plot } from "./frame.ts";
import { dayTicks, lastDayOf, placeStones, type SurvivalPicture, survivalPaths } from "./survival-curve.ts";

const STONE = 34;
const STONE_ROW = 22;

/**
 * A chart of the share of blocks that are still stuck after each number of days, drawn as a sinking water level.
 * Open blocks are stones at the bottom.
 */
export function Survival({ picture }: { picture: SurvivalPicture }) {
  const rows = Math.max(0, ...placeStones(picture.open, (day) => day * 8).map(({ row }) => row)) + 1;
  const deep = picture.open.length === 0 ? 0 : 8 + rows * STONE_ROW;
  const bottomOf = (width: number) => (width < 480 ? 238 : 278);
  return (
    <>
      <Chart
        title="The share of your blocks still stuck, by day"
        description={describe(picture)}
        height={(width) => bottomOf(width) + deep + 30}
      >
        {(width) => {
          const plot = { left: 44, right: width - 18, top: 26, bottom: bottomOf(width) };
          return <Curve picture={picture} plot={plot} tickY={plot.bottom + deep + 24} />;
        }}
      </Chart>
      <OpenBlocks open={picture.open} />
    </>
  );
}

function describe({ median, open, curve }: SurvivalPicture): string {
  const end = curve.at(-1);
  const half =
    median.day === null
      ? "It does not reach half."
      : `It reaches half at day ${median.day}; that may be day ${median.lower ?? "not known"} to ${median.upper ?? "not reached"}.`;
  const last = end ? ` It ends at ${Math.round(end.share * 100)}% on day ${end.day}.` : "";
  return `${half}${last} ${open.length === 1 ? "1 block is" : `${open.length} blocks are`} open.`;
}

function Curve({ picture, plot, tickY }: { picture: SurvivalPicture; plot: Plot; tickY: number }) {
  const { estimate, water, band, lower, upper, across, down } = survivalPaths(picture, plot);
  return (
    <>
      <path d={water} className="fill-ripple" />
      <path d={band} className="fill-ghost" fillOpacity=".1" />
      {[upper, lower].map((edge, index) => (
        <path
          key={index === 0 ? "upper" : "lower"}
          d={edge}
          className="stroke-mist"
          strokeWidth="1.2"
          strokeDasharray="3 6"
          strokeLinecap="round"
        />
      ))}
      <path d={estimate} className="stroke-gold" strokeWidth="2.2" strokeLinejoin="round" />
      {picture.median.day !== null && (
        <MedianMark day={picture.median.day} x={across(picture.median.day)} y={down(0.5)} plot={plot} />
      )}
      <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} className="stroke-edge" />
      {["all", "half", "none"].map((name, index) => (
        <text
          key={name}
          x={plot.left - 10}
          y={down(1 - index / 2) + 4}
          textAnchor="end"
          className="type-log fill-mist"
        >
          {name}
        </text>
      ))}
      <DayAxis lastDay={lastDayOf(picture)} across={across} bottom={plot.bottom} tickY={tickY} />
      <OpenStones open={picture.open} across={across} bottom={plot.bottom} />
    </>
  );
}

interface BelowCurveProps {
  /** Returns the horizontal place of a day. */
  across: (day: number) => number;
  /** The vertical place of the line below the curve. */
  bottom: number;
}

function DayAxis({ lastDay, across, bottom, tickY }: BelowCurveProps & { lastDay: number; tickY: number }) {
  const ticks = dayTicks(lastDay);
  return ticks.map((day, index) => (
    <g key={day}>
      <path d={`M${across(day)} ${bottom}v5`} className="stroke-edge" />
      <text x={across(day)} y={tickY} textAnchor="middle" className="type-log fill-mist">
        {index === ticks.length - 1 ? `${day} d` : day}
      </text>
    </g>
  ));
}

function OpenStones({ open, across, bottom }: BelowCurveProps & Pick<SurvivalPicture, "open">) {
  return placeStones(open, across).map(({ blockId, blockTypeId, x, row }) => (
    <svg
      key={blockId}
      x={x - STONE / 2}
      y={bottom + 4 + row * STONE_ROW}
      width={STONE}
      height={STONE * 0.75}
      aria-hidden="true"
    >
      <Stone kind={blockTypeId} className="[&_path:first-child]:[stroke-width:5]" />
    </svg>
  ));
}

function MedianMark({ day, x, y, plot }: { day: number; x: number; y: number; plot: Plot }) {
  const isLate = x > (plot.left + plot.right) / 2;
  return (
    <>
      <path d={`M${x} ${y}V${plot.top - 2}`} className="stroke-gold" strokeOpacity=".5" />
      <text
        x={isLate ? x - 7 : x + 7}
        y={plot.top + 6}
        textAnchor={isLate ? "end" : "start"}
        className="type-log fill-moon"
      >
        half by day {day}
      </text>
    </>
  );
}

/** The open blocks, longest first, each linked to its page. */
function OpenBlocks({ open }: { open: SurvivalPicture["open"] }) {
  if (open.length === 0) return null;
  return (
    <ul aria-label="Open blocks" className="mt-4 list-none">
      {[...open]
        .sort((one, other) => other.days - one.days)
        .map(({ blockId, blockTypeId, name, days, isStalled }) => (
          <li key={blockId} className="border-t border-ripple">
            <Link
              to={`/blocks/${blockId}`}
              className="type-note flex min-h-11 items-center gap-2.5 py-2 hover:text-gold"
            >
              <BlockGlyph kind={blockTypeId} className="size-5" />
              <span className="sr-only">{blockTypeOf(blockTypeId)?.name}: </span>
              <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {name}
              </span>
              <span className="type-log shrink-0 text-mist">
                open {days} d<span>{isStalled && ", stalled"}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
