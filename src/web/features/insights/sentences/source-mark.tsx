import type { ReactNode } from "react";
import type { SourceKind } from "#domain/readings/trace-sentences.ts";
import { Icon } from "#web/ui/icons.tsx";

const SHAPES: Record<SourceKind, ReactNode> = {
  card: <rect x="6.5" y="4" width="11" height="16" rx="1.6" />,
  own: <circle cx="12" cy="12" r="6" fill="currentColor" stroke="none" />,
  earlier: (
    <>
      <ellipse cx="12" cy="12" rx="9.5" ry="4.6" />
      <ellipse cx="12" cy="12" rx="3" ry="1.6" fill="currentColor" stroke="none" />
    </>
  ),
  guess: <path d="M2.5 14.5c2-4 4.5-5 6.5-2.5s4.5 2.5 6.5 0 4-2.5 6 .5" strokeDasharray="4.5 3" />,
};
const COLOURS: Record<SourceKind, string> = {
  card: "text-gold",
  own: "text-ghost",
  earlier: "text-ghost",
  guess: "text-mist",
};

/** The mark for a kind of source. Each kind has a shape of its own, and the colour only repeats the difference. */
export function SourceMark({ kind, className = "size-5" }: { kind: SourceKind; className?: string }) {
  return (
    <Icon className={`${COLOURS[kind]} ${className}`} strokeWidth="1.8">
      {SHAPES[kind]}
    </Icon>
  );
}
