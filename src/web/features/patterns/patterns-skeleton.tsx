import { Loading } from "../../ui/skeleton.tsx";
import { RuledLines, SunkenStones } from "../../ui/skeleton-lines.tsx";

/**
 * The placeholder of the page while it loads, with the shape of the first sections: a sentence and its picture. It is at
 * least one screen tall, so that the links below are out of sight until the patterns appear.
 */
export function PatternsSkeleton({ label = "Loading your patterns..." }: { label?: string }) {
  return (
    <Loading label={label}>
      <div className="min-h-dvh">
        {["a", "b"].map((part) => (
          <div
            key={part}
            className="pattern-columns border-t border-hair-faint pt-7 pb-9 first:border-0 first:pt-2 lg:py-12"
          >
            <div>
              <RuledLines className="type-log mb-1.5 h-[1lh] w-24 lg:mb-2.5" />
              <RuledLines className="type-say h-[2lh]" />
              <RuledLines className="type-note mt-2 h-[3lh]" />
            </div>
            <SunkenStones className="mt-5 h-48 lg:mt-1" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
