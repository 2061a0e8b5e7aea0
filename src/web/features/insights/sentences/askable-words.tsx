import { lazy, type ReactNode, Suspense, useState } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { Button } from "#web/ui/button.tsx";

/** The sentences and their sources, loaded when somebody asks. */
const WhyReading = lazy(async () => {
  const { WhyReading: component } = await import("./why-reading.tsx");
  return { default: component };
});

interface AskableWordsProps {
  /** `null` while the reading is being written. */
  insight: Pick<InsightOutput, "id" | "isGrave" | "isDefault"> | null;
  /** The interpretation. */
  children: ReactNode;
}

/** The words of a reading, and a way to ask where each sentence comes from. */
export function AskableWords({ insight, children }: AskableWordsProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {insight && isAsked ? (
        <Suspense fallback={children}>
          <WhyReading insight={insight}>{children}</WhyReading>
        </Suspense>
      ) : (
        children
      )}
      {insight && !insight.isDefault && (
        <Button look="soft" className="mt-2 px-0!" onClick={() => setAsked(!isAsked)}>
          {isAsked ? "Back to the reading" : "Why does it say that?"}
        </Button>
      )}
    </>
  );
}
