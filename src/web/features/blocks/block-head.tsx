import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import { isClosed, type ShownStatus } from "#domain/blocks/status.ts";
import { BLOCK_NAME_MAX } from "#domain/readings/lengths.ts";
import { useDates } from "../../api/use-dates.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PencilIcon } from "../../ui/icons.tsx";
import { lazyOr } from "../../ui/load-later.ts";
import { ChangeStatus } from "./change-status.tsx";
import { describeBlockHistory, lifeWords } from "./describe-rings.ts";
import { EditText } from "./edit-text.tsx";
import { KindLine } from "./kind-line.tsx";
import { PondView } from "./pond-view.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** Loaded when a block is resolved on its page. If they do not arrive, the page is shown without them. */
const WaterRings = lazyOr(() => import("../../ui/water-rings.tsx").then((module) => module.WaterRings));

/**
 * The length in characters above which a block's name is shown in a smaller font, so that the next step stays
 * visible.
 */
const LONG_NAME = 60;

interface BlockHeadProps {
  block: BlockDetailOutput;
  userId: string;
}

/** The top of a block's page: picture, name, status and next step. */
export function BlockHead({ block, userId }: BlockHeadProps) {
  const dates = useDates();
  const { id, blockTypeId, status } = block;
  const { key: place } = useLocation();
  const isMoment = useIsResolvedHere(status);
  const history = block.events.items
    .filter(({ kind }) => kind !== "renamed")
    .map(({ kind, to, createdAt: at }) => ({ kind, to, at }));
  return (
    <header className="-mx-5 md:mx-0 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-center lg:gap-10">
      <div className="relative max-w-145">
        {isMoment && (
          <Suspense>
            <WaterRings className="resolved-rings pointer-events-none absolute" />
          </Suspense>
        )}
        <PondView
          kind={blockTypeId}
          moments={history}
          summary={describeBlockHistory({ ...block, history }, dates)}
        />
      </div>
      <div className="px-5 md:px-0">
        {isMoment && <ResolvedMoment />}
        <StatusBadge status={status} />
        <BlockName key={id} block={block} userId={userId} />
        <div className="mt-2">
          <KindLine {...block} />
        </div>
        <p className="type-log mt-1 text-mist">{lifeWords({ ...block, history }, dates).join(" · ")}</p>
        <div className="mt-6">
          <ButtonLink to={`/new-insight?blockId=${id}`} look={isClosed(status) ? "outline" : "go"}>
            Get More Insight
          </ButtonLink>
        </div>
        <div className="mt-5">
          {/* A link on the page itself that asks for a status opens its dialog, too. */}
          <ChangeStatus key={place} block={block} userId={userId} />
        </div>
      </div>
    </header>
  );
}

/** Returns whether the block was resolved while this page is open. */
function useIsResolvedHere(status: ShownStatus): boolean {
  const [shown, setShown] = useState(status);
  const [isResolvedHere, setResolvedHere] = useState(false);
  if (status !== shown) {
    setShown(status);
    setResolvedHere(status === "resolved");
  }
  return isResolvedHere;
}

/** The moment after a block is resolved. */
function ResolvedMoment() {
  return (
    <div role="status" className="mb-6 border-l-3 border-reed pl-5">
      <p className="type-section">Settled.</p>
      <p className="mt-1 text-mist">
        You moved it. Its open steps are off your list, and it stays in your pond.
      </p>
    </div>
  );
}

/** The name of a block, with a button that opens the form to rename it. */
function BlockName({ block, userId }: BlockHeadProps) {
  return (
    <EditText
      {...{ blockId: block.id, userId, value: block.name, max: BLOCK_NAME_MAX }}
      field="name"
      label="Name"
    >
      {(edit) => (
        // The button is as wide as the padding that its margin reaches into, so it never wraps to a line of its own.
        <div dir="auto" className="mt-1 pr-11 [overflow-wrap:anywhere]">
          <h1 className={`inline ${block.name.length > LONG_NAME ? "type-title" : "type-display"}`}>
            {block.name}
          </h1>
          <button
            type="button"
            aria-label="Rename"
            onClick={edit}
            className="-my-2 -mr-11 inline-grid size-11 cursor-pointer place-items-center align-middle text-mist hover:text-gold"
          >
            <PencilIcon className="size-5" />
          </button>
        </div>
      )}
    </EditText>
  );
}
