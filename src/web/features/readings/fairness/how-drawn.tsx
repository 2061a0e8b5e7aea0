import { lazy, Suspense, useState } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { Loading } from "#web/ui/skeleton.tsx";

/** The lines are loaded when they are opened. */
const ReceiptLines = lazy(() =>
  import("./receipt-lines.tsx").then((module) => ({ default: module.ReceiptLines })),
);

/** Shows how a reading's cards were drawn: the receipt, and a link to check it. */
export function HowDrawn({ insight }: { insight: Pick<InsightOutput, "receipt" | "cardsDrawn"> }) {
  const [isOpen, setOpen] = useState(false);
  const { receipt, cardsDrawn } = insight;
  return (
    <details className="mt-2 print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 text-gold">
        {cardsDrawn.length === 1 ? "How this card was drawn" : "How these cards were drawn"}
      </summary>
      {receipt ? (
        isOpen && (
          <Suspense fallback={<Loading />}>
            <ReceiptLines receipt={receipt} cardsDrawn={cardsDrawn} />
          </Suspense>
        )
      ) : (
        <p className="type-small mt-2 border-l border-hair pl-5">
          Nothing was drawn: you took this card from the library, and it is left out of every statistic.
        </p>
      )}
    </details>
  );
}
