import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { composeReading } from "../../src/domain/duck/compose-reading.ts";
import { faultsOf } from "./check-prose.ts";
import { goldenName, goldenText, loadSituations, requestFor } from "./golden.ts";
import { loadDeck } from "./load-deck.ts";

const folder = join(import.meta.dirname, "golden");
const deck = loadDeck();
const situations = loadSituations();

describe("the reviewed readings", () => {
  it.each(situations.map((situation, index) => ({ situation, name: goldenName(situation, index) })))(
    "still reads as reviewed: $name",
    ({ situation, name }) => {
      expect(goldenText(situation, deck)).toBe(readFileSync(join(folder, name), "utf8"));
    },
  );

  it("are as many as the situations, and none is left over from an earlier list", () => {
    expect(readdirSync(folder).sort()).toEqual(situations.map(goldenName).sort());
    expect(situations.length).toBe(28);
  });

  it("have no fault that the checker knows", () => {
    const faults = situations.flatMap((situation) => {
      const request = requestFor(situation, deck);
      return faultsOf(composeReading(request), request);
    });
    expect(faults).toEqual([]);
  });
});
