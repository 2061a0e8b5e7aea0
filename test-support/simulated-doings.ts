// Simulates what people do about their readings: cards, marks, blocks, steps and guesses. None of these depends on any
// other.
import { FAMILIES, type Family } from "#domain/deck/card.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import type { History, PastBlock, PastReading, PastStep } from "#engines/patterns/index.ts";

export type Random = () => number;

export const DECK = 36;
export const FAMILY_OF: ReadonlyMap<string, Family> = new Map(
  Array.from({ length: DECK }, (_, card) => [`card-${card}`, FAMILIES[card % FAMILIES.length] ?? "pond"]),
);
const ACTIONS = ["write", "ask", "decide", "do"] as const;
const GUESSES = [0.1, 0.3, 0.5, 0.7, 0.9];
const PROMISED = 0.4;
const TICKED = 0.1;
const ARCHIVED = 0.1;
const NO_LONGER_MATTERS = 0.05;

/** Returns a function that makes the cards and marks of a reading. They are equally likely at every time. */
export function flagsOf(
  random: Random,
): () => Pick<PastReading, "spread" | "drawn" | "hasResonated" | "hasActed" | "steps"> {
  const [ponds, resonates, acts] = [random(), random(), random()];
  return () => {
    const isPond = random() < ponds;
    const first = Math.floor(random() * DECK);
    const cards = isPond ? [first, (first + 1) % DECK, (first + 2) % DECK] : [first];
    return {
      spread: isPond ? "full-pond" : "quick-draw",
      drawn: cards.map((card) => ({ cardId: `card-${card}`, isReversed: false })),
      ...{ hasResonated: random() < resonates, hasActed: random() < acts },
      steps: [stepBy(random)],
    };
  };
}

function stepBy(random: Random) {
  return { minutes: random() < 0.5 ? 2 : 20, action: ACTIONS[Math.floor(random() * 4)] ?? "do" };
}

/** Returns the blocks of the readings. Blocks of every kind take equally long, with a mean between 5 and 40 days. */
export function blocksOf(random: Random, readings: readonly PastReading[]): PastBlock[] {
  const mean = 5 + 35 * random();
  const first = new Map(readings.toReversed().map((reading) => [reading.blockId ?? "", reading]));
  return [...first].map(([id, { at, blockTypeId }]) => {
    const ended = new Date(at.getTime() - mean * Math.log(1 - random()) * DAY_MS);
    const to = random() < ARCHIVED ? "archived" : "resolved";
    const shared = { id, name: id, blockTypeId, createdAt: at, isGrave: false };
    return { ...shared, status: to, changes: [{ at: ended, to }] };
  });
}

/**
 * Returns steps that are done as often as the person guessed, at the hours at which the person asks, whatever the step
 * is.
 */
export function stepsOf(random: Random, readings: readonly PastReading[], hour: () => number): PastStep[] {
  const usual = GUESSES[Math.floor(random() * GUESSES.length)] ?? 0.5;
  return readings
    .flatMap((reading): PastStep[] => {
      const kind = random();
      if (kind > PROMISED + TICKED) return [];
      const asked = Math.floor(reading.at.getTime() / DAY_MS);
      const day = asked + 1 + Math.floor(random() * 4);
      const at = new Date(day * DAY_MS + hour() * HOUR_MS);
      const step = {
        ...{ insightId: reading.id, index: 0, at },
        ...{ blockId: reading.blockId, ...(reading.steps?.[0] ?? stepBy(random)) },
      };
      if (kind > PROMISED) return [{ ...step, outcome: "done", guess: null, wasPromised: false }];
      const guess = random() < 0.6 ? usual : (GUESSES[Math.floor(random() * GUESSES.length)] ?? 0.5);
      const outcome = outcomeBy(random, guess);
      const promise = { guess, wasPromised: true, dueOn: at.toISOString().slice(0, 10), outcome };
      // A step that was not done is answered on its due day. Every third step that was done is answered a day earlier.
      const isEarly = outcome === "done" && day % 3 === 0 && day - asked > 1;
      return [{ ...step, ...promise, ...(isEarly && { at: new Date(at.getTime() - DAY_MS) }) }];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Returns a random outcome whose mean is the guess. Some outcomes are "partly". */
function outcomeBy(random: Random, guess: number): PastStep["outcome"] {
  if (random() < NO_LONGER_MATTERS) return "no-longer-matters";
  const partly = Math.min(guess, 1 - guess) * 0.4;
  const at = random();
  if (at < guess - partly / 2) return "done";
  return at < guess + partly / 2 ? "partly" : "not-done";
}

/** Returns the part of the history that was known at this instant. */
export function seenAt(history: History, now: Date): History {
  const isPast = ({ at }: { at: Date }) => at <= now;
  return {
    ...history,
    readings: history.readings.filter(isPast),
    steps: history.steps.filter(isPast),
    blocks: history.blocks
      .filter(({ createdAt }) => createdAt <= now)
      .map((block) => {
        const changes = block.changes.filter(isPast);
        return { ...block, changes, status: changes.at(-1)?.to ?? "active" };
      }),
  };
}
