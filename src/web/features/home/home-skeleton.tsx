import { Stone } from "../../ui/block-glyph.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

/** The home page's skeleton. `isSlow` means that the first attempt failed and a retry is running. */
export function HomeSkeleton({ isSlow }: { isSlow: boolean }) {
  return (
    <div className="page-frame py-4 md:py-10">
      <Loading label={isSlow ? "Still loading. Asking again..." : "Loading..."}>
        <div className="max-w-148">
          <Skeleton className="h-5 w-52" />
          <Skeleton className="mt-4 h-8 w-full" />
          <Skeleton className="mt-2.5 h-8 w-4/5" />
          <Skeleton className="mt-2.5 h-8 w-3/5" />
          <Skeleton className="mt-6 h-14 w-full rounded-full sm:w-48" />
          <div className="relative mt-24 h-52">
            <Stone kind="work" className="glimmer absolute top-12 left-[14%] w-24 opacity-50" />
            <Stone kind="life" className="glimmer absolute top-2 left-[66%] w-14 opacity-50" />
            <Stone kind="creative" className="glimmer absolute top-28 left-[66%] w-18 opacity-50" />
          </div>
        </div>
      </Loading>
      {isSlow && (
        <p className="type-log mt-4 text-mist">This is taking longer than it should. Asking again.</p>
      )}
    </div>
  );
}
