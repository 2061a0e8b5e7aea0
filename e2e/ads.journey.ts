import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";

/** The number of visits of the blocks page after which a notice is due. */
const VISITS = 2;
const NAMES = ["Four drafts", "Two drafts", "No draft"];

function tracks({ page }: Person, ...names: string[]): Promise<void> {
  return page.evaluate(async (all) => {
    for (const name of all) {
      const body = JSON.stringify({ blockTypeId: "work", name });
      await fetch("/api/blocks", { method: "POST", headers: { "content-type": "application/json" }, body });
    }
  }, names);
}

/**
 * Signs the person up and creates three blocks, from which on their page may have a notice. Opens that page. Returns a list
 * of the page's calls about ads, which grows.
 */
async function settlesIn(person: Person): Promise<string[]> {
  const calls: string[] = [];
  person.page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/ads/")) calls.push(pathname);
  });
  await person.signsUp();
  await tracks(person, ...NAMES);
  await person.opens("/onboarding");
  await person.presses("Finish later");
  await person.isAt("/");
  await person.sees("Four drafts");
  await isIdle(person);
  expect(await noticeOf(person).count()).toBe(0);
  await person.opens("/blocks");
  await person.sees("Four drafts");
  return calls;
}

/** Waits until the page is idle and has rendered the work it did while idle. */
const isIdle = ({ page }: Person) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => setTimeout(done), { timeout: 3000 });
      }),
  );

const noticeOf = ({ page }: Person) => page.getByRole("complementary", { name: "House ad" });

/** Leaves the blocks page for home and returns in the same tab, slowly enough for both visits to count. */
async function comesBack(person: Person): Promise<void> {
  const bar = person.page.getByRole("navigation").first();
  await isIdle(person);
  await bar.getByRole("link", { name: "Home" }).click();
  await person.isAt("/");
  await person.sees("Your Active Blocks");
  await bar.getByRole("link", { name: "Blocks" }).click();
  await person.isAt("/blocks");
  await person.sees("Archived blocks");
}

/** Waits until the notice rules, which load when a page is idle, have counted this many visits. */
const countsVisits = ({ page }: Person, place: string, visits: number) =>
  page.waitForFunction(
    ([name, count]) =>
      JSON.parse(sessionStorage.getItem("rubber-arcana:ads:counts") ?? "{}").visits?.[name] === count,
    [place, visits] as const,
  );

const keptKeys = ({ page }: Person) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes(":ads")),
  );

describe("the ads", () => {
  journey(
    "the ads are shown below three blocks at every second visit and never on home, cause no layout shift, and are not tracked",
    app,
    async (tools) => {
      const person = await tools.someone({ viewport: { width: 360, height: 740 } });
      const calls = await settlesIn(person);
      const { page } = person;
      for (let visit = 1; visit < VISITS; visit += 1) {
        await countsVisits(person, "blocks-list", visit);
        expect(await noticeOf(person).count()).toBe(0);
        await person.opens("/blocks");
        await person.sees("Four drafts");
      }
      await noticeOf(person).waitFor();
      const [block, notice] = [page.getByRole("link", { name: "Four drafts" }), noticeOf(person)];
      expect((await notice.boundingBox())?.y).toBeGreaterThan((await block.boundingBox())?.y ?? 0);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const watch = new PerformanceObserver((list) => {
              const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
              resolve(shifts.reduce((sum, { value }) => sum + value, 0));
            });
            watch.observe({ type: "layout-shift", buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.02);
      expect(await person.faults()).toEqual([]);
      expect(calls).toEqual([]);

      await noticeOf(person).getByRole("link").click();
      await person.isAt(/\/(upgrade|features|pricing|reviews)(#.*)?$/);
      const counted = page.waitForResponse((response) => response.url().endsWith("/click"));
      await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
      expect((await counted).status()).toBe(200);
      expect(calls.map((path) => path.split("/").at(-1))).toEqual(["impression", "click"]);
    },
  );

  journey(
    "the ads store nothing with Global Privacy Control, and are not shown to Premium members",
    app,
    async (tools) => {
      const person = await tools.someone();
      await person.page.addInitScript(() =>
        Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
      );
      const calls = await settlesIn(person);
      for (let visit = 1; visit < VISITS; visit += 1) await comesBack(person);
      await noticeOf(person).waitFor();
      await person.page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
      expect(await keptKeys(person)).toEqual([]);

      await person.page.route("**/api/me", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), plan: "premium" } });
      });
      await person.opens("/blocks");
      await person.sees("Four drafts");
      for (let visit = 1; visit < VISITS; visit += 1) await comesBack(person);
      await isIdle(person);
      expect(await noticeOf(person).count()).toBe(0);
      expect(calls).toEqual([]);
    },
  );
});
