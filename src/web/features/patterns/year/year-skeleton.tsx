import { Loading } from "#web/ui/skeleton.tsx";
import { RuledLines } from "#web/ui/skeleton-lines.tsx";

/** The placeholder of the page while it loads, with a title and a line for each block. */
export function YearSkeleton() {
  return (
    <Loading label="Counting your year...">
      <RuledLines className="type-section h-[1lh] w-64" />
      <RuledLines className="mt-4 h-[6lh] leading-17" />
    </Loading>
  );
}
