import { type MarkKind, YearRing } from "./year-ring.tsx";

const WORDS: readonly [MarkKind, string][] = [
  ["opened", "opened"],
  ["paused", "paused"],
  ["reopened", "reopened"],
  ["resolved", "resolved"],
  ["archived", "archived"],
];

/** The legend that explains the rings of the picture. */
export function MarkKey() {
  return (
    <ul
      aria-label="What the rings mean"
      className="type-log mt-3 flex list-none flex-wrap gap-x-5 gap-y-1 text-mist"
    >
      {WORDS.map(([kind, words]) => (
        <li key={kind} className="flex items-center gap-2">
          <svg aria-hidden="true" className="h-6 w-14" fill="none">
            <YearRing kind={kind} x="50%" />
          </svg>
          {words}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <svg aria-hidden="true" className="h-5 w-3" fill="none">
          <circle cx="50%" cy="50%" r="2.75" className="fill-gold" />
        </svg>
        a day with a reading
      </li>
    </ul>
  );
}
