import { describe, expect, it } from "vitest";
import { CLOSINGS } from "#domain/duck/frames.ts";
import { quipsWithoutDeathJokes } from "#domain/duck/quiet.ts";
import { loadDeck } from "./load-deck.ts";

/** The beginnings of all parting remarks that a reader found to be about death. */
const ABOUT_DEATH = [
  "The last error message I wrote said",
  "I left behind eleven gigabytes",
  "I left behind forty-one cables",
  "I left this world",
  "I left seven unfinished",
  "I left seventeen browser tabs",
  "I spent twenty years staring",
  "Being dead is",
  "I once refreshed a web page",
  "I’ve been dead since 2023",
  "I reply faster now",
  "Nobody noticed I’d stopped coming",
  "I have eternity now",
  "Death and I had",
  "I’ve seen the afterlife",
  "My last to-do list",
  "I’m on my second attempt",
  "I died with 212",
  "I died with three comments",
  "My sister and I wrote rival obituaries",
  "My family says I died",
  "I’d been told dying was",
  "There’s a finished novel on my old laptop",
  "My funeral was rolled out",
  "I used to run on coffee",
  "I agreed to one more round",
  "I waited six years for them",
  "My will had a field",
  "My out-of-office from 2023",
  "I wrote the payroll program",
  "The new hires called my code archaeology",
  "A gravestone is the last signed page",
  "The text of my last note",
  "There’s one change in my history",
  "My backups were perfect",
  "I renewed a web address",
  "After I died they deleted",
  "In 2004 I wrote “temporary",
  "Every meeting I ran",
  "I was sure the place would fall over",
  "In life I owned the duck",
  "The dashboard light in my car",
  "I kept a list of things to do",
  "At my funeral",
  "I postponed a dentist",
  "They kept my mailbox running",
  "I used to say I'd sleep",
  "I wrote my will",
  "My best ideas came in the shower",
  "People said I was always available",
];

const quips = [...loadDeck().values()].flatMap(({ material }) => material.quips).concat(CLOSINGS.quips);
const sayOf = (start: string) => quips.filter((quip) => quip.startsWith(start));

describe("parting remarks about the duck's own death", () => {
  it("each parting remark that a reader took for one about death is left out unless the person laughs", () => {
    for (const start of ABOUT_DEATH) expect(sayOf(start), start).toHaveLength(1);
    const kept = quipsWithoutDeathJokes(quips, "I keep putting off the slides.");
    expect(ABOUT_DEATH.filter((start) => kept.some((quip) => quip.startsWith(start)))).toEqual([]);
  });

  it("at least half of the parting remarks are left for a text that shows no amusement", () => {
    expect(quipsWithoutDeathJokes(quips, "I keep putting off the slides.").length).toBeGreaterThan(
      quips.length / 2,
    );
  });
});
