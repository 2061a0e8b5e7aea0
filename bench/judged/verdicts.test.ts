import { describe, expect, it } from "vitest";
import { HALVES, type Half, loadConversations, loadSituations } from "./judged-sets.ts";
import { isDuckFirst, itemsOf, type JudgedItem, KEYS, TASKS } from "./judged-tasks.ts";
import { tally, toVerdict, type Verdicts } from "./verdicts.ts";

const GROUPS = ["work", "making", "people", "life"];
const open = itemsOf("pairs", "open");
const [first, second, third] = open as [JudgedItem, JudgedItem, JudgedItem];

describe("the judged sets", () => {
  it.each(HALVES)("the judged sets hold 15 situations of each group: %s", (half) => {
    const groups = loadSituations(half).map(({ group }) => group);
    for (const group of GROUPS) expect(groups.filter((each) => each === group)).toHaveLength(15);
  });

  it("the judged sets hold 140 open and 20 sealed conversations of six messages", () => {
    expect(loadConversations("open").map(({ messages }) => messages.length)).toEqual(Array(140).fill(6));
    expect(loadConversations("sealed").map(({ messages }) => messages.length)).toEqual(Array(20).fill(6));
  });

  it("the judged sets share no text between the halves", () => {
    const textsOf = (half: Half) => [
      ...loadSituations(half).map(({ text }) => text),
      ...loadConversations(half).map(({ situation }) => situation),
    ];
    const sealed = new Set(textsOf("sealed"));
    expect(textsOf("open").filter((text) => sealed.has(text))).toEqual([]);
  });

  it("the judged sets mark the part that costs most in the text's own words", () => {
    const all = HALVES.flatMap(loadSituations);
    expect(all.filter(({ text, costsMost }) => !text.includes(costsMost)).map(({ id }) => id)).toEqual([]);
  });
});

describe("a blind pair", () => {
  it("a blind pair shows the duck's reading first about half of the time", () => {
    const share = open.filter(({ id }) => isDuckFirst(id)).length / open.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
  });

  it("a blind pair shows only the person's words and two anonymous texts", () => {
    for (const { shown } of open)
      expect(shown.map(({ title }) => title)).toEqual(["They wrote", "First", "Second"]);
  });

  it("a blind pair counts for the preferred side whichever came first", () => {
    const preferDuck = (item: JudgedItem) => toVerdict("pairs", item, isDuckFirst(item.id) ? 1 : 2);
    const verdicts: Verdicts = Object.fromEntries(open.map((item) => [item.id, preferDuck(item)]));
    expect(tally("pairs", open, verdicts)).toEqual({ counts: [open.length, 0, 0], outdated: 0, open: 0 });
  });
});

describe("the table of answers", () => {
  it("the judge's table of answers counts the answers, the outdated verdicts and the open items", () => {
    const verdicts: Verdicts = {
      [first.id]: toVerdict("pairs", first, 3),
      [second.id]: { key: 1, of: "something that the duck said before" },
    };
    expect(tally("pairs", [first, second, third], verdicts)).toEqual({
      counts: [0, 0, 1],
      outdated: 1,
      open: 1,
    });
  });

  it.each(TASKS)("the judge's table of answers throws for a key that the task does not have: %s", (task) => {
    for (const key of [0, 1.5, KEYS[task].length + 1, Number.NaN])
      expect(() => toVerdict(task, first, key)).toThrow(first.id);
  });
});
