import { useId, useRef, useState } from "react";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { BlockGlyph } from "#web/ui/block-glyph.tsx";
import { Button } from "#web/ui/button.tsx";
import { SITE } from "#web/ui/site.ts";
import { useFocusedField } from "#web/ui/use-focused-field.ts";
import { BlockTypePicker } from "./block-type-picker.tsx";
import { ChoiceChip } from "./choice-chip.tsx";

interface BlockTypeChipsProps {
  /** The kind that the person chose; `null` while the guess applies. */
  picked: BlockTypeId | null;
  /** The kind that was guessed from the text. */
  guess: BlockTypeId;
  onPick: (id: BlockTypeId) => void;
}

/**
 * The four kinds of block, of which the guessed one is chosen until the person taps another. Only then is there a way to
 * the kinds with their descriptions, because readers puzzled over it beside a guess.
 */
export function BlockTypeChips(props: BlockTypeChipsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDescribed, setDescribed] = useState(false);
  useFocusedField(place, isDescribed, { atStart: false });
  return (
    <div ref={place}>
      {isDescribed ? (
        <BlockTypePicker
          onPick={(id) => {
            setDescribed(false);
            props.onPick(id);
          }}
          onCancel={() => setDescribed(false)}
        />
      ) : (
        <Chips {...props} onDescribe={() => setDescribed(true)} />
      )}
    </div>
  );
}

function Chips({ picked, guess, onPick, onDescribe }: BlockTypeChipsProps & { onDescribe: () => void }) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-3">
        What kind of block?{" "}
        <span className="type-small text-mist">{picked ? "" : `${SITE.advisor}’s guess`}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {BLOCK_TYPES.map(({ id, name }) => (
          <ChoiceChip
            key={id}
            group={group}
            isChosen={(picked ?? guess) === id}
            onChoose={() => onPick(id)}
            onPressAgain={() => onPick(id)}
          >
            <BlockGlyph kind={id} className="size-4.5" />
            {name}
          </ChoiceChip>
        ))}
      </div>
      {picked && (
        <Button look="link" onClick={onDescribe}>
          Pick a different block type
        </Button>
      )}
    </fieldset>
  );
}
