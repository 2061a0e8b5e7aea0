import { expect, it } from "vitest";
import { nextTurn } from "../turns.ts";
import { gatherText } from "./gather-text.ts";

it("passes on the pieces of one turn as one text, and those of the next as another", async () => {
  const passed: string[] = [];
  const gatherer = gatherText((text) => passed.push(text));
  for (const piece of "quack") gatherer.add(piece);
  expect(passed).toEqual([]);
  await nextTurn();
  gatherer.add("!");
  await nextTurn();
  expect(passed).toEqual(["quack", "!"]);
});

it("passes on at once what is flushed, and nothing of it a second time", async () => {
  const passed: string[] = [];
  const gatherer = gatherText((text) => passed.push(text));
  gatherer.add("quack");
  gatherer.flush();
  expect(passed).toEqual(["quack"]);
  await nextTurn();
  expect(passed).toEqual(["quack"]);
});
