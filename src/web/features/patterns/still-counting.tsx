import type { OpenPattern } from "./shown-pattern.ts";

interface StillCountingProps {
  patterns: readonly OpenPattern[];
  onWhy: (pattern: OpenPattern) => void;
}

/** What cannot be said yet, with how much of what it takes is there. */
export function StillCounting({ patterns, onWhy }: StillCountingProps) {
  if (patterns.length === 0) return null;
  return (
    <section aria-labelledby="still-counting" className="pattern-part">
      <h2 id="still-counting" className="type-log text-mist">
        still counting
      </h2>
      <ul className="mt-2 list-none">
        {patterns.map((pattern) => (
          <li key={pattern.id} className="border-b border-ripple last:border-0">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onWhy(pattern)}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline justify-between gap-x-4 py-2 text-left hover:text-gold"
            >
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {pattern.headline}
              </span>
              <span className="type-log shrink-0 text-mist">
                {sayProgress(pattern)}
                <span className="sr-only">. Why?</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sayProgress({ picture }: OpenPattern): string {
  return picture.type === "progress" ? `${picture.have} of ${picture.need} ${picture.unit}` : "nothing yet";
}
