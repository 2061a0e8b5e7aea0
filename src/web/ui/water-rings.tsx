import type { CSSProperties } from "react";

/** The rings' radii, the innermost first, and the delay between two rings in milliseconds. */
const RADII = [44, 74, 104, 134];
const FLATNESS = 0.44;
const DELAY_MS = 140;

/** Rings on water that widen once, for a moment when something is finished. With reduced motion they stand still. */
export function WaterRings({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 280 124" aria-hidden="true" className={`block ${className}`} fill="none">
      {RADII.map((rx, index) => (
        <ellipse
          key={rx}
          cx="140"
          cy="62"
          rx={rx}
          ry={rx * FLATNESS}
          className="ring-spreads stroke-reed"
          strokeWidth={2 - index * 0.35}
          strokeOpacity={1 - index * 0.2}
          style={{ "--after": `${index * DELAY_MS}ms` } as CSSProperties}
        />
      ))}
    </svg>
  );
}
