import { expect, it } from "vitest";
import { stepActionOf } from "./step-action.ts";

it.each([
  ["Write the first sentence, badly.", "write"],
  ["For two minutes, list what is still missing.", "write"],
  ["Ask Nadia by when.", "ask"],
  ["Text your sister one line.", "ask"],
  ["Pick one of the two and cross out the other.", "decide"],
  ["Open draft three.", "do"],
  ["Schreib den ersten Satz.", "write"],
  ["Ruf beim Zahnarzt an.", "ask"],
  ["Escribe una línea.", "write"],
  ["", "do"],
])("a step is read from its first verb: “%s” asks to %s", (text, action) => {
  expect(stepActionOf(text)).toBe(action);
});
