import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { NotionOutput } from "#contract/notion.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { notionQuery } from "../../api/queries/notion.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { useFocusAfterRemoval } from "../../ui/use-focus-after-removal.ts";
import { useFocusedField } from "../../ui/use-focused-field.ts";
import { PlaceChooser } from "./place-chooser.tsx";

const ONLY_PREMIUM = "Notion integration is only available for premium users.";

interface NotionSectionProps {
  isPremium: boolean;
  /** Whether the person comes back from connecting. */
  isBack: boolean;
  runProven: RunProven;
}

/** Runs a call that needs a recent proof of who the person is, and asks for one if the server wants it. */
type RunProven = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** The section of the preferences about Notion: connecting, choosing where readings go, and ending the connection. */
export function NotionSection({ isPremium, isBack, runProven }: NotionSectionProps) {
  const { data, error, isFetching, refetch } = useQuery(notionQuery);
  const whole = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(whole, data && data.connection !== null);
  if (!data) {
    // As high as the sentence of a server without Notion, so that nothing below moves.
    const height = "h-13 sm:h-6.5";
    return <UnloadedList {...{ error, height }} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  const { isOffered, connection } = data;
  if (!isOffered && !connection)
    return (
      <div ref={whole} tabIndex={-1} className="text-mist outline-none">
        This server has no connection to Notion, so nothing can be sent there.
      </div>
    );
  return (
    <div ref={whole} tabIndex={-1} className="grid max-w-column justify-items-start gap-4 outline-none">
      {isBack && connection && !connection.isLost && <Notice tone="good">Notion is connected.</Notice>}
      {connection ? (
        <Connected connection={connection} isPremium={isPremium} runProven={runProven} />
      ) : (
        <>
          <p>
            Send single readings to a page or database of yours in Notion, with their steps as to-dos, and
            bring checkmarks back.
          </p>
          <Connect isPremium={isPremium} runProven={runProven} label="Connect Notion" />
        </>
      )}
      <p className="type-small text-mist">
        Only readings you export go there, and in Notion they are no longer encrypted with your key. The keys
        to your Notion are stored encrypted on this server and never reach a browser. Disconnecting ends them.
      </p>
    </div>
  );
}

/** Opens the page of Notion on which access is granted. Throws `ApiError` if the server gives no such page. */
async function goToNotion(runProven: RunProven): Promise<void> {
  const { url } = await runProven(() => api.notion.authorize({}));
  window.location.assign(url);
}

/** The button that leads to Notion. Without Premium it is disabled, and pressing it says why. */
function Connect({
  isPremium,
  runProven,
  label,
}: Pick<NotionSectionProps, "isPremium" | "runProven"> & { label: string }) {
  const [isRefused, setRefused] = useState(false);
  const leaving = useMutation({
    mutationKey: queryKey("notion", "authorize"),
    mutationFn: () => goToNotion(runProven),
  });
  return (
    <>
      {!isPremium && <p className="text-mist">Available for premium users only</p>}
      <Button
        look="outline"
        aria-disabled={!isPremium || undefined}
        className={isPremium ? "" : "opacity-60"}
        isBusy={leaving.isPending}
        onClick={() => (isPremium ? leaving.mutate() : setRefused(true))}
      >
        {label}
      </Button>
      {isRefused && <Notice tone="warning">{ONLY_PREMIUM}</Notice>}
      {leaving.isError && <Notice tone="warning">{sayConnectFault(leaving.error)}</Notice>}
    </>
  );
}

/** Returns the sentence that says that connecting failed, with the cause if it is known. */
function sayConnectFault(error: Error): string {
  if (isApiError(error, "plan_locked")) return error.message;
  const cause = isApiError(error) ? ` ${error.message}` : "";
  return `Failed to connect to Notion. Please try again.${cause}`;
}

type Connection = NonNullable<NotionOutput["connection"]>;

function Connected({
  connection,
  isPremium,
  runProven,
}: Pick<NotionSectionProps, "isPremium" | "runProven"> & { connection: Connection }) {
  const { workspaceName, isLost, place } = connection;
  const [isChangeWanted, setChangeWanted] = useState(false);
  const isChoosing = place === null || isChangeWanted;
  const controls = useRef<HTMLDivElement>(null);
  useFocusedField(controls, isChoosing, { atStart: false });
  const ending = useMutation({
    mutationKey: queryKey("notion", "disconnect"),
    mutationFn: () => api.notion.disconnect({}),
    meta: { waitsForRefetch: true },
  });
  return (
    <>
      {isLost ? (
        <>
          <Notice tone="warning">Notion no longer accepts the connection. Connect again to go on.</Notice>
          <Connect isPremium={isPremium} runProven={runProven} label="Connect again" />
        </>
      ) : (
        <>
          <p>Connected to {workspaceName ?? "your workspace"}.</p>
          <div ref={controls} className="grid w-full justify-items-start gap-4">
            {isChoosing ? (
              <>
                <PlaceChooser
                  onChosen={() => setChangeWanted(false)}
                  onCancel={place ? () => setChangeWanted(false) : undefined}
                />
                <Connect isPremium={isPremium} runProven={runProven} label="Connect again" />
              </>
            ) : (
              <p>
                Readings go to {place.title || "a page without a title"}.{" "}
                <Button look="link" onClick={() => setChangeWanted(true)}>
                  Choose another place
                </Button>
              </p>
            )}
          </div>
        </>
      )}
      <Button look="link" isBusy={ending.isPending} onClick={() => ending.mutate()}>
        Disconnect Notion
      </Button>
      {ending.isError && <Notice tone="warning">{ending.error.message}</Notice>}
    </>
  );
}
