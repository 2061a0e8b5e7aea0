import type { ReactNode } from "react";
import { Interpretation } from "./interpretation.tsx";
import { OwnQuestion } from "./own-question.tsx";
import type { SavedInsight } from "./saved-insight.ts";
import { SmallPrint } from "./small-print.tsx";

interface ConcernedReadingProps {
  insight: SavedInsight;
  advisorName: string;
  /** The content that shows the help lines. */
  help: ReactNode;
}

/**
 * A reading in which the model was worried about the person. It shows the text and help lines, without cards and
 * steps.
 */
export function ConcernedReading({ insight, advisorName, help }: ConcernedReadingProps) {
  return (
    <div className="mt-6">
      <h1 className="type-display mb-6">The cards can wait.</h1>
      <Interpretation
        interpretation={insight.reading.interpretation}
        insights={[]}
        notePlaces={undefined}
        cardNames={[]}
        ownWords={insight.userContext}
      />
      <section aria-label="People to call" className="mt-10 max-w-column-read">
        {help}
      </section>
      <OwnQuestion insight={insight} />
      <SmallPrint advisorName={advisorName} insight={insight} />
    </div>
  );
}
