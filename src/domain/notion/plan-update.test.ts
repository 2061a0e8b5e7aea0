import fc from "fast-check";
import { expect, it } from "vitest";
import type { PageBlock } from "./page-blocks.ts";
import { type BlockInNotion, isMarkedFor, planUpdate, ticksToBringBack } from "./plan-update.ts";

let ids = 0;
const found = (text: string, said: Partial<BlockInNotion> = {}): BlockInNotion => {
  ids += 1;
  return { id: `block ${ids}`, kind: "paragraph", text, isChecked: false, links: [], ...said };
};
const paragraph = (text: string): PageBlock => ({ kind: "paragraph", text });

/** Carries a plan out, as far as `steps` insertions and removals. Returns the page and the ids that were written. */
function carryOut(
  page: readonly BlockInNotion[],
  plan: ReturnType<typeof planUpdate>,
  steps = Number.MAX_VALUE,
) {
  let left = steps;
  const blocks = [...page];
  const written = new Set<string>();
  for (const { after, blocks: wanted } of plan.insertions) {
    if (left-- <= 0) break;
    const added = wanted.map(({ text }) => found(text));
    const at = after === null ? 0 : blocks.findIndex(({ id }) => id === after) + 1;
    blocks.splice(at, 0, ...added);
    for (const { id } of added) written.add(id);
  }
  for (const id of plan.removals) {
    if (left-- <= 0) break;
    blocks.splice(
      blocks.findIndex((block) => block.id === id),
      1,
    );
  }
  return { blocks, written };
}

it("a page becomes the wanted one although the work on it was interrupted anywhere, and keeps what the person wrote", () => {
  const letters = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, letters, fc.nat(4), (former, wanted, mine, steps) => {
      const ours = former.map((text) => found(text));
      const theirs = mine.map((text) => found(`my ${text}`));
      const page = theirs.flatMap((block, at) => [...ours.slice(at, at + 1), block]);
      page.push(...ours.slice(theirs.length));
      const own = new Set(ours.map(({ id }) => id));
      const blocks = wanted.map(paragraph);
      const first = planUpdate(blocks, { found: page, own, ticks: {} });
      // The ids of the first try were not stored, because it was interrupted.
      const between = carryOut(page, first, steps).blocks;
      const second = planUpdate(blocks, { found: between, own, ticks: {} });
      const { blocks: after } = carryOut(between, second);
      const isMine = ({ text }: BlockInNotion) => text.startsWith("my ");
      expect(after.filter((block) => !isMine(block)).map(({ text }) => text)).toEqual(wanted);
      expect(after.filter(isMine)).toEqual(theirs);
    }),
    { numRuns: 200 },
  );
});

it("a to-do is ticked in Notion only where the step was changed here since the last time", () => {
  const page = [true, false, true, false].map((isChecked, step) =>
    found(`step ${step}`, { kind: "toDo", isChecked }),
  );
  const toDos = [false, true, false, false].map(
    (isChecked, step): PageBlock => ({ kind: "toDo", text: `step ${step}`, step, isChecked }),
  );
  const own = new Set(page.map(({ id }) => id));
  const plan = planUpdate(toDos, { found: page, own, ticks: { 0: false, 1: false, 2: true, 3: false } });
  expect(plan.checks).toEqual([
    { id: page[1]?.id, isChecked: true },
    { id: page[2]?.id, isChecked: false },
  ]);
  expect(plan.removals).toEqual([]);
  const brought = ticksToBringBack(page, {
    toDos: plan.toDos,
    ticks: { 0: false, 1: true, 2: true, 3: false },
  });
  expect(brought).toEqual([
    { step: 0, isDone: true },
    { step: 1, isDone: false },
  ]);
});

it("a page is recognised by the link in its marker, also after the server has moved", () => {
  const marker = found("Rubber Arcana", { links: ["https://former.example/insights/7"] });
  expect(isMarkedFor([found("first"), marker], "7")).toBe(true);
  expect(isMarkedFor([marker], "77")).toBe(false);
});
