import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import { STEP_MS } from "./support/patience.ts";

const BLOCKS = /\/api\/blocks\?/;

/** An answer to a request for a list. Its status is 304 if the browser already has the current answer. */
interface Asked {
  status: number;
  tag: string | undefined;
}

/**
 * Records the answers that the page gets from the network for the list of blocks, and returns a function that lists them.
 * The browser reports the parts of a request in no fixed order, so they are joined when the list is read.
 */
async function recordBlocks(page: Page): Promise<() => Asked[]> {
  const answers: { requestId: string; status: number }[] = [];
  const tags = new Map<string, string | undefined>();
  const ofBlocks = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (BLOCKS.test(request.url)) ofBlocks.add(requestId);
  });
  session.on("Network.requestWillBeSentExtraInfo", ({ requestId, headers }) => {
    tags.set(requestId, Object.entries(headers).find(([name]) => /^if-none-match$/i.test(name))?.[1]);
  });
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    answers.push({ requestId, status: statusCode });
  });
  await session.send("Network.enable");
  return () =>
    answers
      .filter(({ requestId }) => ofBlocks.has(requestId))
      .map(({ requestId, status }) => ({ status, tag: tags.get(requestId) }));
}

describe("a list in the browser", () => {
  journey(
    "a list in the browser is not sent again while it is unchanged, and is gone from the browser after signing out",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.signsUp();
      await person.page.request.post(new URL("/api/blocks", person.page.url()).href, {
        data: { blockTypeId: "work", name: "Four drafts, no owner" },
        headers: { origin: new URL(person.page.url()).origin },
      });
      const asked = await recordBlocks(person.page);
      await person.opens("/blocks");
      await person.sees("Four drafts, no owner");
      await expect.poll(() => asked().at(-1), { timeout: STEP_MS }).toEqual({ status: 200, tag: undefined });
      await person.page.reload();
      await person.sees("Four drafts, no owner");
      await expect
        .poll(() => asked().at(-1), { timeout: STEP_MS })
        .toEqual({ status: 304, tag: expect.stringMatching(/^"/) });
      await person.presses(/^You$/);
      await person.presses("Sign out");
      await person.sees("Tell the duck.");
      await person.opens("/blocks");
      await person.types("Email", person.email);
      await person.types("Password", person.password);
      await person.page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
      await person.sees("Four drafts, no owner");
      await expect.poll(() => asked().at(-1), { timeout: STEP_MS }).toEqual({ status: 200, tag: undefined });
    },
  );
});
