// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const EVERY_TENTH = 10;
const OLD_HAND = { isPremium: false, signedUpAt: Date.now() - 30 * 86_400_000 };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.doUnmock("#domain/ads/placements.ts");
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Switches on the full-page placement, and the sale of the plan that its only notice advertises. Both are off by default. */
function switchOn() {
  vi.stubEnv("PREMIUM_FOR_SALE", "on");
  vi.doMock("#domain/ads/placements.ts", async (original) => {
    const real = await original<typeof import("#domain/ads/placements.ts")>();
    const interstitial = { ...real.PLACEMENTS.interstitial, enabled: true };
    return { ...real, PLACEMENTS: { ...real.PLACEMENTS, interstitial } };
  });
}

async function open(page: string) {
  cleanup();
  const { FullPageAd } = await import("./ads-watch.tsx");
  const { AdsAudience } = await import("./ads-audience.ts");
  await import("./ads-engine.tsx");
  render(
    <MemoryRouter initialEntries={[page]}>
      <AdsAudience value={OLD_HAND}>
        <FullPageAd />
      </AdsAudience>
    </MemoryRouter>,
  );
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await vi.dynamicImportSettled();
  });
  // The notice is in a chunk of code that has just been requested, so the test waits until it has loaded.
  await act(() => vi.dynamicImportSettled());
  return screen.queryByRole("dialog") !== null;
}

describe("the trigger for full-page notices", () => {
  it("the trigger for full-page advertising notices shows the notice once, on the tenth page view, and closes it with 'Maybe later'", async () => {
    switchOn();
    const seen = [];
    for (let count = 0; count < EVERY_TENTH; count += 1) seen.push(await open("/"));
    expect(seen).toEqual([...Array.from({ length: EVERY_TENTH - 1 }, () => false), true]);
    fireEvent.click(screen.getByRole("button", { name: "Maybe later" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await open("/")).toBe(false);
  });

  it("the trigger for full-page advertising notices waits for a page on which it interrupts nothing", async () => {
    switchOn();
    for (let count = 0; count <= EVERY_TENTH; count += 1) expect(await open("/new-insight")).toBe(false);
    expect(await open("/insights")).toBe(true);
  });

  it("the trigger for full-page advertising notices shows nothing while its placement is switched off, but still counts page views", async () => {
    for (let count = 0; count <= EVERY_TENTH; count += 1) expect(await open("/")).toBe(false);
    expect(localStorage.getItem("rubber-arcana:ads")).toContain('"pageViews":11');
  });
});
