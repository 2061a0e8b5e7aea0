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

function said(home: Partial<KnownToday>, isAsked = false) {
  const { before, own, after, act } = sayToday({ ...ONE, ...home }, { isAsked, dates: datesIn("UTC") });
  return { line: before + own + after, own, act };
}
const done = (doneAt: string, title = "Put the flour on the counter") => ({
  lastDone: { title, doneAt, blockId: LISTED_BLOCK.id },
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
