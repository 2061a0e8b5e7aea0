import type { InsightOutput } from "#contract/insights.ts";
import type { ShownStatus } from "#domain/blocks/status.ts";

type Block = NonNullable<InsightOutput["associatedBlock"]>;

interface Badge {
  word: string;
  sentence: string;
  look: string;
}

/** The badge for each status of a block. The status `active` has no badge. */
const BADGES: Partial<Record<ShownStatus, Badge>> = {
  resolved: {
    word: "Resolved",
    sentence: "This insight helped you resolve a block!",
    look: "border-reed text-reed",
  },
  archived: { word: "Archived", sentence: "From archived block", look: "border-ripple bg-ripple text-moon" },
  paused: { word: "Paused", sentence: "From paused block", look: "border-mist text-mist" },
};

/**
 * Shows the status of the block that the reading is linked to. Renders nothing while the block is active. With
 * `isBrief` only screen readers get the full sentence.
 */
export function BlockBadge({ status, isBrief = false }: Pick<Block, "status"> & { isBrief?: boolean }) {
  const badge = BADGES[status];
  if (!badge) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span className={`type-log rounded-full border px-3 ${badge.look}`}>{badge.word}</span>
      <span className={isBrief ? "sr-only" : "type-small text-mist"}>{badge.sentence}</span>
    </span>
  );
}
