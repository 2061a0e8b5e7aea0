import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

export interface ShowMoreProps {
  hasMore: boolean;
  isBusy: boolean;
  /** Why the next page could not be loaded; `null` if it could. */
  fault: string | null;
  onMore: () => void;
  /** The label of the button. */
  children?: string;
}

/** The end of a paged list: a button that loads the next page. */
export function ShowMore({ hasMore, isBusy, fault, onMore, children = "Show more" }: ShowMoreProps) {
  return (
    <>
      {fault && (
        <div className="mt-6">
          <Notice tone="warning">The next ones did not load. {fault}</Notice>
        </div>
      )}
      {hasMore && (
        <p className="mt-6 text-center">
          <Button look="outline" isBusy={isBusy} onClick={onMore}>
            {children}
          </Button>
        </p>
      )}
    </>
  );
}

/** Returns the props of `ShowMore` from an infinite query. */
export function pagingPropsOf(list: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => unknown;
}): ShowMoreProps {
  return {
    hasMore: list.hasNextPage,
    isBusy: list.isFetchingNextPage,
    fault: list.isFetchNextPageError ? (list.error?.message ?? "") : null,
    onMore: () => void list.fetchNextPage(),
  };
}
