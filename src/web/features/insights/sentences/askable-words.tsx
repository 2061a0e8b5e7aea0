import { lazy, type ReactNode, Suspense, useState } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { Button } from "#web/ui/button.tsx";

/** The list of sentences with their sources. It is loaded when the person asks for it. */
const WhyReading = lazy(async () => {
  const { WhyReading: component } = await import("./why-reading.tsx");
  return { default: component };
});

interface AskableWordsProps {
  /** The saved insight; `null` while the reading is being written. */
  insight: Pick<InsightOutput, "id" | "isGrave" | "isDefault"> | null;
  /** The content that shows the interpretation. */
  children: ReactNode;
}

/** Shows the text of a reading, and a button to see where each sentence comes from. */
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
