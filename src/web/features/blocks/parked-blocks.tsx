import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import type { HomeOutput } from "#contract/home.ts";
import { addDays } from "#domain/calendar-days.ts";
import { formatRelativeDay } from "#domain/day-words.ts";
import { WEEK_DAYS } from "#domain/weekdays.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { useToday } from "../../api/use-today.ts";
import { Button } from "../../ui/button.tsx";
import { FocusedReply } from "../../ui/focused-reply.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { BlockChange } from "./use-change-block.ts";

type ParkedBlock = HomeOutput["parkedBlocks"][number];

/** Asks about each parked block whose chosen day has come. */
export function ParkedBlocks({ blocks }: { blocks: readonly ParkedBlock[] }) {
  return (
    <section aria-label="Parked blocks" className="mt-2 mb-10 grid gap-8">
      {blocks.map((block) => (
        <Parked key={`${block.id} ${block.parkedUntil}`} block={block} />
      ))}
    </section>
  );
}

/**
 * Returns a mutation that changes a parked block. The block stays in the list until the next visit, so that the
 * app's reply can be read.
 */
function useParkedChange(id: string) {
  return useMutation({
    mutationKey: queryKey("blocks", "update", { id }),
    meta: { refetchType: "none" },
    mutationFn: (change: BlockChange) => api.blocks.update({ id, ...change }),
  });
}

function Parked({ block: { id, name, parkedUntil } }: { block: ParkedBlock }) {
  const today = useToday();
  const change = useParkedChange(id);
  const nextWeek = addDays(today, WEEK_DAYS);
  const mutate = (wanted: BlockChange) => !change.isPending && change.mutate(wanted);
  return (
    <div className="border-l-3 border-gold pl-5">
      <p className="type-log text-mist">parked until {formatRelativeDay(parkedUntil, today)}</p>
      <p dir="auto" className="type-title mt-1 [overflow-wrap:anywhere]">
        You wanted to look at “<bdi>{name}</bdi>” again.
      </p>
      {change.isSuccess ? (
        <FocusedReply
          words={
            change.variables.status
              ? "It is active again."
              : `You will be asked again ${formatRelativeDay(nextWeek, today)}.`
          }
        />
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button look="outline" isBusy={change.isPending} onClick={() => mutate({ status: "active" })}>
            Make it active<span className="sr-only">: {name}</span>
          </Button>
          <Button look="link" onClick={() => mutate({ parkedUntil: nextWeek })}>
            One more week<span className="sr-only">: {name}</span>
          </Button>
          <Link to={`/blocks/${id}`} className="underlined inline-flex min-h-11 items-center text-gold">
            Look at it<span className="sr-only">: {name}</span>
          </Link>
        </div>
      )}
      {change.isError && <Notice tone="warning">That was not saved. {change.error.message}</Notice>}
    </div>
  );
}
