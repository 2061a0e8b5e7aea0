import { useRef, useState } from "react";
import { useLocation } from "react-router";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import { isParkDay } from "#domain/blocks/park.ts";
import { type BlockStatus, nextStatuses } from "#domain/blocks/status.ts";
import { REFLECTION_MAX } from "#domain/readings/lengths.ts";
import { isApiError } from "../../api/api-error.ts";
import { useStoredDraft } from "../../api/use-stored-draft.ts";
import { useToday } from "../../api/use-today.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { HelpBeforeSaving } from "../../ui/help-before-saving.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusAfterRemoval } from "../../ui/use-focus-after-removal.ts";
import { blockText } from "./block-text.ts";
import { ChangeParkDay } from "./change-park-day.tsx";
import { ParkDay } from "./park-day.tsx";
import { useChangeBlock } from "./use-change-block.ts";

/**
 * For each status of a block: the label of the button that sets the status, and the question of the dialog that
 * follows.
 */
const STEPS: Record<BlockStatus, { label: string; asks: string }> = {
  active: { label: "Make it active", asks: "What brings it back?" },
  paused: { label: "Pause", asks: "What is it waiting for?" },
  resolved: { label: "Resolve", asks: "What got it moving?" },
  archived: { label: "Archive", asks: "What did it leave you with?" },
};

/** The dialog that a link to a block opens by its hash. */
const ASKED_BY_HASH: Readonly<Record<string, BlockStatus>> = { "#park": "paused", "#resolve": "resolved" };

/**
 * Shows a button for every status that the block may change to. Each button opens a dialog that offers to write a
 * reflection.
 */
export function ChangeStatus({ block, userId }: { block: BlockDetailOutput; userId: string }) {
  const { hash } = useLocation();
  const [isParkOpen, setParkOpen] = useState(hash === "#park" && block.status === "paused");
  const [wanted, setWanted] = useState<BlockStatus | null>(() => {
    const asked = ASKED_BY_HASH[hash];
    return asked && nextStatuses(block.status).includes(asked) ? asked : null;
  });
  const reflection = useStoredDraft(blockText, `reflection:${userId}:${block.id}`);
  const change = useChangeBlock(block.id);
  const help = isApiError(change.error, "crisis_help") ? change.error.help : null;
  const ways = useRef<HTMLFieldSetElement>(null);
  // The button that opened the dialog disappears with the old status.
  useFocusAfterRemoval(ways, block.status);

  function confirm(status: BlockStatus, parkedUntil: string | null): void {
    const said = reflection.kept?.trim() ? { resolutionReflection: reflection.kept } : {};
    const parked = parkedUntil === null ? {} : { parkedUntil };
    setWanted(null);
    change.mutate({ status, ...said, ...parked }, { onSuccess: reflection.drop });
  }

  function goOnAnyway(): void {
    if (!change.variables) return;
    change.mutate({ ...change.variables, goOnAnyway: true }, { onSuccess: reflection.drop });
  }

  return (
    <>
      <fieldset
        ref={ways}
        aria-label="Change the status"
        tabIndex={-1}
        className="flex flex-wrap gap-2 outline-none"
      >
        {nextStatuses(block.status).map((status) => (
          <Button key={status} look="outline" onClick={() => setWanted(status)}>
            {STEPS[status].label}
          </Button>
        ))}
      </fieldset>
      {block.status === "paused" && <ChangeParkDay block={block} isOpen={isParkOpen} onOpen={setParkOpen} />}
      {help && <HelpBeforeSaving lines={help} onSave={goOnAnyway} />}
      {change.isError && !help && (
        <div className="mt-4">
          <Notice tone="warning">{faultOf(change.error)}</Notice>
        </div>
      )}
      {wanted && (
        <StatusSheet
          status={wanted}
          reflection={reflection}
          onClose={() => setWanted(null)}
          onConfirm={(parkedUntil) => confirm(wanted, parkedUntil)}
        />
      )}
    </>
  );
}

interface StatusSheetProps {
  /** The status that the block will get. */
  status: BlockStatus;
  reflection: ReturnType<typeof useStoredDraft>;
  onClose: () => void;
  /** Called with the day on which the app asks about a paused block again; `null` for no day. */
  onConfirm: (parkedUntil: string | null) => void;
}

/**
 * The dialog of a status change. It offers to write a reflection. If the block is paused, it also asks on which day
 * to look at the block again.
 */
function StatusSheet({ status, reflection, onClose, onConfirm }: StatusSheetProps) {
  const [parkDay, setParkDay] = useState<string | null>(null);
  const today = useToday();
  const { label, asks } = STEPS[status];
  const text = reflection.kept ?? "";
  const isTooLong = text.length > REFLECTION_MAX;
  const canPark = parkDay === null || isParkDay(parkDay, today);
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={label}
      description="A word about it, if you like. It is kept in the block’s history."
    >
      <TextArea
        label={`${asks} (optional)`}
        value={text}
        limit={REFLECTION_MAX}
        rows={5}
        called="What you wrote"
        onChange={(event) => reflection.keep(event.target.value)}
      />
      {status === "paused" && (
        <div className="mt-5">
          <ParkDay today={today} day={parkDay} onChange={setParkDay} />
        </div>
      )}
      <div className="mt-5">
        <Button look="outline" disabled={!canPark || isTooLong} onClick={() => onConfirm(parkDay)}>
          {label}
        </Button>
      </div>
    </Sheet>
  );
}

function faultOf(error: Error): string {
  if (isApiError(error) && error.currentStatus) return `It was changed elsewhere. ${error.message}`;
  return `That was not saved, so the status is unchanged; what you wrote is still here. ${error.message}`;
}
