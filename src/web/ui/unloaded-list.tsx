import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Loading, Skeleton } from "./skeleton.tsx";

interface UnloadedListProps {
  /** The error with which the list failed to load; `null` while the list is loading for the first time. */
  error: Error | null;
  isBusy: boolean;
  onRetry: () => void;
  /** The class for the height of the placeholder. */
  height?: string;
}

/** The content in place of a list that is not loaded: a placeholder, or the error with a button to retry. */
export function UnloadedList({ error, isBusy, onRetry, height = "h-13" }: UnloadedListProps) {
  if (!error) {
    return (
      <Loading>
        <Skeleton className={`${height} w-full`} />
      </Loading>
    );
  }
  return (
    <Notice tone="warning">
      The list did not load. {error.message}{" "}
      <Button look="link" isBusy={isBusy} onClick={onRetry}>
        Retry
      </Button>
    </Notice>
  );
}
