import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { BlockOutput } from "#contract/blocks.ts";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { BLOCK_NAME_MAX, BLOCK_NOTES_MAX } from "#domain/readings/lengths.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { useStoredDraft } from "../../api/use-stored-draft.ts";
import { KEPT, keptItem, text } from "../../kept-items.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { HelpBeforeSaving } from "../../ui/help-before-saving.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useIdempotencyKey } from "./use-idempotency-key.ts";

const newBlockName = keptItem({ ...KEPT.newBlockName, schema: text });
const newBlockNotes = keptItem({ ...KEPT.newBlockNotes, schema: text });
const newBlockSent = keptItem({ ...KEPT.newBlockSent, schema: text });

interface AddBlockProps {
  userId: string;
  onClose: () => void;
  onAdded: (block: BlockOutput) => void;
}

/**
 * A form that adds a block without a reading. The draft is stored until the block is saved, even if the form is
 * closed.
 */
export function AddBlock({ userId, onClose, onAdded }: AddBlockProps) {
  const [kind, setKind] = useState<BlockTypeId | null>(null);
  const name = useStoredDraft(newBlockName, userId);
  const notes = useStoredDraft(newBlockNotes, userId);
  const sent = useIdempotencyKey(newBlockSent, userId);
  const written = { name: name.kept?.trim() ?? "", notes: notes.kept ?? "" };
  const adding = useMutation({
    mutationKey: queryKey("blocks", "create"),
    mutationFn: (asked: { blockTypeId: BlockTypeId; goOnAnyway?: boolean }) =>
      api.blocks.create({ id: sent.keyFor({ ...asked, ...written }), ...asked, ...written }),
    onSuccess: (block) => {
      sent.drop();
      name.drop();
      notes.drop();
      onAdded(block);
    },
  });
  const help = isApiError(adding.error, "crisis_help") ? adding.error.help : null;
  const fieldAtFault = isApiError(adding.error) ? adding.error.field : undefined;
  const isReady = kind !== null && written.name !== "";
  return (
    <Sheet isOpen onClose={onClose} title="Add a block by hand" description="No cards. Just a name for it.">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (kind && isReady && !adding.isPending) adding.mutate({ blockTypeId: kind });
        }}
      >
        <KindPicker picked={kind} onPick={setKind} />
        <TextField
          label="Name"
          value={name.kept ?? ""}
          limit={BLOCK_NAME_MAX}
          error={fieldAtFault === "name" ? adding.error?.message : null}
          onChange={(event) => name.keep(event.target.value)}
        />
        <TextArea
          label="Notes"
          value={notes.kept ?? ""}
          limit={BLOCK_NOTES_MAX}
          called="What you noted"
          error={fieldAtFault === "notes" ? adding.error?.message : null}
          onChange={(event) => notes.keep(event.target.value)}
        />
        {help && kind && (
          <HelpBeforeSaving
            lines={help}
            onSave={() => adding.mutate({ blockTypeId: kind, goOnAnyway: true })}
          />
        )}
        {adding.error && !help && fieldAtFault === undefined && (
          <Notice tone="warning">
            It was not added; what you typed is still here. {adding.error.message}
          </Notice>
        )}
        <div>
          <Button type="submit" look="outline" disabled={!isReady} isBusy={adding.isPending}>
            Add block
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

function KindPicker({ picked, onPick }: { picked: BlockTypeId | null; onPick: (kind: BlockTypeId) => void }) {
  return (
    <fieldset>
      <legend className="type-small mb-1 text-mist">Kind</legend>
      <div className="grid grid-cols-2 gap-2">
        {BLOCK_TYPES.map(({ id, name }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-surface border border-edge bg-ink px-3 py-2 has-checked:border-gold has-checked:text-gold has-focus-visible:outline-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name="kind"
              value={id}
              checked={picked === id}
              onChange={() => onPick(id)}
              className="sr-only"
            />
            <BlockGlyph kind={id} className="size-5" />
            <span className="type-small">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
