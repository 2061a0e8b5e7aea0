import type { Deck } from "./features/cards/cards.ts";
import type { ReadingRuns } from "./features/readings/readings.ts";
import type { Floor } from "./platform/floor.ts";

/** Everything the HTTP app is built from. main.ts makes the real ones, test-support/test-app.ts those of a test. */
export interface Dependencies extends Floor {
  deck: Deck;
  readingRuns: ReadingRuns;
}
