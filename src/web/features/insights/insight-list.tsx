import { useInfiniteQuery } from "@tanstack/react-query";
import type { InsightSummaryOutput } from "../../../contract/insights.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel, ErrorPanel, Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { historyQuery } from "./insight-queries.ts";
import { InsightRow } from "./insight-row.tsx";
import { LockedRows } from "./locked-rows.tsx";

/** Every reading there is, newest first. */
export function InsightList() {
  const history = useInfiniteQuery(historyQuery);
  if (history.isPending) return <ListSkeleton />;
  if (!history.data) {
    return (
      <ErrorPanel
        title="Your insights did not load"
        kept="They are safe on the server."
        actions={<Button onClick={() => void history.refetch()}>Retry</Button>}
      >
        {history.error.message}
      </ErrorPanel>
    );
  }
  const items = history.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <NothingYet />;
  return (
    <>
      <Rows items={items} hasMore={history.hasNextPage} />
      {history.isFetchNextPageError && (
        <div className="mt-6">
          <Notice tone="warning">The next ones did not come. {history.error?.message}</Notice>
        </div>
      )}
      {history.hasNextPage && (
        <p className="mt-6 text-center">
          <Button
            look="outline"
            isBusy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

function Rows({ items, hasMore }: { items: InsightSummaryOutput[]; hasMore: boolean }) {
  const open = items.flatMap((item) => (item.isLocked ? [] : [item]));
  const locked = items.filter((item) => item.isLocked);
  return (
    <>
      <ul className="list-none border-t border-ripple">
        {open.map((item) => (
          <InsightRow key={item.id} insight={item} />
        ))}
      </ul>
      {locked.length > 0 && <LockedRows items={locked} hasMore={hasMore} />}
    </>
  );
}

function NothingYet() {
  return (
    <EmptyPanel
      title="No reading lies here yet"
      actions={<ButtonLink to="/new-insight">Get your first insight</ButtonLink>}
    >
      Say what has you stuck and draw. It takes about two minutes, and it is kept here.
    </EmptyPanel>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading your insights...">
      <div className="border-t border-ripple">
        {["a", "b", "c", "d"].map((row) => (
          <div key={row} className="flex gap-4 border-b border-ripple py-5 sm:gap-6">
            <div className="w-24 shrink-0 sm:w-32">
              <Skeleton className="card-shape w-12" />
            </div>
            <div className="grid flex-1 content-start gap-2.5">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-32" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
