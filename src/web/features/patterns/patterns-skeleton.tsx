import { Loading, Skeleton } from "../../ui/skeleton.tsx";

/** The placeholder of the page while it loads, with the shape of the first sections. */
export function PatternsSkeleton({ label = "Loading your patterns..." }: { label?: string }) {
  return (
    <Loading label={label}>
      {["a", "b"].map((part) => (
        <div key={part} className="pattern-columns border-t border-hair-faint py-8 first:border-0 lg:py-12">
          <div className="grid content-start gap-2.5">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-7 w-full" />
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="mt-1 h-5 w-full" />
            <Skeleton className="h-5 w-4/5" />
          </div>
          <Skeleton className="mt-5 h-48 w-full lg:mt-0" />
        </div>
      ))}
    </Loading>
  );
}
