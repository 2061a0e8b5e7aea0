import { Loading } from "../../ui/skeleton.tsx";
import { RuledLines, SunkenStones } from "../../ui/skeleton-lines.tsx";

/**
 * The placeholder of the page while it loads, with the shape of what comes: a sentence, its picture and its button. It is at
 * least one screen tall, so that the links below are out of sight until the patterns appear.
 */
export function PatternsSkeleton({ label = "Loading your patterns..." }: { label?: string }) {
  return (
    <Loading label={label}>
      <div className="pattern-first min-h-dvh content-start pt-3">
        <RuledLines className="type-display h-[3lh]" />
        <SunkenStones className="pattern-first-look mt-10 h-44" />
        <RuledLines className="type-note mt-6 h-[2lh]" />
      </div>
    </Loading>
  );
}
