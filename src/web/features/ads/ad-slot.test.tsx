// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Placement } from "#domain/ads/placements.ts";

const DAY_MS = 86_400_000;
const OLD_HAND = { isPremium: false, signedUpAt: Date.now() - 30 * DAY_MS };

let sent: string[];
beforeEach(() => {
  // Resetting the modules makes each test a new page load, which only the browser's storage survives.
  vi.resetModules();
  sent = [];
  vi.stubGlobal("fetch", (path: string) => {
    sent.push(path);
    return Promise.resolve(new Response("{}"));
  });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
});
afterEach(() => {
  cleanup();
  leave();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const leave = () => window.dispatchEvent(new Event("pagehide"));

/**
 * Visits the placement, waits until the page is idle, and returns what was shown. Leaves the page afterwards, unless
 * `stay` is true.
 */
async function visit(placement: Placement, audience: typeof OLD_HAND | null = OLD_HAND, stay = false) {
  const { AdSlot } = await import("./ad-slot.tsx");
  const { AdsAudience } = await import("./ads-audience.ts");
  await import("./ads-engine.tsx");
  const { container, unmount } = render(
    <MemoryRouter>
      <AdsAudience value={audience}>
        <AdSlot placement={placement} />
      </AdsAudience>
    </MemoryRouter>,
  );
  const hadBox = container.firstElementChild !== null;
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await vi.dynamicImportSettled();
  });
  const notice = screen.queryByRole("complementary", { name: "House ad" });
  if (!stay) unmount();
  return { hadBox, hasNotice: notice !== null, text: notice?.textContent ?? "" };
}
const kept = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes("ads"));

describe("a notice at the top of home", () => {
  it("an advertising notice at the top of home shows on the third visit, in a box reserved before it loads, and only once per session", async () => {
    const seen = [];
    for (let count = 0; count < 7; count += 1) seen.push(await visit("dashboard-header"));
    expect(seen.map(({ hadBox, hasNotice }) => [hadBox, hasNotice])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      ...Array.from({ length: 4 }, () => [false, false]),
    ]);
  });

  it("an advertising notice at the top of home sends its counts when the page is left, and none before that", async () => {
    for (let count = 0; count < 2; count += 1) await visit("dashboard-header");
    await visit("dashboard-header", OLD_HAND, true);
    fireEvent.click(screen.getByRole("link"));
    expect(sent).toEqual([]);
    leave();
    expect(sent).toEqual([
      expect.stringMatching(/^\/api\/ads\/banner-[a-z]+\/impression$/),
      expect.stringMatching(/^\/api\/ads\/banner-[a-z]+\/click$/),
    ]);
  });

  it("an advertising notice at the top of home disappears when it is closed, and records the dismissal", async () => {
    for (let count = 0; count < 2; count += 1) await visit("dashboard-header");
    await visit("dashboard-header", OLD_HAND, true);
    fireEvent.click(screen.getByRole("button", { name: "Close this ad" }));
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(localStorage.getItem("rubber-arcana:ads")).toContain("dismissal");
  });
});

describe("notices", () => {
  it("advertising notices are at least two minutes apart, across all placements", async () => {
    await visit("native-content");
    expect((await visit("native-content")).hasNotice).toBe(true);
    expect(await visit("insight-footer")).toMatchObject({ hadBox: false, hasNotice: false });
    vi.useFakeTimers({ now: Date.now() + 120_001, toFake: ["Date"] });
    expect((await visit("insight-footer")).hasNotice).toBe(true);
    vi.useRealTimers();
  });

  it("advertising notices are not shown to Premium users or visitors, and record nothing for them", async () => {
    for (const audience of [{ ...OLD_HAND, isPremium: true }, null]) {
      for (let count = 0; count < 3; count += 1) {
        expect(await visit("native-content", audience)).toMatchObject({ hadBox: false, hasNotice: false });
      }
    }
    expect(kept()).toEqual([]);
  });

  it("advertising notices stop once help lines have been shown", async () => {
    await visit("native-content");
    expect((await visit("native-content", OLD_HAND, true)).hasNotice).toBe(true);
    const { HelpLines } = await import("../../ui/help-lines.tsx");
    render(<HelpLines lines={[]} />);
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(await visit("insight-footer")).toMatchObject({ hadBox: false, hasNotice: false });
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: "1" }])(
    "advertising notices are shown but neither stored nor counted in a browser with %o",
    async (said) => {
      for (const [name, value] of Object.entries(said)) {
        Object.defineProperty(navigator, name, { value, configurable: true });
      }
      await visit("native-content");
      expect((await visit("native-content")).hasNotice).toBe(true);
      leave();
      expect(sent).toEqual([]);
      expect(kept()).toEqual([]);
      for (const name of Object.keys(said)) Reflect.deleteProperty(navigator, name);
    },
  );

  it("advertising notices are remembered on this device until sign-out deletes the record", async () => {
    await visit("native-content");
    await visit("native-content");
    expect(kept().length).toBeGreaterThan(1);
    const { forgetPerson } = await import("../session/forget-person.ts");
    void forgetPerson();
    leave();
    expect(kept()).toEqual([]);
  });
});
