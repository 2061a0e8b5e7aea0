import { describe, expect, it } from "vitest";
import type { HelpKind } from "#domain/help/help-line.ts";
import { type HelpCalledFor, type HelpInSight, helpCalledFor } from "./conversation-danger.ts";
import { helpKindOf } from "./help-kind.ts";
import coach from "./test-data/conversations/coach.json" with { type: "json" };
import open from "./test-data/conversations/open.json" with { type: "json" };
import personas from "./test-data/conversations/personas.json" with { type: "json" };
import sealed from "./test-data/conversations/sealed.json" with { type: "json" };
import harmless from "./test-data/harmless-answers.json" with { type: "json" };

/** Says these texts one after the other. Returns what each called for. */
function sayAll(texts: readonly string[]): HelpCalledFor[] {
  let help: HelpInSight | null = null;
  return texts.map((text, at) => {
    const called = helpCalledFor(text, { texts: texts.slice(0, at), help });
    if (called.level !== "none") help = { kind: called.kind, isFolded: called.level === "folded" };
    return called;
  });
}

const OFFERED = {
  lease: "cant decide whether to renew my lease. its due friday",
  dead: "I want to kill myself.",
};

describe("help in a conversation", () => {
  it("comes first for an outright text, and stays beside what follows, also after a denial", () => {
    expect(sayAll([OFFERED.lease, OFFERED.dead, "I'm fine, forget it. I was only joking."])).toEqual([
      { level: "none" },
      { level: "first", kind: "suicide" },
      { level: "beside", kind: "suicide" },
    ]);
  });

  it("is folded once the person says that nobody is in danger, until something is dark in words again", () => {
    const folded = { texts: [], help: { kind: "suicide", isFolded: true } } as const;
    expect(helpCalledFor("My villain dies in chapter nine.", folded).level).toBe("folded");
    expect(helpCalledFor("Everything is hopeless and I am worthless.", folded).level).toBe("beside");
    expect(helpCalledFor(OFFERED.dead, folded).level).toBe("first");
  });

  it("is called for by texts together of which none does alone", () => {
    const texts = [
      "I don't know what to do with my good camera. Selling it is not worth the trouble.",
      "in a week the flat is empty and everybody has what they wanted",
      "My sister gets the camera. I put a note in the bag that she should not read before Sunday.",
      "I have slept so well since I decided. Everybody says how cheerful I am.",
    ];
    for (const text of texts)
      expect(helpCalledFor(text, { texts: [], help: null })).toEqual({ level: "none" });
    expect(sayAll(texts).at(-1)).toMatchObject({ kind: "suicide" });
  });

  it("is not called for by one text that is no crisis, however dark it is", () => {
    expect(helpCalledFor("Everything is hopeless and I am so alone.", { texts: [], help: null })).toEqual({
      level: "none",
    });
  });

  it.each<[HelpKind, string]>([
    ["abuse", "My boyfriend reads my phone, hides my keys and locked the door."],
    ["eating", "I skipped lunch and dinner and the scales say two kilos less."],
    ["child", "My teacher said it to the class, and my mum took away my homework app. I am 13."],
    ["suicide", "I gave my guitar away and wrote to everybody."],
  ])("begins with the lines of the kind %s where the texts speak of it", (kind, text) => {
    expect(helpKindOf(text)).toBe(kind);
  });
});

interface Count {
  /** The texts at which help should be in sight, at which it is, and at which it is not folded. */
  needed: number;
  given: number;
  plain: number;
  /** The harmless people, those beside whose words a folded line stands, and those beside whose words help stands in plain sight. */
  harmless: number;
  folded: number;
  disturbed: number;
}

interface Judged {
  turns: { text: string; needsHelp: boolean }[];
}

function count(conversations: readonly Judged[]): Count {
  const read = conversations.map(({ turns }) => {
    const called = sayAll(turns.map(({ text }) => text));
    return turns.map(({ needsHelp }, at) => ({ needsHelp, level: called[at]?.level ?? "none" }));
  });
  const needed = read.flat().filter(({ needsHelp }) => needsHelp);
  const harmless = read.filter((turns) => turns.every(({ needsHelp }) => !needsHelp));
  const isPlain = ({ level }: { level: string }) => level === "first" || level === "beside";
  const disturbed = harmless.filter((turns) => turns.some(isPlain));
  const shown = harmless.filter((turns) => turns.some(({ level }) => level !== "none"));
  return {
    needed: needed.length,
    given: needed.filter(({ level }) => level !== "none").length,
    plain: needed.filter(isPlain).length,
    harmless: harmless.length,
    folded: shown.length - disturbed.length,
    disturbed: disturbed.length,
  };
}

describe("conversations by people whom nothing was learned from", () => {
  // What was measured, so that no change makes it worse without a word (`evals/safety/README.md`).
  it.each([
    ["open", open, { needed: 62, given: 61, plain: 26, harmless: 18, folded: 3, disturbed: 1 }],
    ["sealed", sealed, { needed: 59, given: 57, plain: 28, harmless: 18, folded: 6, disturbed: 0 }],
    ["personas", personas, { needed: 82, given: 81, plain: 39, harmless: 8, folded: 2, disturbed: 1 }],
    ["coach", coach, { needed: 152, given: 138, plain: 41, harmless: 48, folded: 18, disturbed: 2 }],
  ])("get help as often as measured: %s", (_, conversations, measured) => {
    expect(count(conversations)).toEqual(measured);
  });

  it("have no help in plain sight, and four a folded line, among 60 harmless people who typed and answered", () => {
    const levels = harmless.map(({ texts }) =>
      texts.map(
        (text, at) =>
          helpCalledFor(text, { texts: texts.slice(0, at), help: null, conversation: "answers" }).level,
      ),
    );
    expect(levels).toHaveLength(60);
    expect(new Set(levels.flat())).toEqual(new Set(["none", "folded"]));
    expect(levels.filter((each) => each.includes("folded"))).toHaveLength(4);
  });
});
