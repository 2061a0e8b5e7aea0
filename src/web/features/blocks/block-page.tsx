import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import { BLOCK_NOTES_MAX } from "#domain/readings/lengths.ts";
import { isApiError } from "../../api/api-error.ts";
import { blockQuery } from "../../api/queries/blocks.ts";
import { Stone } from "../../ui/block-glyph.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { BackIcon } from "../../ui/icons.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { BlockHead } from "./block-head.tsx";
import { BlockInsights, type OpenInsight } from "./block-insights.tsx";
import { DeleteBlock } from "./delete-block.tsx";
import type { DeletedBlock } from "./deleted-block.ts";
import { EditText } from "./edit-text.tsx";
import { Timeline } from "./timeline.tsx";

interface BlockPageProps {
  id: string;
  userId: string;
  onDeleted: (deleted: DeletedBlock) => void;
  renderInsight: (insight: OpenInsight) => ReactNode;
  /** The content between the notes and the readings: the if-then plans for the block, and its pictures. */
  betweenNotesAndReadings: ReactNode;
}

/** A block's page: its picture, notes, history and readings. */
export function BlockPage({ id, ...props }: BlockPageProps) {
  const { data: block, error, refetch } = useQuery(blockQuery(id));
  return (
    <article className="page-frame pb-12 md:pt-4">
      <div className="flex h-14 items-center justify-between print:hidden">
        <Link
          to={block?.status === "archived" ? "/blocks/archived" : "/blocks"}
          className="-ml-2.5 inline-flex min-h-11 items-center gap-1 pr-2 text-gold"
        >
          <span className="grid size-11 place-items-center">
            <BackIcon />
          </span>
          {block?.status === "archived" ? "Archived blocks" : "Blocks"}
        </Link>
        {block && (
          <div className="flex items-center">
            <ButtonLink look="link" to={`/export?kind=block&id=${id}`}>
              Export
            </ButtonLink>
            <DeleteBlock block={block} onDeleted={props.onDeleted} className="-mr-2.5" />
          </div>
        )}
      </div>
      {!block && !error && <BlockSkeleton />}
      {!block && error && <CannotShow error={error} onRetry={() => void refetch()} />}
      {block && <Shown block={block} {...props} />}
    </article>
  );
}

function Shown({
  block,
  userId,
  betweenNotesAndReadings,
  renderInsight,
}: Omit<BlockPageProps, "id"> & { block: BlockDetailOutput }) {
  return (
    <>
      <BlockHead block={block} userId={userId} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-14">
          <section aria-labelledby="notes-title">
            <h2 id="notes-title" className="type-title">
              Notes
            </h2>
            <div className="mt-3">
              <EditText
                key={block.id}
                {...{ blockId: block.id, userId, value: block.notes, max: BLOCK_NOTES_MAX }}
                field="notes"
                label="What to remember about it"
              >
                {(edit) => <Notes text={block.notes} onEdit={edit} />}
              </EditText>
            </div>
          </section>
          {betweenNotesAndReadings}
          <BlockInsights block={block} renderInsight={renderInsight} />
        </div>
        <Timeline block={block} />
      </div>
    </>
  );
}

function Notes({ text, onEdit }: { text: string; onEdit: () => void }) {
  return (
    <>
      {text !== "" && (
        <p dir="auto" className="max-w-column-wide whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
      <Button look="link" onClick={onEdit}>
        {text === "" ? "Write a note" : "Edit notes"}
      </Button>
    </>
  );
}

function CannotShow({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = isApiError(error, "not_found", "invalid_input");
  return (
    <ErrorPanel
      level={1}
      art={isGone ? "dent" : undefined}
      cause={error}
      title={isGone ? "No such block" : "This block did not load"}
      {...(!isGone && { kept: "It is safe on the server." })}
      actions={
        isGone ? (
          <ButtonLink look="soft" to="/blocks">
            Back to Blocks
          </ButtonLink>
        ) : (
          <Button onClick={onRetry}>Retry</Button>
        )
      }
    >
      {isGone ? "It was deleted, or this is not one of your blocks." : error.message}
    </ErrorPanel>
  );
}

function BlockSkeleton() {
  return (
    <Loading label="Loading your block...">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-center lg:gap-10">
        <Stone kind="life" className="glimmer mt-25 mb-29 ml-13 block w-16 opacity-50 lg:ml-65 lg:w-18" />
        <div className="grid gap-3">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-4 h-14 w-48" />
        </div>
      </div>
    </Loading>
  );
}
