import { describe, expect, it } from "vitest";
import { makeCard } from "#test-support/duck-parts.ts";
import { composeAdvice } from "./compose-card-words.ts";

const card = makeCard();
const hasExample = (text: string) => text.includes(card.blockApplications.work.slice(0, 12));

describe("guidance about a card by the offline duck", () => {
  it("guidance about a card by the offline duck carries somebody else's example at most every third time", () => {
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const said: string[] = [];
      for (let round = 0; round < 9; round += 1) {
        const request = { card, blockTypeId: "work" as const, tone: "even" as const };
        said.push(composeAdvice({ ...request, seed: `${seed} ${round}`, avoid: said.slice() }));
        expect(said.filter(hasExample).length * 3).toBeLessThanOrEqual(said.length);
      }
      expect(said.some(hasExample)).toBe(true);
    }
  });
});
