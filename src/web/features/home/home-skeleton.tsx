import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { HOME_FRAME } from "./home-frame.ts";

/** The home page's skeleton. `isSlow` means that the first attempt failed and a retry is running. */
export function HomeSkeleton({ isSlow }: { isSlow: boolean }) {
  return (
    <div className={`${HOME_FRAME} py-4 md:py-10`}>
      <Loading label={isSlow ? "Still loading. Asking again..." : "Loading..."}>
        <Skeleton className="mt-4 h-10 w-72 max-w-full" />
        {["a", "b"].map((row) => (
          <div key={row} className="flex min-h-33 items-center gap-6 border-b border-hair-faint">
            <div className="grid flex-1 gap-2.5">
              <Skeleton className="h-5 w-20" />
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4 w-40" />
            </div>
            <Skeleton className="h-14 w-28 rounded-[50%]" />
          </div>
        ))}
        <div className="mt-14 grid gap-4">
          <Skeleton className="h-7 w-52" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      </Loading>
      {isSlow && (
        <p className="type-log mt-4 text-mist">This is taking longer than it should. Asking again.</p>
      )}
    </div>
  );
}
