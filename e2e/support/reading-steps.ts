import { randomUUID } from "node:crypto";
import type { Answers } from "#domain/asking/answers.ts";
import type { Person } from "./person.ts";

export const WORDS =
  "Dana and I have rewritten the same proposal four times. I told my manager it’s nearly finished. It isn’t.";

/** The field of a request, for a new block or for a tracked one. */
export const REQUEST_FIELD = /^(What has you stuck\?|Tell the duck more:)$/;

/** The wish for a reading of one card. */
export const ONE_CARD = { spread: "Quick Duck Spread" } as const;

/** Fills in a request from the empty form to the words, ready to be sent. */
export async function asksAbout(
  person: Person,
  { type = "Work block", spread = "Full Pond Spread", words = WORDS } = {},
): Promise<void> {
  await person.types(REQUEST_FIELD, words);
  await person.presses(/, one card · change$/);
  const kind = person.page.getByRole("radio", { name: type });
  if (!(await kind.isChecked())) await person.page.getByText(type, { exact: true }).click();
  if (spread === "Full Pond Spread") await person.presses("Three cards instead");
}

interface ReadingWish {
  spread?: "Full Pond Spread" | "Quick Duck Spread";
  words?: string;
  /** What the person answered to the questions; nothing if they skipped them. */
  answers?: Answers;
}

/**
 * Makes a reading without its screens, by the requests that the pages send. Returns the insight's id. For journeys that
 * begin with a reading; e2e/draw-a-card.journey.ts asks for one and draws its cards on the screens.
 */
export async function getsReading(
  person: Person,
  { spread = "Full Pond Spread", words = WORDS, answers }: ReadingWish = {},
): Promise<string> {
  const timeZone = await person.page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await person.sends("PUT", "/api/me/consent", { terms: true, age16: true, timeZone });
  const order = {
    spreadType: spread === "Full Pond Spread" ? "full-pond" : "quick-draw",
    blockTypeId: "work",
    userContext: words,
    timeZone,
    ...(answers && { answers }),
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

/** Lets the duck draw, skips the questions and waits for the reading to have its page. */
export async function drawsAndReads(person: Person): Promise<string> {
  await drawsForMe(person);
  return await waitsForPage(person);
}

/** Lets the duck draw and skips the questions, so that the reading begins. */
export async function drawsForMe(person: Person): Promise<void> {
  await person.presses("Draw for me");
  await skipsQuestions(person);
}

/**
 * Presses "Just read it" under the cards. Somebody who has done that before is not asked again, so the reading may begin
 * without it.
 */
export async function skipsQuestions({ page }: Person): Promise<void> {
  const skip = page.getByRole("button", { name: "Just read it" });
  await skip
    .or(page.getByRole("article"))
    .or(page.getByRole("heading", { name: /on its way/ }))
    .first()
    .waitFor();
  if (!(await skip.isVisible())) return;
  await skip.click();
  await skip.waitFor({ state: "hidden" });
}

/** Skips the questions if they are asked, and waits for the reading under way to have its page. */
export async function waitsForInsightId(person: Person): Promise<string> {
  await skipsQuestions(person);
  return await waitsForPage(person);
}

/** Waits for a reading that was asked for to have its page. */
export async function waitsForPage({ page }: Person): Promise<string> {
  await page.waitForURL(/\/insights\/[0-9a-f-]+$/);
  await page.getByRole("article").getByRole("heading", { level: 1 }).waitFor();
  return page.url().split("/").at(-1) ?? "";
}

/** Returns what is shown under the cards, while they are drawn or on the reading's page. */
export async function cardsOn(person: Person): Promise<string[]> {
  const cards = person.page.getByRole("list", { name: "Cards" });
  await cards.waitFor();
  return await cards.getByRole("listitem").allInnerTexts();
}
