import type { LiftInput } from "#contract/readings.ts";
import type { DrawnCard } from "#domain/draw/draw-cards.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import type { Deck } from "../cards/cards.ts";
import { selectSettings } from "../session/session.ts";
import { drawUsed, pickCards } from "./deal-cards.ts";
import { selectOwnDraw, storeLift } from "./readings.queries.ts";
import { type DrawRow, type Lift, openLift, openServerSeed, sealLift } from "./stored-reading.ts";

export interface LiftRequest extends LiftInput {
  userId: string;
  drawId: string;
}

type LiftServices = Pick<Services, "database" | "vault" | "random"> & { deck: Deck };

interface LoadedDraw {
  key: UserKey;
  draw: DrawRow;
  hasReversals: boolean;
}

/**
 * Fixes the picks of a sealed draw and returns its cards; the same picks give the same cards again. One round trip to load
 * and one to store. Throws `not_found` for an unknown draw, `draw_used` for one that was lifted with other picks or that a
 * reading uses, and `invalid_input` for impossible picks.
 */
export async function liftCards(
  services: LiftServices,
  request: LiftRequest,
): Promise<{ cards: DrawnCard[] }> {
  const { key, draw, hasReversals } = await loadDraw(services, request);
  if (draw.lifted !== null) return liftedBefore(key, draw, request);
  if (draw.readingId !== null) throw drawUsed();
  const seed = openServerSeed(key, draw);
  if (!seed) throw new AppError("not_found", sentences.drawNotFound);
  const lift = pickCards(services, request, { draw, seed, hasReversals });
  const [stored] = await services.database.batch({ userId: request.userId }, (tx) => [
    storeLift(tx, draw, sealLift(key, draw, lift)),
  ]);
  if (stored.length > 0) return { cards: lift.cards };
  // Since the draw was loaded, another request has lifted its cards, or a reading has used it.
  const changed = await loadDraw(services, request);
  return liftedBefore(changed.key, changed.draw, request);
}

async function loadDraw(
  { database, vault }: LiftServices,
  { userId, drawId }: LiftRequest,
): Promise<LoadedDraw> {
  const [[keyRow], [draw], [settings]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectOwnDraw(tx, userId, drawId),
    selectSettings(tx, userId),
  ]);
  if (!keyRow || !draw) throw new AppError("not_found", sentences.drawNotFound);
  return { key: vault.open(keyRow), draw, hasReversals: settings?.hasReversedCards ?? true };
}

/** Returns the cards as they were lifted. Throws `draw_used` where they were not, or with other picks. */
function liftedBefore(key: UserKey, draw: DrawRow, request: LiftRequest): { cards: DrawnCard[] } {
  const lift = openLift(key, draw);
  if (!lift || !isSameLift(lift, request)) throw drawUsed();
  return { cards: lift.cards };
}

function isSameLift({ spreadType, receipt }: Lift, asked: LiftRequest): boolean {
  return (
    spreadType === asked.spreadType &&
    receipt.picks.join() === asked.picks.join() &&
    (asked.clientSeed ?? receipt.clientSeed) === receipt.clientSeed
  );
}
