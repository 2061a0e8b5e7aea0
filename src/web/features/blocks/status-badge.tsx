import type { ShownStatus } from "#domain/blocks/status.ts";

const BADGES: Record<ShownStatus, { word: string; dot: string }> = {
  active: { word: "Active", dot: "bg-gold" },
  paused: { word: "Paused", dot: "border-2 border-mist" },
  resolved: { word: "Resolved", dot: "bg-reed" },
  archived: { word: "Archived", dot: "border border-edge bg-ripple" },
  // The app never sets this status. It covers a status that the app does not know, with a neutral colour.
  other: { word: "Other", dot: "border border-edge bg-ripple" },
};

/** Shows the status of a block as a word, with a dot whose colour and shape differ by status. */
export function StatusBadge({ status }: { status: ShownStatus }) {
  const { word, dot } = BADGES[status];
  return (
    <span className="type-small inline-flex items-center gap-2 font-medium">
      <i aria-hidden="true" className={`size-2.5 rounded-full ${dot}`} />
      {word}
    </span>
  );
}
