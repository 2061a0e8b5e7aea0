import { describe, expect, it } from "vitest";
import { createSentenceGate, createThoughtFilter, withoutThoughts } from "./thoughts.ts";

const ANSWER = "Call Dana. She asked on Monday.";

/** Filters a text that arrives in pieces of this many characters. */
function filtered(text: string, size: number): string {
  const filter = createThoughtFilter();
  let passed = "";
  for (let at = 0; at < text.length; at += size) passed += filter(text.slice(at, at + size));
  return passed + filter("", true);
}

describe("a model's thoughts", () => {
  it.each([1, 2, 7, 1000])("at the beginning of an answer are left out, in pieces of %i", (size) => {
    expect(filtered(`<think>\nShe is stuck. <b>Why?</b>\n</think>\n\n${ANSWER}`, size)).toBe(ANSWER);
    expect(filtered(`\n <Thinking>once</Thinking><think>twice</think> ${ANSWER}`, size)).toBe(ANSWER);
  });

  it("that never end leave no answer", () => {
    expect(filtered("<think>She is stuck, and I wonder", 3)).toBe("");
  });

  it("an answer without thoughts is passed on as it is, as soon as it cannot become a tag", () => {
    const filter = createThoughtFilter();
    expect(filter("<thi")).toBe("");
    expect(filter("s is no tag")).toBe("<this is no tag");
    expect(filter(" <think>nor this</think>")).toBe(" <think>nor this</think>");
    expect(filtered(ANSWER, 1)).toBe(ANSWER);
  });

  it("are left out of a whole answer if their opening tag is missing", () => {
    expect(withoutThoughts(`She is stuck.\n</think>\n${ANSWER}`)).toBe(ANSWER);
    expect(withoutThoughts(ANSWER)).toBe(ANSWER);
  });

  it.each([1, 3, 1000])("without an opening tag are held back up to their end, in pieces of %i", (size) => {
    const gate = createSentenceGate();
    const text = `She is stuck, and I wonder</think>\n${ANSWER}`;
    let passed = "";
    for (let at = 0; at < text.length; at += size) passed += gate(text.slice(at, at + size));
    expect(passed + gate("", true)).toBe(ANSWER);
  });

  it("a reply is held back no longer than its first sentence, or its mark in brackets", () => {
    const gate = createSentenceGate();
    expect(gate("Call Dana")).toBe("");
    expect(gate(". She")).toBe("Call Dana. She");
    expect(gate(" asked")).toBe(" asked");
    expect(createSentenceGate()("[danger]")).toBe("[danger]");
    expect(createSentenceGate()("Call Dana", true)).toBe("Call Dana");
  });
});
