import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PromiseOutput } from "#contract/promises.ts";
import { HOME_STEP, PROMISE } from "#test-support/home-step.ts";
import { LISTED_BLOCK } from "#test-support/listed-block.ts";
import { datesIn } from "../../api/dates.ts";
import { type KnownToday, sayToday } from "./say-today.ts";
import type { OpenStep } from "./use-step-at-hand.ts";

/** A Friday. */
const NOW = new Date("2026-11-20T12:00:00Z");
const ONE: KnownToday = { activeBlocks: [LISTED_BLOCK], blockCount: 1, lastDone: null, nextAsk: null };

const INVITATION = { label: "Tell Rob", to: "/new-insight", isInvitation: true };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

type AtHand = Parameters<typeof sayToday>[1]["atHand"];
const NO_STEP: AtHand = { step: null, isAsked: false, areAllPutOff: false, justDone: null };

function said(home: Partial<KnownToday>, { isAsked = false, atHand = {} as Partial<AtHand> } = {}) {
  const today = {
    isAsked,
    atHand: { ...NO_STEP, ...atHand },
    dates: datesIn("UTC"),
    now: "2026-11-20T12:00",
  };
  const { before, own, after, act } = sayToday({ ...ONE, ...home }, today);
  return { line: before + own + after, own, act };
}

/** Returns what is said of a step. */
const ofStep = (times: Partial<OpenStep>, atHand: Partial<AtHand> = {}) =>
  said({}, { atHand: { step: { ...HOME_STEP, ...times }, ...atHand } }).line;
const promised = (dueOn: string, more: Partial<PromiseOutput> = {}) => ({
  promise: { ...PROMISE, dueOn, ...more },
});
const done = (doneAt: string, title = "Put the flour on the counter") => ({
  lastDone: { title, doneAt, blockId: LISTED_BLOCK.id },
});

describe("Rob's line for today", () => {
  it("says first that something waits for an answer", () => {
    expect(said({ ...done("2026-11-20T08:00:00Z"), activeBlocks: [] }, { isAsked: true })).toEqual({
      line: "First, a quick question.",
      own: "",
      act: null,
    });
  });

  it("recalls a step that was done, in its own words, and asks whether the block is unstuck", () => {
    expect(said(done("2026-11-20T08:00:00Z"))).toEqual({
      line: "You did it today: “Put the flour on the counter.”",
      own: "Put the flour on the counter",
      act: { label: "Is it unstuck?", to: `/blocks/${LISTED_BLOCK.id}#resolve`, isInvitation: false },
    });
    expect(said(done("2026-11-19T08:00:00Z")).line).toMatch(/^You did it yesterday: /);
    expect(said(done("2026-11-17T08:00:00Z", "Ask: who could?")).line).toBe(
      "You did it on Tuesday: “Ask: who could?”",
    );
    expect(said(done("2026-11-13T12:00:00Z")).line).toMatch(/^You did it on Nov 13: /);
  });

  it("names the day on which he asks next, and about what", () => {
    const ask = (on: string, blockName: string | null = "The jar") => said({ nextAsk: { on, blockName } });
    expect(ask("2026-11-26")).toEqual({
      line: "Nothing’s due today. On Thursday I’ll ask about “The jar.”",
      own: "The jar",
      act: INVITATION,
    });
    expect(ask("2026-11-21").line).toContain("Tomorrow I’ll ask about");
    expect(ask("2026-12-04").line).toContain("On Dec 4 I’ll ask about");
    expect(ask("2026-11-20").line).toBe("Nothing’s due today. Stuck? Tell me.");
    expect(ask("2026-11-22", null).line).toBe("Nothing’s due today. On Sunday I’ll ask how the week went.");
    expect(ask("2026-11-26", "The kiln ".repeat(12)).own).toBe("The kiln The kiln The kiln The kiln The…");
  });

  it("is a plain invitation if nothing is to be said", () => {
    expect(said({})).toMatchObject({
      line: "Nothing’s due today. Stuck? Tell me.",
      act: INVITATION,
    });
  });

  it("asks what has the person stuck if no block is open", () => {
    const act = INVITATION;
    expect(said({ activeBlocks: [], blockCount: 0 })).toMatchObject({
      line: "The pond is empty. What has you stuck?",
      act,
    });
    expect(said({ activeBlocks: [] })).toMatchObject({ line: "Nothing’s open. What has you stuck?", act });
    const nextAsk = { on: "2026-11-26", blockName: "The jar" };
    expect(said({ activeBlocks: [], nextAsk })).toMatchObject({
      line: "Nothing’s open. On Thursday I’ll ask about “The jar.”",
      act,
    });
  });
});

