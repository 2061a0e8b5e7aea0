import { useInfiniteQuery } from "@tanstack/react-query";
import { adminActionsQuery } from "../../api/queries/admin.ts";
import { useDates } from "../../api/use-dates.ts";
import { EmptyPanel } from "../../ui/notice.tsx";
import { pagingPropsOf, ShowMore } from "../../ui/show-more.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { sayAction } from "./words.ts";

/** What administrators did, newest first. Nobody can change it here. */
export function ActionLog() {
  const { formatMoment } = useDates();
  const list = useInfiniteQuery(adminActionsQuery);
  const { data, error, isFetching, refetch } = list;
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const actions = data.pages.flatMap(({ items }) => items);
  if (actions.length === 0) {
    return (
      <EmptyPanel art="line" title="The log is empty">
        What administrators do here is recorded, with its time. Nothing has been done yet.
      </EmptyPanel>
    );
  }
  return (
    <>
      <ol aria-label="Activity log">
        {actions.map((action) => (
          <li key={action.id} className="border-t border-ripple py-3">
            <span dir="auto" className="wrap-anywhere">
              {sayAction(action)}
            </span>
            <time dateTime={action.doneAt} className="type-log block text-mist">
              {formatMoment(action.doneAt)}
            </time>
          </li>
        ))}
      </ol>
      <ShowMore {...pagingPropsOf(list)} />
    </>
  );
}
