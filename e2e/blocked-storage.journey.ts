import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openChromiumWithProfile } from "#scripts/chromium.mjs";
import { appForAll as app } from "./support/app-for-all.ts";

/** What a person chooses who blocks all cookies: nothing may be stored, and asking for a store throws. */
const BLOCKS_ALL = { profile: { default_content_setting_values: { cookies: 2 } } };

let folder: string;
let blocked: BrowserContext;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "arcana-profile-"));
  await mkdir(join(folder, "Default"));
  await writeFile(join(folder, "Default/Preferences"), JSON.stringify(BLOCKS_ALL));
  blocked = await openChromiumWithProfile(folder);
  return async () => {
    await blocked.close();
    await rm(folder, { recursive: true, force: true });
  };
});

async function opens(context: BrowserContext, path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(`${app().url}${path}`, { waitUntil: "networkidle" });
  return { page, errors };
}

describe("a browser that forbids all storage", () => {
  it("the name of a forbidden store throws", async () => {
    const { page } = await opens(blocked, "/help");
    const tried = page.evaluate(() => localStorage.length);
    await expect(tried).rejects.toThrow(/denied/);
    await page.close();
  });

  it.each([
    ["/help", "Find A Helpline"],
    ["/", "Tell the duck."],
    ["/cards", "The Ping"],
    ["/pricing", "Premium"],
    ["/privacy", "encrypted"],
  ])("the page %s is readable without storage", async (path, words) => {
    const { page, errors } = await opens(blocked, path);
    await page.getByText(words).first().waitFor({ state: "attached" });
    expect(await page.getByText("This page fell in").count()).toBe(0);
    expect(errors).toEqual([]);
    await page.close();
  });

  it("the sign-in dialog says that cookies are needed", async () => {
    const { page } = await opens(blocked, "/cards");
    await page.getByRole("link", { name: "Sign in" }).first().click();
    await page.getByRole("dialog").getByText("Signing in needs a cookie").waitFor();
    await page.close();
  });
});

describe("a page whose scripts fail", () => {
  let other: BrowserContext;
  let profile: string;
  beforeAll(async () => {
    profile = await mkdtemp(join(tmpdir(), "arcana-profile-"));
    other = await openChromiumWithProfile(profile);
  });
  afterAll(async () => {
    await other.close();
    await rm(profile, { recursive: true, force: true });
  });

  it("the page of help keeps its lines where an effect throws", async () => {
    await other.addInitScript(() => {
      // An extension that breaks what the page uses in an effect.
      window.addEventListener = () => {
        throw new Error("broken by an extension");
      };
    });
    const { page, errors } = await opens(other, "/help");
    await expect.poll(() => errors.join()).toContain("broken by an extension");
    await page.getByText("Find A Helpline").first().waitFor();
    expect(await page.getByText("This page fell in").count()).toBe(0);
    await page.close();
  });

  it("the page of help keeps its lines where no script arrives", async () => {
    const page = await other.newPage();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${app().url}/help`);
    await page.getByText("Find A Helpline").first().waitFor();
    await page.close();
  });
});
