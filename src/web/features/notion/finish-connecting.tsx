import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel, ErrorPanel } from "../../ui/notice.tsx";

/** The query parameters with which Notion sends the browser back. */
export interface NotionAnswer {
  code: string | null;
  state: string | null;
  /** The OAuth error code, such as `access_denied`; `null` if there is none. */
  error: string | null;
}

/** Finishes connecting Notion with what it sent back, or says why that is not possible. */
export function FinishConnecting({ answer, onConnected }: { answer: NotionAnswer; onConnected: () => void }) {
  const { code, state, error } = answer;
  const connecting = useMutation({
    mutationKey: queryKey("notion", "connect"),
    mutationFn: (sent: { code: string; state: string }) => api.notion.connect(sent),
    onSuccess: onConnected,
  });
  const begin = useEffectEvent(() => {
    if (connecting.isIdle && code !== null && state !== null) connecting.mutate({ code, state });
  });
  useEffect(() => begin(), []);
  const cause = connecting.error ? sayCause(connecting.error) : sayMissing(answer);
  if (cause === null)
    return (
      <div role="status">
        <EmptyPanel art="plug" title="Connecting Notion...">
          This takes a moment. Please stay on this page.
        </EmptyPanel>
      </div>
    );
  return (
    <ErrorPanel
      level={1}
      art={error === "access_denied" ? "gate" : "plug"}
      title={
        error === "access_denied"
          ? "Notion was not connected"
          : "Failed to connect to Notion. Please try again."
      }
      actions={
        <ButtonLink to="/preferences#notion" replace>
          Back to preferences
        </ButtonLink>
      }
    >
      {cause}
    </ErrorPanel>
  );
}

const sayCause = (error: Error) =>
  isApiError(error) ? error.message : "The connection was interrupted before Notion was connected.";

/** Returns why an answer cannot be used at all; `null` if it can be tried. */
function sayMissing({ code, state, error }: NotionAnswer): string | null {
  if (error === "access_denied") return "You did not give access, so nothing was changed.";
  if (error !== null) return "Notion reported a fault instead of giving access.";
  if (code === null || state === null)
    return "This link is missing what Notion sends back when you give access.";
  return null;
}
