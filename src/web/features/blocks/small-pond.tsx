// The small picture of a block as a stone in a pond, for a row of a list.
import { useDates } from "../../api/use-dates.ts";
import { Stone } from "../../ui/block-glyph.tsx";
import { type PondProps, RingLine } from "./ring-line.tsx";
import { ringsOf } from "./ripples.ts";

const CENTRE = { x: 114, y: 66 };
const SMALL = { inner: 46, outer: 102, gap: 7, most: 6 };

/** Shows the small picture. It is hidden from screen readers, because the row says the same in words. */
export function SmallPond({ kind, moments, className = "" }: PondProps & { className?: string }) {
  const { daysAgo } = useDates();
  const rings = ringsOf(moments, daysAgo, SMALL);
  return (
    <div aria-hidden="true" className={`pointer-events-none ${className}`}>
      <div className="relative">
        <svg viewBox="0 0 228 132" className="block w-full" fill="none" role="presentation">
          {rings.map((ring) => (
            <RingLine key={ring.key} ring={{ ...ring, weight: 1.4 }} centre={CENTRE} />
          ))}
        </svg>
        <div className="small-pond-stone absolute">
          <Stone kind={kind} className="block w-full" />
        </div>
      </div>
    </div>
  );
}
