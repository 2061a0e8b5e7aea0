import { useState } from "react";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import { isParkDay } from "#domain/blocks/park.ts";
import { formatRelativeDay } from "#domain/day-words.ts";
import { useToday } from "../../api/use-today.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ParkDay } from "./park-day.tsx";
import { useChangeBlock } from "./use-change-block.ts";

interface ChangeParkDayProps {
  block: Pick<BlockDetailOutput, "id" | "parkedUntil">;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Shows the day until which a paused block is parked, and lets the person change that day. */
export function ChangeParkDay({ block: { id, parkedUntil }, isOpen, onOpen }: ChangeParkDayProps) {
  const today = useToday();
  const change = useChangeBlock(id);
  const [day, setDay] = useState(parkedUntil);
  function open(): void {
    setDay(parkedUntil);
    onOpen(true);
  }
  return (
    <>
      <p className="type-small flex flex-wrap items-center gap-x-4 text-mist">
        {parkedUntil === null
          ? "Parked with no day set."
          : `Parked until ${formatRelativeDay(parkedUntil, today)}.`}
        <Button look="link" onClick={open}>
          {parkedUntil === null ? "Choose a day" : "Change the day"}
        </Button>
      </p>
      {change.isError && <Notice tone="warning">The day was not saved. {change.error.message}</Notice>}
      {isOpen && (
        <Sheet
          isOpen
          onClose={() => onOpen(false)}
          title="Park it"
          description="The block stays paused. Only the day changes."
        >
          <ParkDay today={today} day={day} onChange={setDay} />
          <div className="mt-5">
            <Button
              look="outline"
              disabled={day !== null && !isParkDay(day, today)}
              onClick={() => {
                onOpen(false);
                change.mutate({ parkedUntil: day });
              }}
            >
              Save
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
