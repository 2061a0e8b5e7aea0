import type { YearOutput } from "#contract/years.ts";
import { FLATNESS } from "#domain/blocks/ring-shape.ts";

export type MarkKind = YearOutput["blocks"][number]["marks"][number]["kind"];

const RINGS: Record<MarkKind, { rx: number; className: string; dash?: string }> = {
  opened: { rx: 26, className: "stroke-gold" },
  reopened: { rx: 13, className: "stroke-gold" },
  paused: { rx: 13, className: "stroke-mist", dash: "3 4" },
  resolved: { rx: 13, className: "stroke-reed" },
  archived: { rx: 13, className: "stroke-mist" },
};

/** The ring for something that happened to a block, at the horizontal position `x`. */
export function YearRing({ kind, x }: { kind: MarkKind; x: string }) {
  const { rx, className, dash } = RINGS[kind];
  return (
    <>
      {kind === "resolved" && <ellipse cx={x} cy="50%" rx="5" ry={5 * FLATNESS} className="fill-reed" />}
      <ellipse
        cx={x}
        cy="50%"
        rx={rx}
        ry={rx * FLATNESS}
        strokeWidth={kind === "opened" ? 1.25 : 1.75}
        strokeDasharray={dash}
        className={className}
      />
    </>
  );
}
