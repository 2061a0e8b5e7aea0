import type { DrawnCardOutput } from "#contract/cards.ts";
import { api } from "#web/api/client.ts";
import { pause } from "#web/ui/pause.ts";
import type { ReadingOrder } from "../stream/reading-order.ts";

/** The lift of cards that a person has chosen from a sealed draw. */
export interface Lift extends Pick<ReadingOrder, "spreadType" | "clientSeed"> {
  drawId: string;
  picks: number[];
}

/** Returns the lift that an order calls for; `null` if its cards were not lifted from a sealed draw. */
export function liftOf({ spreadType, drawId, clientSeed, picks }: ReadingOrder): Lift | null {
  return drawId && picks ? { spreadType, drawId, picks, ...(clientSeed && { clientSeed }) } : null;
}

let ahead: { drawId: string; cards: Promise<DrawnCardOutput[]> } | null = null;

/**
 * Asks for the cards while the last lifted one is still on its way, in a task of its own, because the card's movement begins
 * in this one.
 */
export function liftAhead(lift: Lift): void {
  const cards = pause().then(() => send(lift));
  // The page that shows the cards reports the failure.
  cards.catch(() => {});
  ahead = { drawId: lift.drawId, cards };
}

/** Returns the cards of a lift. The same lift always gives the same cards. */
export function liftedCards(lift: Lift): Promise<DrawnCardOutput[]> {
  if (ahead?.drawId !== lift.drawId) return send(lift);
  const { cards } = ahead;
  ahead = null;
  return cards;
}

async function send(lift: Lift): Promise<DrawnCardOutput[]> {
  return (await api.readings.lift({ ...lift })).cards;
}
