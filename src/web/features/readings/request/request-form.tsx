import { type ReactNode, useRef } from "react";
import type { BlockOutput } from "#contract/blocks.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { BlockGlyph } from "#web/ui/block-glyph.tsx";
import { Button } from "#web/ui/button.tsx";
import { Gutter, GutterStep } from "#web/ui/gutter.tsx";
import { MoreThanStuck } from "#web/ui/more-than-stuck.tsx";
import { Rob } from "#web/ui/rob.tsx";
import { TarotCard } from "#web/ui/tarot-card.tsx";
import { HardPartChips } from "./hard-part-chips.tsx";
import { isSendable, type RequestDraft } from "./request-draft.ts";
import { SpreadPicker } from "./spread-picker.tsx";
import { type OwnBlocks, SubjectStep } from "./subject-step.tsx";
import { TellMore } from "./tell-more.tsx";
import { useFocusOnStep } from "./use-focus-on-step.ts";

interface RequestFormProps {
  advisorName: string;
  draft: RequestDraft;
  change: (fields: Partial<RequestDraft>) => void;
  blocks: OwnBlocks;
  /** The block that the request is about, from `?blockId=`; `null` for none. */
  attachedBlock: BlockOutput | null;
  /**
   * The card that the person chose in the library, from `?cardId=`; `null` for none. Such a card is used alone and
   * upright.
   */
  chosenCard: { id: string; name: string; duckQuestion: string } | null;
  onNeedAccount: (() => void) | null;
  /** Renders a warning if the block is in a loop. It is below the form, so that nothing moves when it appears. */
  renderLoop: (blockId: string) => ReactNode;
  onSend: () => void;
}

/** The form that requests an insight. It shows one question at a time. */
export function RequestForm(props: RequestFormProps) {
  const { advisorName, draft, change, attachedBlock, chosenCard } = props;
  const hasSubject = draft.isLinking
    ? attachedBlock !== null || isThere(draft.userBlockId, props.blocks)
    : draft.blockTypeId !== null;
  const hasSpread = hasSubject && draft.spread !== null;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnStep(form, openStepOf(hasSubject, hasSpread));
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSend();
      }}
    >
      <Gutter>
        <li className="relative pt-1 pb-3 pl-17">
          <Heading attachedBlock={attachedBlock} />
        </li>
        <GutterStep number={1} state={hasSubject ? "done" : "open"}>
          {attachedBlock ? (
            <AttachedBlock block={attachedBlock} />
          ) : (
            <SubjectStep
              draft={draft}
              change={change}
              blocks={props.blocks}
              onNeedAccount={props.onNeedAccount}
            />
          )}
        </GutterStep>
        {(hasSubject || chosenCard) && (
          <GutterStep number={2} state={hasSpread || chosenCard ? "done" : "open"}>
            {chosenCard ? (
              <ChosenCard card={chosenCard} />
            ) : (
              <SpreadPicker picked={draft.spread} onPick={(spread) => change({ spread })} />
            )}
          </GutterStep>
        )}
        {hasSpread && (
          <GutterStep number={3} state="open">
            <TellMore
              userContext={draft.userContext}
              placeholder={chosenCard?.duckQuestion ?? placeholderOf(draft, attachedBlock)}
              keptAt={draft.keptAt}
              onChange={(userContext) => change({ userContext })}
            />
            {draft.userContext.trim() !== "" && (
              <HardPartChips tapped={draft.hardPart} onTap={(hardPart) => change({ hardPart })} />
            )}
          </GutterStep>
        )}
      </Gutter>
      <div className="mt-6 pl-17">
        <MoreThanStuck />
        <LoopOfBlock {...props} />
      </div>
      {hasSubject && isSendable(draft) && (
        <SendRow>
          <Button type="submit" className="grow">
            Send to {advisorName}
          </Button>
        </SendRow>
      )}
    </form>
  );
}

/** Renders the warning about a loop. For a guest it renders nothing, because guests have no patterns. */
function LoopOfBlock({ draft, attachedBlock, onNeedAccount, renderLoop }: RequestFormProps) {
  const blockId = attachedBlock?.id ?? (draft.isLinking ? draft.userBlockId : null);
  return blockId !== null && onNeedAccount === null && renderLoop(blockId);
}

function openStepOf(hasSubject: boolean, hasSpread: boolean): 1 | 2 | 3 {
  if (!hasSubject) return 1;
  return hasSpread ? 3 : 2;
}

/** Returns whether the picked block is in the list. Returns true until the list has loaded. */
function isThere(blockId: string | null, { items }: OwnBlocks): boolean {
  return blockId !== null && (items?.some(({ id }) => id === blockId) ?? true);
}

function Heading({ attachedBlock }: { attachedBlock: BlockOutput | null }) {
  if (!attachedBlock) {
    // The title breaks into two lines on a phone in any font, so that nothing moves when the web font loads.
    return (
      <h1 className="type-brand text-balance text-mist max-sm:max-w-64">
        When you're stuck, consult the duck
      </h1>
    );
  }
  return (
    <h1 className="type-brand text-mist">
      Get More Insight<span className="block break-words text-moon">{attachedBlock.name}</span>
    </h1>
  );
}

function AttachedBlock({ block }: { block: BlockOutput }) {
  return (
    <p className="flex items-center gap-3">
      <BlockGlyph kind={block.blockTypeId} />
      <span>{blockTypeOf(block.blockTypeId)?.name}</span>
      <span className="type-log text-mist">{block.status}</span>
    </p>
  );
}

function ChosenCard({ card }: { card: NonNullable<RequestFormProps["chosenCard"]> }) {
  return (
    <div className="flex items-center gap-4">
      <TarotCard id={card.id} name={card.name} size="thumb" />
      <div>
        <p>{card.name}</p>
        <p className="type-small text-mist">the card you chose, alone and upright</p>
      </div>
    </div>
  );
}

function SendRow({ children }: { children: ReactNode }) {
  return (
    <div className="foot-row mt-6 flex items-center gap-4">
      <span className="md:hidden">
        <Rob size="small" mood="listening" />
      </span>
      <span className="max-md:hidden">
        <Rob size="medium" mood="listening" />
      </span>
      {children}
    </div>
  );
}

function placeholderOf(draft: RequestDraft, attachedBlock: BlockOutput | null): string {
  if (attachedBlock || draft.isLinking) {
    return "Add more details or updates about this block. What’s changed, or what else is important?";
  }
  const type = draft.blockTypeId && blockTypeOf(draft.blockTypeId);
  return `Describe your ${type ? type.name : "block"} or ask a question`;
}
