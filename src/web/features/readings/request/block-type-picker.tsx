import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { BlockGlyph } from "#web/ui/block-glyph.tsx";
import { Button } from "#web/ui/button.tsx";

/** The four kinds of block with their descriptions. */
export function BlockTypePicker({
  onPick,
  onCancel,
}: {
  onPick: (id: BlockTypeId) => void;
  onCancel: () => void;
}) {
  return (
    <fieldset>
      <legend className="type-display mb-4">What’s got you stuck?</legend>
      <div className="grid sm:grid-cols-2 sm:gap-x-10">
        {BLOCK_TYPES.map(({ id, name, description }) => (
          <button
            key={id}
            type="button"
            onClick={() => onPick(id)}
            className="group flex min-h-11 cursor-pointer items-start gap-4 border-t border-ripple py-4 text-left"
          >
            <BlockGlyph kind={id} className="mt-0.5 size-6" />
            <span>
              <span className="block group-hover:text-gold">{name}</span>
              <span className="type-small block text-mist">{description}</span>
            </span>
          </button>
        ))}
      </div>
      <Button look="link" onClick={onCancel}>
        Cancel
      </Button>
    </fieldset>
  );
}
