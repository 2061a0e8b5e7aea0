// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchDrawing } from "#web/ui/tarot-card.tsx";
import { type Dealing, useDealing } from "./use-dealing.ts";

vi.mock("#web/ui/tarot-card.tsx", () => ({ fetchDrawing: vi.fn() }));

const CARDS = ["the-cache", "the-ping", "the-stub"].map((id) => ({ id, reversed: false }));
const LONG_MS = 4000;
const FRAME_MS = 10;
/** The time that a slow phone needs to lay out one card, in milliseconds. */
const APART_MS = 50;

let drawingsArrive = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const arrived = new Promise<void>((resolve) => {
    drawingsArrive = resolve;
  });
  vi.mocked(fetchDrawing).mockReturnValue(arrived);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Records every state of the dealt cards that is rendered, with its time in milliseconds. */
function watchTable(cards = CARDS) {
  const seen: { atMs: number; table: Dealing }[] = [];
  const begin = Date.now();
  const { rerender } = renderHook(
    (drawn: typeof CARDS) => {
      const table = useDealing(drawn);
      if (seen.at(-1)?.table !== table) seen.push({ atMs: Date.now() - begin, table });
    },
    { initialProps: cards },
  );
  const tables = () =>
    seen.map(({ table: { captionCount, drawnCount, turningCount } }) =>
      [captionCount, drawnCount, turningCount].join(" "),
    );
  const steps = () => seen.slice(1).map(({ atMs }, index) => atMs - (seen[index]?.atMs ?? 0));
  return { tables, steps, rerender };
}

/** Advances the fake time frame by frame, so that no visible state is missed. */
async function passes(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += FRAME_MS) {
    await act(() => vi.advanceTimersByTimeAsync(FRAME_MS));
  }
}

describe("drawn cards", () => {
  it("get captions, get drawings and turn over, one card at a time", async () => {
    const { tables, steps } = watchTable();
    drawingsArrive();
    await passes(LONG_MS);
    expect(tables()).toEqual([
      "0 0 0",
      "1 0 0",
      "2 0 0",
      "3 0 0",
      "3 1 0",
      "3 2 0",
      "3 3 0",
      "3 3 1",
      "3 3 2",
      "3 3 3",
    ]);
    expect(Math.min(...steps())).toBeGreaterThan(APART_MS);
  });

  it("wait for nothing but their drawings with reduced motion", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const { tables, steps } = watchTable();
    drawingsArrive();
    await passes(LONG_MS);
    expect(tables().at(-1)).toBe("3 3 3");
    expect(steps().reduce((sum, step) => sum + step, 0)).toBeLessThanOrEqual(FRAME_MS);
  });

  it("stay face down until all drawings have loaded", async () => {
    const { tables } = watchTable();
    await passes(1000);
    expect(tables().at(-1)).toBe("3 0 0");
    drawingsArrive();
    await passes(1000);
    expect(tables().at(-1)).toBe("3 3 3");
  });

  it("turn over without drawings that do not load in time", async () => {
    const { tables } = watchTable();
    await passes(LONG_MS);
    expect(tables().at(-1)).toBe("3 3 3");
  });

  it("turn over without drawings that fail to load", async () => {
    vi.mocked(fetchDrawing).mockImplementation(() => Promise.reject(new TypeError("no connection")));
    const { tables } = watchTable();
    await passes(LONG_MS);
    expect(tables().at(-1)).toBe("3 3 3");
  });

  it("lie face down again if other cards are drawn", async () => {
    const { tables, rerender } = watchTable();
    drawingsArrive();
    await passes(LONG_MS);
    rerender(CARDS.slice(0, 1));
    expect(tables().at(-1)).toBe("0 0 0");
    await passes(LONG_MS);
    expect(tables().at(-1)).toBe("1 1 1");
  });
});
