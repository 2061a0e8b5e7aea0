import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";

/** The placeholder of an insight while it loads: cards, a headline, a step and paragraphs. */
export function InsightSkeleton({ cardCount }: { cardCount: 1 | 3 }) {
  const isSingle = cardCount === 1;
  return (
    <Loading label="Loading your reading...">
      <div className="flex h-14 items-center">
        <Skeleton className="h-5 w-48" />
      </div>
      <div className={`reading-head ${isSingle ? "reading-head-of-one" : ""}`}>
        <div
          aria-hidden="true"
          className={`flex gap-3 md:gap-4.5 ${isSingle ? "spread-of-one" : "spread-of-three"}`}
        >
          {Array.from({ length: cardCount }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all the same, and none moves
            <TarotCard key={place} id="back" name="" isFaceDown size="spread" className="opacity-60" />
          ))}
        </div>
        <div className="grid content-start gap-3">
          <Skeleton className="h-9 w-full max-w-md" />
          <Skeleton className="h-9 w-3/4 max-w-sm" />
          <Skeleton className="mt-6 h-5 w-full max-w-md" />
          <Skeleton className="mt-3 h-13 w-48" />
        </div>
      </div>
      <div className="mt-16 grid max-w-147 gap-3">
        {["w-full", "w-11/12", "w-full", "w-2/3"].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a paragraph
          <Skeleton key={line} className={`h-5 ${width}`} />
        ))}
      </div>
    </Loading>
  );
}
