// Serves the text of a page without anything else, sent as the app sends pages. No page can be faster than that.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { compressBuild } from "#scripts/compress-build.mjs";
import { createStaticSite } from "#server/platform/http/static-site.ts";

/** Returns a bare page with the text of the open page, one paragraph for each line. */
export async function bareVersionOf(page: Page): Promise<string> {
  const text = await page.evaluate<string>("document.body.innerText");
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const paragraphs = lines.map((line) => `<p>${line.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title><link rel="icon" href="data:,"></head><body>${paragraphs.join("\n")}</body></html>`;
}

export interface BareSite {
  urlOf(path: string): string;
  /** The address of the first bare page on another site. */
  elsewhere: string;
  stop(): void;
}

/** Serves the bare pages. `pages` holds each one's HTML by the path of the page that its text comes from. */
export async function serveBare(pages: Map<string, string>): Promise<BareSite> {
  const folder = mkdtempSync(join(tmpdir(), "arcana-bare-"));
  const names = new Map([...pages.keys()].map((path, index) => [path, `bare-${index}.html`]));
  for (const [path, html] of pages) writeFileSync(join(folder, names.get(path) ?? ""), html);
  await compressBuild(folder);
  const site = createStaticSite({ folder, appUrl: "http://127.0.0.1", hasSession: () => false });
  const server = createServer((request, response) => {
    void site.answer(request, response, { route: "", isRoutine: true } as Parameters<typeof site.answer>[2]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (path) => `http://127.0.0.1:${port}/${names.get(path)}`,
    elsewhere: `http://localhost:${port}/bare-0.html`,
    stop() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
