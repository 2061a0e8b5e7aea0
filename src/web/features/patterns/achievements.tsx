import type { PatternsOutput } from "#contract/patterns.ts";
import { formatDay } from "../../ui/dates.ts";

/** What the person managed, as quiet rows, newest first. */
export function Achievements({ achievements }: Pick<PatternsOutput, "achievements">) {
  if (achievements.length === 0) return null;
  return (
    <section aria-labelledby="managed" className="border-t border-hair-faint pt-7 pb-9 lg:py-12">
      <h2 id="managed" className="type-log text-mist">
        what you managed
      </h2>
      <ul className="mt-3 max-w-column-wide list-none border-t border-ripple">
        {[...achievements]
          .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
          .map(({ id, title, at, count }) => (
            <li
              key={id}
              className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 border-b border-ripple py-2.5"
            >
              {title}
              <span className="type-log text-mist">
                {count > 1 && `${count} times, first `}
                <time dateTime={at}>{formatDay(at)}</time>
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
