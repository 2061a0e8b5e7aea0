import { Loading, Skeleton } from "#web/ui/skeleton.tsx";

/** The placeholder of the page while it loads, with a title and a line for each block. */
export function YearSkeleton() {
  return (
    <Loading label="Counting your year...">
      <Skeleton className="h-10 w-64" />
      <div className="mt-10 grid gap-6">
        {["a", "b", "c", "d", "e", "f"].map((row) => (
          <Skeleton key={row} className="h-11 w-full" />
        ))}
      </div>
    </Loading>
  );
}
