import { expect, it } from "vitest";
import { nextTurn } from "../turns.ts";
import { gatherText } from "./gather-text.ts";

it("gatherText joins the pieces of one turn into one text, and those of the next turn into another", async () => {
  const passed: string[] = [];
  const gatherer = gatherText((text) => passed.push(text));
  for (const piece of "quack") gatherer.add(piece);
  expect(passed).toEqual([]);
  await nextTurn();
  gatherer.add("!");
  await nextTurn();
  expect(passed).toEqual(["quack", "!"]);
});

it("gatherText passes on flushed text at once and only once", async () => {
  const passed: string[] = [];
  const gatherer = gatherText((text) => passed.push(text));
  gatherer.add("quack");
  gatherer.flush();
  expect(passed).toEqual(["quack"]);
  await nextTurn();
  expect(passed).toEqual(["quack"]);
});
