import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "#contract/session.ts";
import type { SpreadType } from "#domain/readings/spread.ts";
import { isApiError } from "#web/api/api-error.ts";
import { blockQuery } from "#web/api/queries/blocks.ts";
import { cardQuery } from "#web/api/queries/cards.ts";
import { ownBlocksQuery } from "#web/api/queries/own-blocks.ts";
import { PageAside } from "#web/ui/bars.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ErrorPanel } from "#web/ui/notice.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { LeftToday, NothingLeft } from "./left-today.tsx";
import { type CompletedDraft, draftOwner } from "./request-draft.ts";
import { RequestForm } from "./request-form.tsx";
import { useRequestDraft } from "./use-request-draft.ts";

export interface RequestPageProps {
  userId: string;
  isGuest: boolean;
  /** Whether to offer a link to a tracked block, which needs an account with a block. */
  canLink: boolean;
  me: Me;
  /** The block that the request is about, from `?blockId=`; `null` for none. */
  blockId: string | null;
  /** The card that the person chose in the library, from `?cardId=`; `null` for none. */
  cardId: string | null;
  /** The spread that is selected at first, from `?spread=`. The person may choose another one. */
  spread?: SpreadType | undefined;
  /** The line that asks for consent beside the button; nothing if it was given. */
  consent: ReactNode;
  /** Whether the box of that line is still to be ticked. */
  isConsentMissing: boolean;
  /** Renders a warning if the block is in a loop. */
  renderLoop: (blockId: string) => ReactNode;
  /** Called to send the draft. `owner` identifies the draft (`draftOwner`). */
  onSend: (draft: CompletedDraft, owner: string) => Promise<void>;
}

/** Loads the attached block and the chosen card, if there are any, before it shows the form. */
export function RequestPage(props: RequestPageProps) {
  const { blockId, cardId } = props;
  const block = useQuery({ ...blockQuery(blockId ?? ""), enabled: blockId !== null });
  const card = useQuery({ ...cardQuery(cardId ?? ""), enabled: cardId !== null });
  const failed = [block, card].find((query) => query.isError);
  if (failed) {
    const art = failed === card ? "gap" : "dent";
    return <CannotStart error={failed.error} art={art} onRetry={() => void failed.refetch()} />;
  }
  if ((blockId && !block.data) || (cardId && !card.data)) return <FormSkeleton />;
  return <Form {...props} attachedBlock={block.data ?? null} chosenCard={card.data ?? null} />;
}

type FormProps = RequestPageProps & Pick<Parameters<typeof RequestForm>[0], "attachedBlock" | "chosenCard">;

function Form({ attachedBlock, chosenCard, ...props }: FormProps) {
  const { userId, isGuest, canLink, me } = props;
  const owner = draftOwner(userId, attachedBlock?.id ?? null);
  const { draft, change } = useRequestDraft(owner, {
    ...(attachedBlock && { isLinking: true, userBlockId: attachedBlock.id }),
    ...(props.spread && { spread: props.spread }),
    ...(chosenCard && { spread: "quick-draw" as const }),
  });
  const blocks = useQuery({ ...ownBlocksQuery(userId), enabled: draft.isLinking && !attachedBlock });
  return (
    <div className="page-frame page-column pt-2 pb-10 md:pt-8">
      <PageAside>
        <LeftToday today={me.insightsToday} />
      </PageAside>
      <NothingLeft today={me.insightsToday} plan={me.plan} />
      <RequestForm
        advisorName={me.advisorName}
        draft={draft}
        change={change}
        blocks={{
          items: blocks.data,
          error: blocks.isError ? blocks.error.message : null,
          retry: () => void blocks.refetch(),
        }}
        attachedBlock={attachedBlock}
        chosenCard={chosenCard}
        isGuest={isGuest}
        canLink={canLink}
        consent={props.consent}
        isConsentMissing={props.isConsentMissing}
        renderLoop={props.renderLoop}
        onSend={(complete) => props.onSend(complete, owner)}
      />
    </div>
  );
}

interface CannotStartProps {
  error: Error | null;
  /** The drawing for a block or a card that is gone. */
  art: "gap" | "dent";
  onRetry: () => void;
}

function CannotStart({ error, art, onRetry }: CannotStartProps) {
  const isGone = isApiError(error, "not_found", "invalid_input");
  return (
    <ErrorPanel
      level={1}
      art={isGone ? art : undefined}
      cause={error}
      title={isGone && error ? error.message : "This did not load"}
      kept="What you typed is kept."
      actions={
        <>
          {!isGone && <Button onClick={onRetry}>Retry</Button>}
          <ButtonLink look={isGone ? "go" : "soft"} to="/new-insight" replace>
            New reading
          </ButtonLink>
        </>
      }
    >
      {isGone ? "It may have been deleted, or the link is out of date." : error?.message}
    </ErrorPanel>
  );
}

function FormSkeleton() {
  return (
    <div className="page-frame page-column pt-3 md:pt-9">
      <Loading>
        <div className="grid gap-6">
          <Skeleton className="h-7 w-64" />
          <Skeleton className="h-10 w-52" />
          <Skeleton className="h-32 w-full" />
        </div>
      </Loading>
    </div>
  );
}
