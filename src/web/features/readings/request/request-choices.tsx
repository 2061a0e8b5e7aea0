import { type Ref, useId, useState } from "react";
import type { BlockOutput } from "#contract/blocks.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { guessBlockType } from "#domain/readings/guess-block-type.ts";
import { Button } from "#web/ui/button.tsx";
import { type RequestDraft, spreadOf } from "./request-draft.ts";
import { SpreadPicker } from "./spread-picker.tsx";
import { type OwnBlocks, SubjectStep } from "./subject-step.tsx";

interface RequestChoicesProps {
  ref: Ref<HTMLDivElement>;
  draft: RequestDraft;
  change: (fields: Partial<RequestDraft>) => void;
  blocks: OwnBlocks;
  /** The block that the request is about, from `?blockId=`; `null` for none. */
  attachedBlock: BlockOutput | null;
  /** Whether the person chose a card in the library, which is used alone. */
  hasChosenCard: boolean;
  /** Whether to offer a link to a tracked block, which needs an account with a block. */
  canLink: boolean;
}

/**
 * What is guessed from the text, in one line that opens: the kind of block, or a tracked block, and how many cards are
 * drawn. Until there is a text, only the way to a tracked block is offered.
 */
export function RequestChoices({ ref, draft, change, attachedBlock, ...props }: RequestChoicesProps) {
  const [isOpened, setOpened] = useState(false);
  const id = useId();
  const hasText = draft.userContext.trim() !== "";
  const canFold = hasText && !draft.isLinking && !attachedBlock;
  const isFolded = canFold && !isOpened;
  if (!hasText && !props.canLink && !draft.isLinking) return null;
  return (
    <div ref={ref} className="border-l border-hair pt-6 pl-4.5">
      {canFold && (
        <Button look="link" aria-expanded={isOpened} aria-controls={id} onClick={() => setOpened(!isOpened)}>
          {describeChoice(draft, props.hasChosenCard)}
        </Button>
      )}
      {!isFolded && (
        <div id={id} className={canFold ? "mt-4 grid gap-6" : "grid gap-6"}>
          {!attachedBlock && (
            <SubjectStep
              draft={draft}
              change={(fields) => {
                // Who goes back from a tracked block still sees the choice.
                setOpened(true);
                change(fields);
              }}
              blocks={props.blocks}
              hasText={hasText}
              canLink={props.canLink}
            />
          )}
          {hasText && !props.hasChosenCard && (
            <SpreadPicker picked={spreadOf(draft)} onPick={(spread) => change({ spread })} />
          )}
        </div>
      )}
    </div>
  );
}

function describeChoice(draft: RequestDraft, hasChosenCard: boolean): string {
  const kind = blockTypeOf(draft.blockTypeId ?? guessBlockType(draft.userContext))?.name;
  if (hasChosenCard) return `${kind} · change`;
  return `${kind}, ${spreadOf(draft) === "quick-draw" ? "one card" : "three cards"} · change`;
}
