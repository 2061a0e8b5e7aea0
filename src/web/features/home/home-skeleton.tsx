import { Stone } from "../../ui/block-glyph.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Waterline } from "../../ui/waterline.tsx";
import { DayStage } from "./day-pond.tsx";

/** The home page's skeleton: the same pond, without words. `isSlow` means that the first attempt failed and a retry is running. */
export function HomeSkeleton({ isSlow }: { isSlow: boolean }) {
  return (
    <Loading label={isSlow ? "Still loading. Asking again..." : "Loading..."}>
      <DayStage
        sky={
          <>
            <Skeleton className="h-5 w-full max-w-100" />
            <Skeleton className="mt-2 h-5 w-3/5 max-w-60" />
          </>
        }
      >
        <div className="home-water">
          <Waterline className="-mt-1.5" />
          <div className="home-stones">
            <div className="relative aspect-390/214">
              <Stone kind="work" className="glimmer absolute top-[36%] left-[18%] w-18 opacity-50" />
              <Stone kind="life" className="glimmer absolute top-[12%] left-[66%] w-14 opacity-50" />
            </div>
          </div>
        </div>
      </DayStage>
      <div className="page-frame grid gap-2.5 py-4 md:py-10">
        <Skeleton className="h-6 w-full max-w-148" />
        <Skeleton className="h-6 w-4/5 max-w-118" />
        <Skeleton className="mt-4 h-14 w-full max-w-148 rounded-full" />
        {isSlow && (
          <p className="type-log mt-2 text-mist">This is taking longer than it should. Asking again.</p>
        )}
      </div>
    </Loading>
  );
}
