import { describe, expect, it } from "vitest";
import { type AskingEvent, type AskingPlan, beginAsking, lineOf, reduceAsking, stepsOf } from "./asking.ts";
import { type Asking, answersSoFar } from "./asking-state.ts";

const PLAN: AskingPlan = { questions: ["heavy", "difference", "obstacle", "act", "when"], language: "en" };
const NOW = "2026-11-29T15:00";
const ACT = "stir flour and water in a jar";

/** Plays events from the first question on. */
function play(...events: AskingEvent[]): Asking {
  return events.reduce((asking, event) => reduceAsking(asking, event, PLAN), beginAsking(PLAN));
}
const sent = (step: Extract<AskingEvent, { type: "sent" }>["step"], text: string): AskingEvent => ({
  type: "sent",
  step,
  text,
  now: NOW,
});
const HEAVY: AskingEvent = { type: "sentencePicked", sentence: "The starter died twice." };
const DIFFERENCE = sent("difference", "There is a jar.");
const NO_OBSTACLE = sent("obstacle", "");

describe("the questions", () => {
  it("begin with the first one that is due", () => {
    expect(beginAsking(PLAN).at).toBe("heavy");
    expect(beginAsking({ ...PLAN, questions: ["difference", "act"] }).at).toBe("difference");
  });

  it("come one after the other, and end after the last one with what was answered", () => {
    const time = { text: "Saturday after breakfast", at: "2026-12-05T09:30" };
    const end = play(
      HEAVY,
      DIFFERENCE,
      sent("obstacle", "I want it to work."),
      sent("means", "She names it anyway."),
      sent("act", ACT),
      { type: "held", doesGetThere: true },
      { type: "timeTapped", when: time },
    );
    expect(end.at).toBeNull();
    expect(end.answers).toEqual({
      heavySentence: "The starter died twice.",
      difference: "There is a jar.",
      obstacle: { text: "I want it to work.", then: "She names it anyway." },
      act: ACT,
      when: time,
    });
  });

  it("can all be skipped: by 'None of them' and by empty lines", () => {
    const none: AskingEvent = { type: "sentencePicked", sentence: null };
    const end = play(none, sent("difference", " "), NO_OBSTACLE, sent("act", ""), sent("when", ""));
    expect(end).toMatchObject({ at: null, answers: {} });
  });

  it("go back to the one before, with what was answered in its field", () => {
    const back = reduceAsking(play(HEAVY, DIFFERENCE), { type: "wentBack" }, PLAN);
    expect(back.at).toBe("difference");
    expect(lineOf(back, "difference")).toBe("There is a jar.");
  });

  it("take back an answer that is sent empty", () => {
    const back = reduceAsking(play(HEAVY, DIFFERENCE), { type: "wentBack" }, PLAN);
    expect(reduceAsking(back, sent("difference", ""), PLAN).answers).not.toHaveProperty("difference");
  });

  it("count a line that was typed and not sent, unless it is too long to be sent", () => {
    const typing = reduceAsking(play(HEAVY), { type: "typed", step: "difference", text: "A jar" }, PLAN);
    expect(answersSoFar(typing)).toMatchObject({ difference: "A jar" });
    const tooLong = { type: "typed", step: "difference", text: "a".repeat(301) } as const;
    expect(answersSoFar(reduceAsking(typing, tooLong, PLAN))).not.toHaveProperty("difference");
  });
});

