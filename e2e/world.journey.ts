import { describe, expect, it } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";

const MOST_PICTURE_BYTES = 80 * 1024;

async function textAt(path: string): Promise<string> {
  const answer = await fetch(new URL(path, app().url));
  expect(answer.status, path).toBe(200);
  return await answer.text();
}

async function sitemap(): Promise<string[]> {
  const text = await textAt("/sitemap.xml");
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

describe("the site for search engines and link previews", () => {
  it("lists every card and every public page in its sitemap, which robots.txt names", async () => {
    const pages = await sitemap();
    expect(pages.filter((page) => page.startsWith("/cards/"))).toHaveLength(36);
    expect(pages).toEqual(expect.arrayContaining(["/", "/cards", "/encryption"]));
    expect(await textAt("/robots.txt")).toContain(`Sitemap: ${app().url}/sitemap.xml`);
  });

  it("gives each of these pages a title, a description, a canonical URL and a picture", async () => {
    const titles = new Set<string>();
    for (const page of await sitemap()) {
      const html = await textAt(page);
      titles.add(found(html, /<title>([^<]+)<\/title>/));
      expect(found(html, /<meta name="description" content="([^"]+)"/).length, page).toBeGreaterThan(40);
      expect(found(html, /<link rel="canonical" href="([^"]+)"/), page).toBe(`${app().url}${page}`);
      const picture = await fetch(found(html, /<meta property="og:image" content="([^"]+)"/));
      expect(picture.headers.get("content-type"), page).toBe("image/jpeg");
      expect((await picture.arrayBuffer()).byteLength, page).toBeLessThan(MOST_PICTURE_BYTES);
      expect(html).not.toContain("app-url.invalid");
    }
    expect(titles.size).toBe((await sitemap()).length);
  });

  it("has a manifest whose icons exist", async () => {
    const { name, icons } = JSON.parse(await textAt("/manifest.webmanifest"));
    expect(name).toBe("Rubber Arcana");
    for (const { src, type } of icons) {
      const icon = await fetch(new URL(src, app().url));
      expect(icon.headers.get("content-type"), src).toBe(type);
    }
  });

  journey(
    "the site for search engines and link previews has the same text of a card with and without JavaScript",
    app,
    async ({ someone }) => {
      const reader = await someone({ javaScriptEnabled: false });
      await reader.opens("/cards");
      expect(await reader.page.getByRole("main").getByRole("link").count()).toBe(36);
      await reader.presses(/The Merge Conflict/);
      await reader.isAt("/cards/the-merge-conflict");
      await reader.sees("Where it applies");
      const visitor = await someone();
      await visitor.opens("/cards");
      await visitor.presses(/The Merge Conflict/);
      await visitor.isAt("/cards/the-merge-conflict");
      const told = (person: Person) =>
        person.page.locator('script[type="application/ld+json"]').first().textContent();
      await visitor.page.waitForFunction(() => document.title.startsWith("The Merge Conflict"));
      const data = await told(visitor);
      expect(JSON.parse(data ?? "")).toMatchObject({
        name: "The Merge Conflict",
        image: `${app().url}/social/the-merge-conflict.jpg`,
      });
      expect(data).toBe(await told(reader));
    },
  );
});
