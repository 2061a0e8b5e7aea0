// Small histories for tests.
import type { History, PastBlock, PastReading, PastStep } from "../history.ts";

export const day = (number: number): Date => new Date(Date.UTC(2026, 0, 1, 12) + number * 86_400_000);

export const emptyHistory: History = {
  zone: "UTC",
  readings: [],
  blocks: [],
  steps: [],
  words: [],
  saidEnough: [],
  deckSize: 36,
  cardNames: new Map(),
};

let ids = 0;
const newId = (): string => {
  ids += 1;
  return `00000000-0000-7000-8000-${String(ids).padStart(12, "0")}`;
};

export function pastBlock(given: Partial<PastBlock> = {}): PastBlock {
  const shared = { name: "The form", blockTypeId: "work", status: "active", isGrave: false } as const;
  return { id: newId(), ...shared, createdAt: day(0), changes: [], ...given };
}

/** Returns a block that was resolved this many days after it was begun. */
export function settled(days: number, begun = 0): PastBlock {
  const changes = [{ at: day(begun + days), to: "resolved" as const }];
  return pastBlock({ createdAt: day(begun), status: "resolved", changes });
}

export function pastReading(given: Partial<PastReading> = {}): PastReading {
  return {
    id: newId(),
    at: day(0),
    blockId: null,
    blockTypeId: "work",
    spread: "quick-draw",
    drawn: [],
    text: "The form again.",
    hardPart: null,
    namedTheme: null,
    hasResonated: false,
    hasActed: false,
    isGrave: false,
    ...given,
  };
}

export function pastStep(given: Partial<PastStep> = {}): PastStep {
  const shared = { index: 0, blockId: null, minutes: 2, outcome: "done", guess: null } as const;
  return { insightId: newId(), at: day(0), ...shared, wasPromised: true, ...given };
}