describe("what gets in the way", () => {
  it("is a line, one kind, or both, and asks what they do then", () => {
    const tapped = play(HEAVY, DIFFERENCE, { type: "kindTapped", kind: "afraid" });
    expect(tapped).toMatchObject({ at: "obstacle", answers: { obstacle: { kind: "afraid" } } });
    const skipped = reduceAsking(tapped, { type: "skipped", step: "obstacle" }, PLAN);
    expect(skipped).toMatchObject({ at: "act", answers: { difference: "There is a jar." } });
    expect(stepsOf(tapped, PLAN)).toContain("means");
  });

  it("may be a kind alone, sent with an empty line", () => {
    const kind: AskingEvent = { type: "kindTapped", kind: "afraid" };
    expect(play(HEAVY, DIFFERENCE, kind, sent("obstacle", ""))).toMatchObject({
      at: "means",
      answers: { obstacle: { kind: "afraid" } },
    });
  });

  it("has one kind, which a second tap takes back", () => {
    const kinds = (["afraid", "tired", "tired"] as const).map(
      (kind) => ({ type: "kindTapped", kind }) as const,
    );
    expect(play(HEAVY, DIFFERENCE, ...kinds).answers).not.toHaveProperty("obstacle");
  });

  it("keeps its kind when a line is sent", () => {
    const both = play(
      HEAVY,
      DIFFERENCE,
      { type: "kindTapped", kind: "afraid" },
      sent("obstacle", "The oven."),
    );
    expect(both).toMatchObject({ at: "means", answers: { obstacle: { kind: "afraid", text: "The oven." } } });
  });
});

describe("an act", () => {
  const atAct = [HEAVY, DIFFERENCE, NO_OBSTACLE];

  it("that is too big is asked about once, and kept when it is sent again", () => {
    const asked = play(...atAct, sent("act", "learn to bake properly"));
    expect(asked).toMatchObject({ at: "act", remark: "too-big" });
    expect(asked.answers).not.toHaveProperty("act");
    const kept = reduceAsking(asked, sent("act", "learn to bake properly"), PLAN);
    expect(kept).toMatchObject({ at: "there", remark: null, answers: { act: "learn to bake properly" } });
  });

  it("is not asked about a second time, even if it was changed", () => {
    const asked = play(...atAct, sent("act", "learn to bake properly"));
    expect(reduceAsking(asked, sent("act", "sort out my life"), PLAN).at).toBe("there");
  });

  it("that is to say something asks for the words", () => {
    const saying = play(...atAct, sent("act", "say one sentence to Dana"));
    expect(saying.at).toBe("words");
    const said = reduceAsking(saying, sent("words", "I am going to miss the shed."), PLAN);
    expect(said).toMatchObject({ at: "there", answers: { words: "I am going to miss the shed." } });
  });

  it("that is changed to one without words loses them", () => {
    const said = play(...atAct, sent("act", "say one sentence to Dana"), sent("words", "Hello."));
    const changed = reduceAsking({ ...said, at: "act" }, sent("act", ACT), PLAN);
    expect(changed.answers).not.toHaveProperty("words");
  });

  it("that does not get there goes back to its question once, and is not held against the line again", () => {
    const held = play(...atAct, sent("act", ACT), { type: "held", doesGetThere: false });
    expect(held.at).toBe("act");
    expect(lineOf(held, "act")).toBe(ACT);
    expect(reduceAsking(held, sent("act", "put the flour on the table"), PLAN).at).toBe("when");
  });

  it("is not held against a line that was skipped", () => {
    expect(play(HEAVY, sent("difference", ""), NO_OBSTACLE, sent("act", ACT)).at).toBe("when");
  });
});

describe("a time", () => {
  const atWhen = [HEAVY, sent("difference", ""), NO_OBSTACLE, sent("act", ACT)];

  it("that is none is asked about once", () => {
    const asked = play(...atWhen, sent("when", "soon"));
    expect(asked).toMatchObject({ at: "when", remark: "no-time" });
    expect(reduceAsking(asked, sent("when", "soon"), PLAN)).toMatchObject({
      at: null,
      answers: { when: { text: "soon" } },
    });
  });

  it("in their own words is read as a date where it names one", () => {
    expect(play(...atWhen, sent("when", "saturday 9:30")).answers.when).toEqual({
      text: "saturday 9:30",
      at: "2026-12-05T09:30",
    });
    expect(play(...atWhen, sent("when", "at the kitchen table")).answers.when).toEqual({
      text: "at the kitchen table",
    });
  });
});