describe("Rob's line about an open step", () => {
  it("says the time that the person chose, and that it has come only when it has", () => {
    expect(ofStep(promised("2026-11-20", { at: "21:00" }))).toBe("Tonight at 9\u00a0PM, you said.");
    expect(ofStep(promised("2026-11-20", { at: "12:01" }))).toBe("Today at 12:01\u00a0PM, you said.");
    expect(ofStep(promised("2026-11-20", { at: "12:00" }))).toBe("Today at 12\u00a0PM, you said. It’s time.");
    expect(ofStep(promised("2026-11-21", { at: "10:30" }))).toBe("Tomorrow at 10:30\u00a0AM, you said.");
    expect(ofStep(promised("2026-11-24", { at: "10:00" }))).toBe("On Tuesday at 10\u00a0AM, you said.");
    expect(ofStep(promised("2026-12-04"))).toBe("On Dec 4, you said.");
    expect(ofStep(promised("2026-11-20"))).toBe("Today, you said. It’s time.");
  });

  it("asks how it went after its day, where home asks about it", () => {
    const past = promised("2026-11-18", { at: "21:00" });
    expect(ofStep(past)).toBe("On Wednesday at 9\u00a0PM, you said. It’s still open.");
    expect(ofStep(past, { isAsked: true })).toBe("On Wednesday at 9\u00a0PM, you said. How did it go?");
  });

  it("knows the time that was named under the card, until there is a promise", () => {
    const when = { text: "Saturday after breakfast", at: "2026-11-21T09:30" };
    expect(ofStep({ when })).toBe("Tomorrow at 9:30\u00a0AM, you said.");
    expect(ofStep({ when, ...promised("2026-11-24") })).toBe("On Tuesday, you said.");
    expect(ofStep({ when, ...promised("2026-11-20", { answer: "partly" }) })).toMatch(/^One step is open/);
  });

  it("quotes an occasion, of which nobody knows whether it has come", () => {
    expect(ofStep({ when: { text: "when the children sleep" } })).toBe(
      "You said: “when the children sleep.”",
    );
  });

  it("says when he asks again about a step that was put off", () => {
    const putOff = (snoozedUntil: string) => ofStep(promised("2026-11-19", { snoozedUntil }));
    expect(putOff("2026-11-21")).toBe("Tomorrow I’ll ask again.");
    expect(putOff("2026-11-20")).toBe("I said I’d ask again. How did it go?");
  });

  it("says that a step is done before anything else, and which is next", () => {
    expect(ofStep({}, { justDone: HOME_STEP })).toBe("That’s done. This one’s next.");
    expect(ofStep({})).toBe("One step is open. Two minutes will do.");
    const justDone = HOME_STEP;
    const recalls = (title: string) =>
      said(done("2026-11-20T08:00:00Z", title), { atHand: { justDone } }).line;
    expect(recalls("Another one")).toBe("That’s done.");
    expect(recalls(HOME_STEP.title)).toMatch(/^You did it today/);
  });

  it("says that the steps stay open when all of them were put off", () => {
    expect(said({}, { atHand: { areAllPutOff: true } }).line).toBe("Not now, then. The steps stay open.");
  });
});
