import type { ReactNode } from "react";
import { MoreThanStuck } from "#web/ui/more-than-stuck.tsx";
import { OwnQuestion } from "./own-question.tsx";
import type { SavedInsight } from "./saved-insight.ts";
import { SmallPrint } from "./small-print.tsx";

interface ReadingFootProps {
  insight: SavedInsight;
  /** The content that explains how the cards were drawn. */
  origin: ReactNode;
  advisorName: string;
  children?: ReactNode;
}

/** The end of every reading's page: what the person wrote, how the cards were drawn, where help is, and who wrote this. */
export function ReadingFoot({ insight, origin, advisorName, children }: ReadingFootProps) {
  return (
    <div className="max-w-200">
      {children}
      <OwnQuestion insight={insight} />
      {origin}
      <div className="mt-6">
        <MoreThanStuck />
      </div>
      <SmallPrint advisorName={advisorName} insight={insight} />
    </div>
  );
}
