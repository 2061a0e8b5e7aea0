import type { SourceRow } from "./shown-pattern.ts";

const NAMES: Record<SourceRow["kind"], string> = {
  insight: "Reading",
  block: "Block",
  step: "Step",
  message: "Message to Rob",
  reflection: "Reflection",
};

/**
 * Returns the kind of an entry, its name (`null` if it has none to show), and the address of the page on which it
 * can be read.
 */
export function describeSource({ kind, id, insightId, name }: SourceRow): {
  kind: string;
  name: string | null;
  to: string;
} {
  const to = addressOf(kind, insightId ?? (kind === "insight" ? id : undefined), id);
  return { kind: NAMES[kind], name: name ?? null, to };
}

function addressOf(kind: SourceRow["kind"], insightId: string | undefined, id: string): string {
  if (kind === "block") return `/blocks/${id}`;
  if (insightId !== undefined) return `/insights/${insightId}`;
  return kind === "reflection" ? "/reflections" : "/insights";
}
