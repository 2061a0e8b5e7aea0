import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";

/** The placeholder rows of the history while it loads. */
export function HistorySkeleton() {
  return (
    <Loading label="Loading your readings...">
      <div className="border-t border-ripple">
        {["a", "b", "c", "d"].map((row) => (
          <div key={row} className="flex gap-4 border-b border-ripple py-2 sm:gap-6 sm:py-4">
            <div aria-hidden="true" className="w-16 shrink-0 sm:w-32">
              <TarotCard id="back" name="" isFaceDown size="thumb" className="opacity-60" />
            </div>
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-32" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
