import { isApiError } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";

interface BlocksFailureProps {
  error: Error | null;
  /** Said where nothing came at all; a wait that was cut short has its own sentence. */
  title: string;
  onRetry: () => void;
}

/** A list that could not be had never looks empty. */
export function BlocksFailure({ error, title, onRetry }: BlocksFailureProps) {
  const isTimeout = isApiError(error) && error.reason === "timeout";
  return (
    <ErrorPanel
      title={isTimeout ? error.message : title}
      kept="They are safe on the server."
      actions={<Button onClick={onRetry}>Retry</Button>}
    >
      {isTimeout ? "The server took longer than eight seconds." : error?.message}
    </ErrorPanel>
  );
}
