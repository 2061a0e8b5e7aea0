import { isApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";

interface BlocksFailureProps {
  error: Error | null;
  /** The title for failures other than a timeout, which has its own message. */
  title: string;
  onRetry: () => void;
}

/** The error shown in place of a block list that failed to load. */
export function BlocksFailure({ error, title, onRetry }: BlocksFailureProps) {
  const isTimeout = isApiError(error) && error.reason === "timeout";
  return (
    <ErrorPanel
      cause={error}
      title={isTimeout ? error.message : title}
      kept="They are safe on the server."
      actions={<Button onClick={onRetry}>Retry</Button>}
    >
      {isTimeout ? "The server took longer than eight seconds." : error?.message}
    </ErrorPanel>
  );
}
