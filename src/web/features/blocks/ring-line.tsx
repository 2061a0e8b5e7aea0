// The parts that the small and the large picture of a block share.
import type { SVGProps } from "react";
import type { BlockOutput } from "#contract/blocks.ts";
import { FLATNESS } from "#domain/blocks/ring-shape.ts";
import type { Moment, Ring } from "./ripples.ts";

export interface PondProps {
  kind: BlockOutput["blockTypeId"];
  /** The events of a block's history, newest first. */
  moments: readonly Moment[];
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

/**
 * One ring of a block's picture. The line style shows the kind of event, and the opacity shows how long ago it was.
 */
export function RingLine({ ring, centre }: { ring: Ring; centre: Point }) {
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

/** A circle on water that is seen from the side, drawn as an ellipse. */
export function Ellipse({ centre, rx, ...line }: EllipseProps) {
  return <ellipse cx={centre.x} cy={centre.y} rx={rx} ry={rx * FLATNESS} {...line} />;
}
