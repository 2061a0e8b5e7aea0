import { describe, expect, it } from "vitest";
import type { Pattern } from "#domain/patterns/pattern.ts";
import { recommend, shownRecommendations } from "./recommend.ts";
import { day, emptyHistory, pastBlock, pastReading, pastStep } from "./test-data/histories.ts";

const block = pastBlock({ name: "The shed", createdAt: day(0) });
const first = pastReading({ blockId: block.id, at: day(1), text: "Who gets the shed?" });
const last = pastReading({ blockId: block.id, at: day(8), text: "Who gets the shed, then?" });
const rows = { ...emptyHistory, readings: [first, last], blocks: [block] };
const sourceOf = ({ id, at }: typeof first) => ({ kind: "insight" as const, id, at: at.toISOString() });

function aPattern(id: string, kind: Pattern["kind"]): Pattern {
  return {
    id,
    kind,
    label: "",
    headline: "Something keeps coming up.",
    detail: "",
    suggestion: "Try it.",
    isNothingYet: false,
    picture: { type: "still" },
    table: { columns: [], rows: [] },
    sources: [sourceOf(last), sourceOf(first)],
    newestAt: null,
    isPrediction: false,
  };
}

const recommended = (pattern: Pattern, of = rows) => recommend(of, [pattern], day(9))[0];

describe("each recommendation has a door", () => {
  it.each<[string, Pattern["kind"], string, string]>([
    ["loop:weekday:unsaid", "loop", "plan", `/blocks/${block.id}#plan`],
    ["loop:late:unsaid", "loop", "park", `/blocks/${block.id}#park`],
    ["loop:hours:unsaid", "loop", "two-minutes", `/insights/${last.id}`],
    ["loop:kind:unsaid", "loop", "ask", "mailto:?body=Who%20gets%20the%20shed%2C%20then%3F"],
    [`same-question:${first.id}`, "same-question", "park", `/blocks/${block.id}#park`],
    [`words:${first.id}`, "same-question", "two-minutes", `/insights/${last.id}`],
    [`without-action:${block.id}`, "without-action", "two-minutes", `/insights/${last.id}`],
    ["before-moving:acted:full-ponds", "before-moving", "reading", "/new-insight?spread=full-pond"],
    ["before-moving:steps:steps-of-five", "before-moving", "smaller-step", `/insights/${last.id}`],
  ])("the door of a recommendation from %s (%s) is: %s", (id, kind, door, to) => {
    expect(recommended(aPattern(id, kind))?.door).toEqual({ kind: door, to });
  });

  it("a step to make smaller is one of the newest reading that nothing was done on", () => {
    const steps = [pastStep({ insightId: last.id, at: day(8) })];
    const found = recommended(aPattern("before-moving:steps:short", "before-moving"), { ...rows, steps });
    expect(found?.door.to).toBe(`/insights/${first.id}`);
  });

  it("a step to make smaller may be of the newest reading where the step was tried and not done", () => {
    const steps = [pastStep({ insightId: last.id, at: day(8), outcome: "not-done" })];
    const found = recommended(aPattern("before-moving:steps:short", "before-moving"), { ...rows, steps });
    expect(found?.door.to).toBe(`/insights/${last.id}`);
  });

  it("a step to make smaller is never of a reading on a grave block", () => {
    const grave = pastBlock({ isGrave: true });
    const heavy = pastReading({ blockId: grave.id, at: day(8) });
    const found = recommended(aPattern("before-moving:steps:short", "before-moving"), {
      ...rows,
      readings: [first, heavy],
      blocks: [block, grave],
    });
    expect(found?.door.to).toBe(`/insights/${first.id}`);
  });

  it("a question that ends in half a character can be written to somebody", () => {
    const halved = { ...rows, readings: [first, { ...last, text: "Who gets it \ud83e" }] };
    expect(recommended(aPattern("loop:kind:unsaid", "loop"), halved)?.door.to).toBe(
      "mailto:?body=Who%20gets%20it%20%EF%BF%BD",
    );
  });

  it("a question whose block is settled is written to somebody instead of parked", () => {
    const settled = { ...rows, blocks: [{ ...block, status: "resolved" as const }] };
    expect(recommended(aPattern("same-question:x", "same-question"), settled)?.door.kind).toBe("ask");
  });
});

it("the id of a recommendation names no theme, and stays when the loop grows", () => {
  const pattern = aPattern("loop:weekday:unsaid", "loop");
  const found = recommended(pattern);
  expect(found).toMatchObject({ id: `loop:weekday:${first.id}`, patternId: "loop:weekday:unsaid" });
  const later = pastReading({ blockId: block.id, at: day(15) });
  expect(recommended({ ...pattern, sources: [...pattern.sources, sourceOf(later)] })?.id).toBe(found?.id);
});

it("of several stalled blocks a page recommends one, and the next when that is dismissed", () => {
  const blocks = [0, 1, 2].map((begun) => pastBlock({ createdAt: day(begun) }));
  const all = recommend({ ...emptyHistory, blocks }, [], day(30));
  expect(all.map(({ id }) => id)).toEqual(blocks.map(({ id }) => `stalled:${id}`));
  expect(shownRecommendations(all, new Set()).map(({ id }) => id)).toEqual([`stalled:${blocks[0]?.id}`]);
  const next = shownRecommendations(all, new Set([`stalled:${blocks[0]?.id}`]));
  expect(next.map(({ id }) => id)).toEqual([`stalled:${blocks[1]?.id}`]);
});
