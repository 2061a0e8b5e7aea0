// A stone and its ripples, large with dates for the block that is open, small for a row.
import type { SVGProps } from "react";
import type { BlockOutput } from "../../../contract/blocks.ts";
import { Stone } from "../../ui/block-glyph.tsx";
import { LABEL_HEIGHT, LABEL_OFFSET, placeLabels, type RingLabel } from "./ring-labels.ts";
import { FLATNESS, type Moment, type Ring, ringsOf } from "./ripples.ts";

interface PondProps {
  kind: BlockOutput["blockTypeId"];
  /** Newest first. */
  moments: readonly Moment[];
}

const CENTRE = { x: 108, y: 146 };
const LARGE = { inner: 62, outer: 232, gap: 14, most: 8 };
const LABELLED = { centreX: CENTRE.x, centreY: CENTRE.y, right: 386, top: 8, bottom: 278 };
/** Beyond the oldest moment the water still moves a little. */
const FADING = [290, 348, 406].map((rx, index) => ({ rx, opacity: 0.125 - 0.035 * index }));

/** On a phone the rings run out of the left edge of the screen, on a wide one they are whole. `summary` says it in words. */
export function PondView({ kind, moments, summary }: PondProps & { summary: string }) {
  const rings = ringsOf(moments, new Date(), LARGE);
  const labels = placeLabels(rings, LABELLED);
  return (
    <div className="overflow-hidden">
      <div className="pond-view relative">
        <svg viewBox="-190 0 580 286" role="img" aria-label={summary} className="block w-full" fill="none">
          {FADING.map(({ rx, opacity }) => (
            <Ellipse key={rx} centre={CENTRE} rx={rx} className="stroke-gold" strokeOpacity={opacity} />
          ))}
          {rings.map((ring) => (
            <RingLine key={ring.key} ring={ring} centre={CENTRE} />
          ))}
          {labels.map((label, index) => (
            <RingDate
              key={label.key}
              label={label}
              look={rings.find(({ key }) => key === label.key)?.look ?? "turn"}
              isNewest={index === 0}
            />
          ))}
        </svg>
        <div className="pond-stone absolute">
          <Stone kind={kind} className="block w-full" />
        </div>
      </div>
    </div>
  );
}

const SMALL_CENTRE = { x: 114, y: 66 };
const SMALL = { inner: 46, outer: 102, gap: 7, most: 6 };

/** Beside a row, which says the same in words. */
export function SmallPond({ kind, moments, className = "" }: PondProps & { className?: string }) {
  const rings = ringsOf(moments, new Date(), SMALL);
  return (
    <div aria-hidden="true" className={`pointer-events-none ${className}`}>
      <div className="relative">
        <svg viewBox="0 0 228 132" className="block w-full" fill="none" role="presentation">
          {rings.map((ring) => (
            <RingLine key={ring.key} ring={{ ...ring, weight: 1.4 }} centre={SMALL_CENTRE} />
          ))}
        </svg>
        <div className="small-pond-stone absolute">
          <Stone kind={kind} className="block w-full" />
        </div>
      </div>
    </div>
  );
}

interface Point {
  x: number;
  y: number;
}

const LINES: Record<Ring["look"], { className: string; dash?: string }> = {
  reading: { className: "stroke-gold" },
  pause: { className: "stroke-mist", dash: "3 6" },
  settled: { className: "stroke-reed" },
  turn: { className: "stroke-mist" },
};

function RingLine({ ring, centre }: { ring: Ring; centre: Point }) {
  const { className, dash } = LINES[ring.look];
  return (
    <Ellipse
      centre={centre}
      rx={ring.rx}
      className={className}
      strokeWidth={ring.look === "reading" || ring.look === "settled" ? ring.weight : 1.25}
      strokeOpacity={ring.opacity}
      strokeDasharray={dash}
      strokeLinecap="round"
    />
  );
}

type EllipseProps = Pick<
  SVGProps<SVGEllipseElement>,
  "className" | "strokeWidth" | "strokeOpacity" | "strokeDasharray" | "strokeLinecap"
> & { centre: Point; rx: number };

function Ellipse({ centre, rx, ...line }: EllipseProps) {
  return <ellipse cx={centre.x} cy={centre.y} rx={rx} ry={rx * FLATNESS} {...line} />;
}

const DOTS: Record<Ring["look"], string> = {
  reading: "fill-gold",
  pause: "fill-ink stroke-mist",
  settled: "fill-reed",
  turn: "fill-ink stroke-mist",
};

function RingDate({ label, look, isNewest }: { label: RingLabel; look: Ring["look"]; isNewest: boolean }) {
  const { dotX, dotY, text, width } = label;
  const left = dotX + LABEL_OFFSET;
  return (
    <g>
      <rect x={left} y={dotY - LABEL_HEIGHT / 2} width={width} height={LABEL_HEIGHT} className="fill-ink" />
      <circle cx={dotX} cy={dotY} r="4.3" strokeWidth="1.75" className={DOTS[look]} />
      <text x={left + 3} y={dotY + 5} className={`pond-date ${isNewest ? "fill-moon" : "fill-mist"}`}>
        {text}
      </text>
    </g>
  );
}
