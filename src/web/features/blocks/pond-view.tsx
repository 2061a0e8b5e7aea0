// The large picture of a block as a stone in a pond, with dates on the rings around it.
import type { CSSProperties } from "react";
import { useDates } from "../../api/use-dates.ts";
import { Stone } from "../../ui/block-glyph.tsx";
import { LABEL_HEIGHT, placeLabels, type RingLabel } from "./ring-labels.ts";
import { Ellipse, type PondProps, RingLine } from "./ring-line.tsx";
import { type Ring, ringsOf } from "./ripples.ts";

const CENTRE = { x: 108, y: 146 };
const LARGE = { inner: 62, outer: 232, gap: 14, most: 8 };
const LABELLED = { centreX: CENTRE.x, centreY: CENTRE.y, right: 386, top: 8, bottom: 278 };
/** The size of the picture, in SVG units, and of the stone in it. */
const SIZE = { width: 580, height: 286, left: -190 };
const STONE = { width: 88, rise: 44.5 };
/** Rings that reach no further than this leave most of the water empty, so they are drawn larger. */
const FEW = { reach: 90, scale: 1.6 };
/** Faint decorative rings outside the ring of the oldest event. */
const FADING = [290, 348, 406].map((rx, index) => ({ rx, opacity: 0.125 - 0.035 * index }));

/**
 * The large picture of a block. On a phone the rings overflow the left edge; on a wide screen they are complete.
 * `summary` describes them in words.
 */
export function PondView({ kind, moments, summary }: PondProps & { summary: string }) {
  const { daysAgo } = useDates();
  const seen = ringsOf(moments, daysAgo, LARGE);
  const scale = (seen.at(-1)?.rx ?? 0) > FEW.reach ? 1 : FEW.scale;
  const rings = seen.map((ring) => ({ ...ring, rx: ring.rx * scale }));
  const labels = placeLabels(rings, LABELLED);
  return (
    <div className="overflow-hidden">
      <div className="pond-view relative">
        <svg
          viewBox={`${SIZE.left} 0 ${SIZE.width} ${SIZE.height}`}
          role="img"
          aria-label={summary}
          className="block w-full"
          fill="none"
        >
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
        <div className="absolute" style={stoneBox(scale)}>
          <Stone kind={kind} className="block w-full" />
        </div>
      </div>
    </div>
  );
}

function stoneBox(scale: number): CSSProperties {
  const width = STONE.width * scale;
  return {
    left: `${((CENTRE.x - SIZE.left - width / 2) / SIZE.width) * 100}%`,
    top: `${((CENTRE.y - STONE.rise * scale) / SIZE.height) * 100}%`,
    width: `${(width / SIZE.width) * 100}%`,
  };
}

const DOTS: Record<Ring["look"], string> = {
  reading: "fill-gold",
  pause: "fill-ink stroke-mist",
  settled: "fill-reed",
  turn: "fill-ink stroke-mist",
};

function RingDate({ label, look, isNewest }: { label: RingLabel; look: Ring["look"]; isNewest: boolean }) {
  const { dotX, dotY, textX: left, text, width } = label;
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
