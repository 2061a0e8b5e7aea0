import { Link } from "react-router";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import { isClosed } from "#domain/blocks/status.ts";
import { useDates } from "../../api/use-dates.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeleteBlock } from "./delete-block.tsx";
import type { DeletedBlock } from "./deleted-block.ts";
import { describeBlockHistory } from "./describe-rings.ts";
import { KindLine } from "./kind-line.tsx";
import { PondView } from "./pond-view.tsx";
import { saysMore } from "./says-more.ts";
import { StatusBadge } from "./status-badge.tsx";

interface FirstBlockProps {
  block: ListedBlockOutput;
  onDeleted: (deleted: DeletedBlock) => void;
}

/** The newest block, shown expanded: picture, notes and next step. */
export function FirstBlock({ block, onDeleted }: FirstBlockProps) {
  const dates = useDates();
  const { id, name, notes, status, blockTypeId } = block;
  return (
    <div className="-mx-5 pb-6 md:mx-0 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-center lg:gap-10">
      <div className="max-w-72 sm:max-w-145">
        <PondView kind={blockTypeId} moments={block.history} summary={describeBlockHistory(block, dates)} />
      </div>
      <div className="px-5 md:px-0">
        <StatusBadge status={status} />
        <h2 dir="auto" className="type-title mt-1 line-clamp-5 [overflow-wrap:anywhere]">
          <Link to={`/blocks/${id}`} className="hover:text-gold">
            {name}
          </Link>
        </h2>
        <div className="mt-1">
          <KindLine {...block} />
        </div>
        {saysMore(block) && (
          <p dir="auto" className="mt-3 line-clamp-6 max-w-column-narrow [overflow-wrap:anywhere]">
            {notes}
          </p>
        )}
        <div className="mt-5 flex items-center justify-between gap-4">
          <ButtonLink to={`/new-insight?blockId=${id}`} look={isClosed(status) ? "outline" : "go"}>
            Get More Insight
          </ButtonLink>
          <DeleteBlock block={block} onDeleted={onDeleted} />
        </div>
      </div>
    </div>
  );
}
