import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { BlockOutput } from "#contract/blocks.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { BlockGlyph } from "#web/ui/block-glyph.tsx";
import { Button } from "#web/ui/button.tsx";
import { MoreThanStuck } from "#web/ui/more-than-stuck.tsx";
import { Rob } from "#web/ui/rob.tsx";
import { TarotCard } from "#web/ui/tarot-card.tsx";
import { RequestChoices } from "./request-choices.tsx";
import { type CompletedDraft, completed, type RequestDraft } from "./request-draft.ts";
import type { OwnBlocks } from "./subject-step.tsx";
import { TellMore } from "./tell-more.tsx";
import { TextExamples } from "./text-examples.tsx";

export interface RequestFormProps {
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
  isGuest: boolean;
  /** Whether to offer a link to a tracked block, which needs an account with a block. */
  canLink: boolean;
  /** The line that asks for consent beside the button; nothing if it was given. */
  consent: ReactNode;
  /** Whether the box of that line is still to be ticked. The form can be sent without it, because help does not wait. */
  isConsentMissing: boolean;
  /** Renders a warning if the block is in a loop. It is below the form, so that nothing moves when it appears. */
  renderLoop: (blockId: string) => ReactNode;
  /** Called with the draft as it is sent. The button is busy until the promise resolves. */
  onSend: (draft: CompletedDraft) => Promise<void>;
}

/** The form that requests an insight: the text first, then what was guessed from it and may be changed. */
export function RequestForm(props: RequestFormProps) {
  const { draft, change, attachedBlock, chosenCard } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const missing = missingPart(props);
  const { send, isSending } = useSend(props, () => {
    if (missing === "text") field.current?.focus();
    if (missing === "block") choices.current?.querySelector<HTMLElement>("input, button")?.focus();
    return missing === null;
  });
  const isLinked = attachedBlock !== null || draft.isLinking;
  const hasText = draft.userContext.trim() !== "";
  return (
    <form onSubmit={send}>
      <Heading attachedBlock={attachedBlock} />
      {props.isGuest && (
        <p className="type-small mt-1 text-mist">{props.advisorName} is the duck. He answers with a card.</p>
      )}
      {attachedBlock && <AttachedBlock block={attachedBlock} />}
      {chosenCard && <ChosenCard card={chosenCard} />}
      <div className="mt-5 border-l-3 border-gold pl-4">
        <TellMore
          ref={field}
          label={isLinked ? "Tell the duck more:" : "What has you stuck?"}
          userContext={draft.userContext}
          placeholder={placeholderOf(props)}
          keptAt={draft.keptAt}
          onChange={(userContext) => change({ userContext })}
        />
        {!hasText && !isLinked && !chosenCard && (
          <TextExamples
            onTake={(userContext) => {
              change({ userContext });
              field.current?.focus();
            }}
          />
        )}
      </div>
      <RequestChoices
        ref={choices}
        draft={draft}
        change={change}
        blocks={props.blocks}
        attachedBlock={attachedBlock}
        hasChosenCard={chosenCard !== null}
        canLink={props.canLink}
      />
      <LoopOfBlock {...props} />
      <div className="foot-row mt-6 [transition:margin-top_0s_400ms]">
        {props.consent}
        <div className="flex items-center gap-4">
          <span className="max-sm:hidden">
            <Rob size="small" mood="listening" />
          </span>
          <Button
            type="submit"
            look={missing === null && !props.isConsentMissing ? "go" : "outline"}
            isBusy={isSending}
            className="min-h-14 grow"
          >
            Send to {props.advisorName}
          </Button>
        </div>
      </div>
      <div className="mt-4">
        <MoreThanStuck />
      </div>
    </form>
  );
}

/** Returns what the form still needs before it can be sent: a text that fits, or a block that a linked request is about. */
function missingPart({ draft, attachedBlock, blocks }: RequestFormProps): "text" | "block" | null {
  if (draft.userContext.trim() === "" || draft.userContext.length > USER_CONTEXT_MAX) return "text";
  if (!draft.isLinking || attachedBlock) return null;
  const { userBlockId } = draft;
  // Until the list has loaded, the stored choice counts.
  const isThere = userBlockId !== null && (blocks.items?.some(({ id }) => id === userBlockId) ?? true);
  return isThere ? null : "block";
}

/** Returns the handler that sends the form, once at a time. `isReady` leads to what is missing, if something is. */
function useSend({ draft, onSend }: RequestFormProps, isReady: () => boolean) {
  const [isSending, setSending] = useState(false);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isReady()) return;
    setSending(true);
    await onSend(completed(draft)).finally(() => setSending(false));
  }
  return { isSending, send: (event: FormEvent) => void send(event) };
}

/** Renders the warning about a loop. For a guest it renders nothing, because guests have no patterns. */
function LoopOfBlock({ draft, attachedBlock, isGuest, renderLoop }: RequestFormProps) {
  const blockId = attachedBlock?.id ?? (draft.isLinking ? draft.userBlockId : null);
  return blockId !== null && !isGuest && renderLoop(blockId);
}

function Heading({ attachedBlock }: { attachedBlock: BlockOutput | null }) {
  if (!attachedBlock) return <h1 className="type-brand text-mist">When you're stuck, consult the duck</h1>;
  return (
    <h1 className="type-brand text-mist">
      Get More Insight
      <span dir="auto" className="block break-words text-moon">
        {attachedBlock.name}
      </span>
    </h1>
  );
}

function AttachedBlock({ block }: { block: BlockOutput }) {
  return (
    <p className="mt-3 flex items-center gap-3">
      <BlockGlyph kind={block.blockTypeId} />
      <span>{blockTypeOf(block.blockTypeId)?.name}</span>
      <span className="type-log text-mist">{block.status}</span>
    </p>
  );
}

function ChosenCard({ card }: { card: NonNullable<RequestFormProps["chosenCard"]> }) {
  return (
    <div className="mt-4 flex items-center gap-4">
      <TarotCard id={card.id} name={card.name} size="thumb" />
      <div>
        <p>{card.name}</p>
        <p className="type-small text-mist">the card you chose, alone and upright</p>
      </div>
    </div>
  );
}

function placeholderOf({ draft, attachedBlock, chosenCard }: RequestFormProps): string {
  if (chosenCard) return chosenCard.duckQuestion;
  if (attachedBlock || draft.isLinking) {
    return "Add more details or updates about this block. What’s changed, or what else is important?";
  }
  const type = draft.blockTypeId && blockTypeOf(draft.blockTypeId);
  return `Describe your ${type ? type.name : "block"} or ask a question`;
}
