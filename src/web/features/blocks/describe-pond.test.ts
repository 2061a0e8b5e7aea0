import { describe, expect, it } from "vitest";
import { datesIn } from "../../api/dates.ts";
import { describePond } from "./describe-pond.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const block = (name: string, days: number) => ({
  name,
  updatedAt: new Date(NOW.getTime() - days * 86_400_000).toISOString(),
});
const said = (blocks: Parameters<typeof describePond>[0], hasMore = false) =>
  describePond(blocks, { hasMore, daysAgo: (instant) => datesIn("Pacific/Auckland").daysAgo(instant, NOW) });

describe("the sentence about the open blocks", () => {
  it("counts them and names the one that changed last", () => {
    expect(said([block("Four drafts", 9), block("The kiln", 1), block("The letter", 3)])).toBe(
      "Three open blocks. “The kiln” changed last, yesterday.",
    );
  });

  it("names no block if there is only one", () => {
    expect(said([block("Four drafts", 0)])).toBe("One open block. Last change: today.");
    expect(said([])).toBe("No open blocks.");
  });

  it("says when home does not have all of them", () => {
    const twelve = Array.from({ length: 12 }, (_, index) => block(`Block ${index}`, index + 2));
    expect(said(twelve, true)).toBe("More than 12 open blocks. “Block 0” changed last, 2 days ago.");
  });
});
