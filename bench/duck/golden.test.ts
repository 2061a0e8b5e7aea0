import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { composeReading } from "#domain/duck/compose-reading.ts";
import { faultsOf } from "./check-prose.ts";
import { goldenName, goldenText, loadSituations, requestFor } from "./golden.ts";
import { loadDeck } from "./load-deck.ts";

const folder = join(import.meta.dirname, "golden");
const deck = loadDeck();
const situations = loadSituations();

describe("the reviewed golden readings", () => {
  it.each(situations.map((situation, index) => ({ situation, name: goldenName(situation, index) })))(
    "the reviewed golden readings are unchanged since their review: $name",
    ({ situation, name }) => {
      expect(goldenText(situation, deck)).toBe(readFileSync(join(folder, name), "utf8"));
    },
  );

  it("the reviewed golden readings match the list of situations one to one", () => {
    expect(readdirSync(folder).sort()).toEqual(situations.map(goldenName).sort());
    expect(situations.length).toBe(28);
  });

  it("the reviewed golden readings have no fault that check-prose finds", () => {
    const faults = situations.flatMap((situation) => {
      const request = requestFor(situation, deck);
      return faultsOf(composeReading(request), request);
    });
    expect(faults).toEqual([]);
  });
});
