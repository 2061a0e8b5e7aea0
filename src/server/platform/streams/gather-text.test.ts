import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nextTurn } from "../turns.ts";
import { gatherText, PIECE_MS } from "./gather-text.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aGatherer() {
  const passed: string[] = [];
  return { passed, gatherer: gatherText((text) => passed.push(text)) };
}

it("gatherText joins the pieces of one turn into one text", async () => {
  const { passed, gatherer } = aGatherer();
  for (const piece of "quack") gatherer.add(piece);
  expect(passed).toEqual([]);
  await nextTurn();
  expect(passed).toEqual(["quack"]);
});

it("gatherText passes on what follows closely once in 45 milliseconds", async () => {
  const { passed, gatherer } = aGatherer();
  gatherer.add("first ");
  await nextTurn();
  for (const word of ["and ", "then ", "more "]) {
    gatherer.add(word);
    await vi.advanceTimersByTimeAsync(12);
  }
  expect(passed).toEqual(["first "]);
  await vi.advanceTimersByTimeAsync(PIECE_MS);
  expect(passed).toEqual(["first ", "and then more "]);
});

it("gatherText passes on a text without a delay after a pause", async () => {
  const { passed, gatherer } = aGatherer();
  gatherer.add("one ");
  await nextTurn();
  await vi.advanceTimersByTimeAsync(2 * PIECE_MS);
  gatherer.add("two");
  await nextTurn();
  expect(passed).toEqual(["one ", "two"]);
});

it("gatherText passes on flushed text at once and only once", async () => {
  const { passed, gatherer } = aGatherer();
  gatherer.add("quack");
  gatherer.flush();
  expect(passed).toEqual(["quack"]);
  await vi.advanceTimersByTimeAsync(2 * PIECE_MS);
  expect(passed).toEqual(["quack"]);
});
