import { useMutation, useQuery } from "@tanstack/react-query";
import type { NotionExportOutput, NotionOutput } from "#contract/notion.ts";
import { isOrderOpen } from "#domain/notion/exports.ts";
import { api } from "../../api/client.ts";
import { notionExportQuery, notionQuery } from "../../api/queries/notion.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button, ButtonLink, buttonLook } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";

/** The part of the export page that sends one reading to Notion. Shows nothing where this server has no Notion. */
export function ExportToNotion({ insightId }: { insightId: string }) {
  const { data: notion } = useQuery(notionQuery);
  const { data, error, isFetching, refetch } = useQuery(notionExportQuery(insightId));
  if (!notion?.isOffered || (!data && !error)) return null;
  const missing = missingOf(notion.connection);
  return (
    <section aria-labelledby="notion" className="mt-12 grid max-w-column justify-items-start gap-4">
      <h2 id="notion" className="type-title">
        Notion
      </h2>
      {missing && (
        <p>
          {missing}{" "}
          <ButtonLink look="link" to="/preferences#notion">
            Go to preferences
          </ButtonLink>
        </p>
      )}
      {!missing && data && (
        <Orders insightId={insightId} order={data.export} place={notion.connection?.place?.title ?? ""} />
      )}
      {!missing && !data && <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
    </section>
  );
}

/** Returns what has to be done before a reading can be sent; `null` if nothing has. */
function missingOf(connection: NotionOutput["connection"]): string | null {
  if (!connection) return "This reading can go to a page of yours in Notion, its steps as to-dos.";
  if (connection.isLost) return "Notion no longer accepts the connection.";
  return connection.place ? null : "Choose first to which page or database readings go.";
}

type Order = NotionExportOutput["export"];

function Orders({ insightId, order, place }: { insightId: string; order: Order; place: string }) {
  const writing = useMutation({
    mutationKey: queryKey("notion", "order", { insightId }),
    mutationFn: () => api.notion.order({ insightId }),
    meta: { waitsForRefetch: true },
  });
  const bringing = useMutation({
    mutationKey: queryKey("notion", "bringTicks", { insightId }),
    mutationFn: () => api.notion.bringTicks({ insightId }),
    meta: { waitsForRefetch: true },
  });
  const isOpen = order !== null && isOrderOpen(order.state);
  const fault = writing.error ?? bringing.error;
  return (
    <>
      <p className="type-note text-mist">
        {order?.url
          ? "Exporting again updates the same page. What you wrote there yourself stays; checkmarks you made there come back only when you ask."
          : `It becomes a page in ${place || "the place you chose"}: question, cards, reading, steps as to-dos, and your note.`}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          look="outline"
          isBusy={writing.isPending || (isOpen && order.wantsPage)}
          onClick={() => writing.mutate()}
        >
          {order?.url ? "Update the page in Notion" : "Export to Notion"}
        </Button>
        {order?.url && (
          <Button
            look="link"
            isBusy={bringing.isPending || (isOpen && order.wantsTicks)}
            onClick={() => bringing.mutate()}
          >
            Bring checkmarks back
          </Button>
        )}
        {order?.url && (
          <a href={order.url} target="_blank" rel="noreferrer" className={buttonLook("link")}>
            Open in Notion
          </a>
        )}
      </div>
      {order && <Outcome order={order} />}
      {fault && <Notice tone="warning">{fault.message}</Notice>}
    </>
  );
}

function Outcome({ order }: { order: NonNullable<Order> }) {
  const { formatMoment } = useDates();
  const { state, problem, waitsUntil, exportedAt, broughtAt, brought } = order;
  if (problem) return <Notice tone="warning">{problem}</Notice>;
  if (state === "waiting" && waitsUntil)
    return (
      <Notice>
        Notion is busy. It is tried again after {formatMoment(waitsUntil)}; you can leave this page.
      </Notice>
    );
  if (isOrderOpen(state)) return <Notice>On its way to Notion. You can leave this page.</Notice>;
  if (broughtAt && (!exportedAt || broughtAt > exportedAt))
    return <Notice tone="good">{sayBrought(brought)}</Notice>;
  return exportedAt && <Notice tone="good">In Notion since {formatMoment(exportedAt)}.</Notice>;
}

function sayBrought(count: number): string {
  if (count === 0) return "No checkmark was changed in Notion.";
  return count === 1 ? "One step was updated from Notion." : `${count} steps were updated from Notion.`;
}
