// Makes the README's pictures: the deck from its drawings, and a reading of three cards from a running app, in which
// the script signs up a new member: `node scripts/with-node.mjs scripts/draw-docs-pictures.mjs http://localhost:3000`.
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openChromium } from "./chromium.mjs";
import { deckPicture } from "./picture-pages.mjs";
import { projectFolder } from "./pinned-node.mjs";

const DECK = { width: 1298, height: 900 };
const READING = { width: 1280, height: 800 };
const BLOCK = { blockTypeId: "work", name: "Two jobs, one of them mine" };
const WORDS =
  "I was promoted to team lead in June and I still do all my old tickets myself at night. My team is fine, Priya is better than me at half of it, but every time I delegate something I end up rewriting it. I don’t know how to stop.";

const address = process.argv[2];
if (!address) throw new Error("Name the address of a running app");
const folder = join(projectFolder, "docs/images");
const browser = await openChromium();
try {
  const tab = await browser.newPage({ viewport: DECK });
  await tab.setContent(deckPicture(cardsInOrder()));
  await tab.evaluate("document.fonts.ready");
  await tab.screenshot({ path: join(folder, "deck.png"), fullPage: true });

  const member = await browser.newContext({ baseURL: address, viewport: READING, colorScheme: "dark" });
  const page = await member.newPage();
  await page.goto(`/insights/${await readOnce(member.request)}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Mark it done" }).waitFor();
  await page.evaluate("document.fonts.ready");
  await page.screenshot({ path: join(folder, "reading.png") });
} finally {
  await browser.close();
}

function cardsInOrder() {
  return readdirSync(join(projectFolder, "deck"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => JSON.parse(readFileSync(join(projectFolder, "deck", name, "card.json"), "utf8")))
    .sort((one, other) => one.number - other.number)
    .map(({ id }) => id);
}

/**
 * Makes a new member's first reading and returns its id.
 * @param {import("playwright-core").APIRequestContext} request
 */
async function readOnce(request) {
  const send = async (
    /** @type {"post" | "put"} */ method,
    /** @type {string} */ path,
    /** @type {object} */ data,
    headers = {},
  ) => {
    const response = await request[method](`/api${path}`, {
      data,
      headers: { origin: new URL(address ?? "").origin, ...headers },
    });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return await response.text();
  };
  const email = `pictures-${Date.now()}@example.org`;
  await send("post", "/auth/sign-up/email", { name: "", email, password: randomUUID() });
  await send("put", "/me/consent", { terms: true, age16: true });
  const block = JSON.parse(await send("post", "/blocks", BLOCK));
  const order = { spreadType: "full-pond", blockTypeId: "work", userBlockId: block.id, userContext: WORDS };
  const events = await send("post", "/readings", order, { "idempotency-key": randomUUID() });
  const insight = /"insightId":"([0-9a-f-]+)"/.exec(events)?.[1];
  if (!insight) throw new Error(`No reading came: ${events.slice(-300)}`);
  return insight;
}
