import type { YearOutput } from "#contract/years.ts";

type Block = YearOutput["blocks"][number];

function aBlock(id: string, name: string, blockTypeId: Block["blockTypeId"], rest: Partial<Block>): Block {
  return { id, name, blockTypeId, stretches: [], marks: [], readingDays: [], said: "", ...rest };
}

/** A year that nobody lived, for people whose plan has no page of the year. */
export const INVENTED_YEAR: YearOutput = {
  year: 2026,
  days: 365,
  months: [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334],
  today: null,
  blocks: [
    aBlock("a", "The letter to Jo", "relationship", {
      stretches: [{ from: 40, to: 96, isPaused: false }],
      marks: [
        { day: 40, kind: "opened" },
        { day: 96, kind: "resolved" },
      ],
      readingDays: [41, 58, 90],
      said: "Stuck for 57 days, resolved in April",
    }),
    aBlock("b", "The kiln", "creative", {
      stretches: [
        { from: 110, to: 150, isPaused: false },
        { from: 151, to: 220, isPaused: true },
        { from: 221, to: 262, isPaused: false },
      ],
      marks: [
        { day: 110, kind: "opened" },
        { day: 151, kind: "paused" },
        { day: 262, kind: "resolved" },
      ],
      readingDays: [112, 130, 240],
      said: "Paused over the summer, resolved in September",
    }),
    aBlock("c", "Saying no to a fourth shift", "work", {
      stretches: [{ from: 285, to: 330, isPaused: false }],
      marks: [{ day: 285, kind: "opened" }],
      readingDays: [286, 301],
      said: "Opened in October, still stuck",
    }),
  ],
  counts: { opened: 3, closed: 2, parked: 1, smallSteps: 14, readings: 8, daysWritten: 21 },
  longest: null,
  fastest: null,
  card: null,
  ownSentence: null,
  remark: "",
  leftOut: 0,
};
