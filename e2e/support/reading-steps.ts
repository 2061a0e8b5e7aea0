import { randomUUID } from "node:crypto";
import type { Person } from "./person.ts";

export const WORDS =
  "Dana and I have rewritten the same proposal four times. I told my manager it’s nearly finished. It isn’t.";

/** The field of a request, for a new block or for a tracked one. */
export const REQUEST_FIELD = /^(What has you stuck\?|Tell the duck more:)$/;

/** The wish for a reading of one card. */
export const ONE_CARD = { spread: "Quick Duck Spread" } as const;

/** The answer that is given to "What is the hard part?". */
const HARD_PART = "It keeps happening";

/**
 * Fills in a request from the empty form to the words, ready to be sent. With `isHardPartSaid` the hard part is tapped too,
 * so that the reading is sure and has a step.
 */
export async function asksAbout(
  person: Person,
  { type = "Work block", spread = "Full Pond Spread", words = WORDS, isHardPartSaid = false } = {},
): Promise<void> {
  await person.types(REQUEST_FIELD, words);
  const kind = person.page.getByRole("radio", { name: type });
  if (!(await kind.isChecked())) await person.page.getByText(type, { exact: true }).click();
  if (spread === "Full Pond Spread") await person.presses("Three cards instead");
  if (isHardPartSaid) await saysHardPart(person);
}

async function saysHardPart({ page }: Person): Promise<void> {
  await page.getByText(HARD_PART).click();
  await page.getByRole("radio", { name: HARD_PART, checked: true }).waitFor();
}

interface ReadingWish {
  spread?: "Full Pond Spread" | "Quick Duck Spread";
  words?: string;
  isHardPartSaid?: boolean;
}

/**
 * Makes a reading without its screens, by the requests that the pages send. Returns the insight's id. For journeys that
 * begin with a reading; e2e/draw-a-card.journey.ts asks for one and draws its cards on the screens.
 */
export async function getsReading(
  person: Person,
  { spread = "Full Pond Spread", words = WORDS, isHardPartSaid = false }: ReadingWish = {},
): Promise<string> {
  const timeZone = await person.page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await person.sends("PUT", "/api/me/consent", { terms: true, age16: true, timeZone });
  const order = {
    spreadType: spread === "Full Pond Spread" ? "full-pond" : "quick-draw",
    blockTypeId: "work",
    userContext: words,
    timeZone,
    ...(isHardPartSaid && { hardPart: "repeat" }),
  };
  const key = { "idempotency-key": randomUUID() };
  const events = await person.sends("POST", "/api/readings", order, key);
  const [, id] = /"type":"done","insightId":"([0-9a-f-]{36})"/.exec(events) ?? [];
  if (id === undefined) throw new Error(`The reading did not end well: ${events}`);
  return id;
}

/** Creates an account with a first reading and opens the reading's page. Returns the insight's id. */
export async function comesToAReading(person: Person, wish: ReadingWish = {}): Promise<string> {
  await person.getsAnAccount();
  const id = await getsReading(person, wish);
  await person.opens(`/insights/${id}`);
  return await waitsForInsightId(person);
}

/**
 * Makes a first reading with that card, requested from the card's own page. Ends on the reading; returns its
 * id.
 */
export async function readsWithCard(person: Person, cardId: string): Promise<string> {
  await person.opens(`/cards/${cardId}`);
  // The public page of a card shows first, then the person's own page replaces it.
  await person.sees("No insights from this card yet.");
  await person.presses("Get an Insight with This Card");
  await person.isAt(`/new-insight?cardId=${cardId}`);
  await person.types(REQUEST_FIELD, WORDS);
  await person.agreesAndSends();
  return await waitsForInsightId(person);
}

/** Sends the request and waits until the reading has its page. Ends there; returns the insight's id. */
export async function sendsAndReads(person: Person, { isFirst = false } = {}): Promise<string> {
  if (isFirst) await person.agreesAndSends();
  else await person.presses("Send to Rob");
  return await drawsAndReads(person);
}

/** Shuffles the deck, stops and fans the cards out. Ends when the fan has the focus. */
export async function shufflesAndFans(person: Person): Promise<void> {
  for (const name of ["Shuffle", "Stop", "Fan them out"]) await person.presses(name);
  await person.isOn(person.page.getByRole("listbox"));
}

/** Lets the duck draw, and waits for the reading to have its page. */
export async function drawsAndReads(person: Person): Promise<string> {
  await person.presses("Draw for me");
  return await waitsForInsightId(person);
}

/** Waits for the reading under way to have its page. */
export async function waitsForInsightId(person: Person): Promise<string> {
  await person.isAt(/\/insights\/[0-9a-f-]+$/);
  await person.page.getByRole("button", { name: "This landed" }).waitFor();
  return person.page.url().split("/").at(-1) ?? "";
}

/** Returns what is shown under the cards, while they are drawn or on the reading's page. */
export async function cardsOn(person: Person): Promise<string[]> {
  const cards = person.page.getByRole("list", { name: "Cards" });
  await cards.waitFor();
  return await cards.getByRole("listitem").allInnerTexts();
}
