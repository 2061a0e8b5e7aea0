import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LISTED_BLOCK } from "#test-support/listed-block.ts";
import { datesIn } from "../../api/dates.ts";
import { type KnownToday, sayToday } from "./say-today.ts";

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

function said(
  home: Partial<KnownToday>,
  isAsked = false,
  { now = "2026-11-20T12:00", ...atHand }: Partial<AtHand> & { now?: string } = {},
) {
  const today = { isAsked, atHand: { ...NO_STEP, ...atHand }, dates: datesIn("UTC"), now };
  const { before, own, after, act } = sayToday({ ...ONE, ...home }, today);
  return { line: before + own + after, own, act };
}
const done = (doneAt: string, title = "Put the flour on the counter") => ({
  lastDone: { title, doneAt, blockId: LISTED_BLOCK.id },
});

type OpenStep = NonNullable<AtHand["step"]>;
const STEP: OpenStep = {
  index: 0,
  text: "Put the flour on the counter.",
  title: "Put the flour on the counter",
  isDone: false,
  doneAt: null,
  smaller: null,
  usesSmaller: false,
  insightId: "0192f0c4-0000-7000-8000-000000000001",
  createdAt: "2026-11-18T08:00:00.000Z",
  isLocked: false,
  blockTypeId: "work",
  blockId: LISTED_BLOCK.id,
  blockName: "Four drafts",
  isAskedElsewhere: false,
};
const PROMISE: NonNullable<OpenStep["promise"]> = {
  dueOn: "2026-11-20",
  guess: null,
  madeAt: "2026-11-18T08:00:00.000Z",
  answer: null,
  answeredAt: null,
  snoozedUntil: null,
};

describe("Rob's line for today about an open step", () => {
  const line = (step: Partial<OpenStep>, now = "2026-11-20T12:00", isAsked = true) =>
    said({}, false, { step: { ...STEP, ...step }, isAsked, now }).line;
  const promised = (words: Partial<typeof PROMISE>, now?: string, isAsked?: boolean) =>
    line({ promise: { ...PROMISE, ...words } }, now, isAsked);

  it("says the time that the person chose, and that it is time only once it has come", () => {
    expect(promised({ at: "21:00" })).toBe("Tonight at 9\u00a0PM, you said.");
    expect(promised({ at: "21:00" }, "2026-11-20T21:00")).toBe("Tonight at 9\u00a0PM, you said. It’s time.");
    expect(promised({ dueOn: "2026-11-21", at: "09:30" })).toBe("Tomorrow at 9:30\u00a0AM, you said.");
    expect(promised({ dueOn: "2026-11-24" })).toBe("On Tuesday, you said.");
    expect(promised({})).toBe("Today, you said. It’s time.");
  });

  it("asks how it went once the day is over, and only where the page asks", () => {
    expect(promised({}, "2026-11-22T09:00")).toMatch(/, you said\. How did it go\?$/);
    expect(promised({}, "2026-11-22T09:00", false)).toMatch(/, you said\. It’s still open\.$/);
  });

  it("says when he asks again if the question was put off", () => {
    expect(promised({ snoozedUntil: "2026-11-21" })).toBe("Tomorrow I’ll ask again.");
    expect(promised({ snoozedUntil: "2026-11-20", dueOn: "2026-11-19" })).toBe(
      "I said I’d ask again. How did it go?",
    );
  });

  it("repeats an occasion, and names no time if there is none", () => {
    expect(line({ when: { text: "after breakfast" } })).toBe("You said: “after breakfast.”");
    expect(line({})).toBe("One step is open. Two minutes will do.");
  });

  it("says that a step is done before the next one, and that the steps stay open when all are put off", () => {
    expect(said({}, false, { step: STEP, justDone: STEP }).line).toBe("That’s done. This one’s next.");
    expect(said({}, false, { justDone: STEP }).line).toBe("That’s done.");
    expect(said({}, false, { areAllPutOff: true }).line).toBe("Not now, then. The steps stay open.");
  });
});

describe("Rob's line for today", () => {
  it("says first that something waits for an answer", () => {
    expect(said({ ...done("2026-11-20T08:00:00Z"), activeBlocks: [] }, true)).toEqual({
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
