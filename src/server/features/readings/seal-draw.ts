import type { SealInput } from "../../../contract/readings.ts";
import { fingerprintDeck } from "../../../domain/draw/receipt.ts";
import { commitTo, SERVER_SEED_BYTES } from "../../../domain/draw/shuffle.ts";
import { readingCost } from "../../../domain/limits/rate-limits.ts";
import { isTimeZone } from "../../../domain/plans/day.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Deck } from "../cards/cards.ts";
import { consentQuery, isConsentCurrent } from "../me/me.ts";
import { insertDraw } from "./claim.queries.ts";
import { sealServerSeed } from "./stored-reading.ts";

type SealFloor = Pick<Floor, "database" | "vault" | "clock" | "random" | "duck"> & { deck: Deck };

/**
 * Fixes the server's half of a draw before anything is picked, and publishes what it is bound to. Where it is told what
 * will be asked, nobody shuffles in vain: it throws `crisis_help` and `consent_required` as the reading would.
 */
export async function sealDraw(
  floor: SealFloor,
  userId: string,
  asked: SealInput = {},
): Promise<{ drawId: string; commitment: string }> {
  const { database, vault, clock, random, duck, deck } = floor;
  if (asked.userContext !== undefined) putPeopleFirst(duck, userId, asked);
  const key = await vault.keyOf(userId);
  const seed = random.bytes(SERVER_SEED_BYTES);
  const draw = { userId, id: newId() };
  const commitment = commitTo(seed);
  const [[consent]] = await database.batch({ userId }, (tx) => [
    consentQuery(tx, userId),
    insertDraw(tx, {
      ...draw,
      commitment,
      serverSeed: sealServerSeed(key, draw, seed),
      deckVersion: fingerprintDeck(deck.cards),
      readingId: null,
      createdAt: clock.now(),
    }),
  ]);
  // A draw that no reading will name is forgotten with the day's runs.
  if (asked.userContext !== undefined && !isConsentCurrent(consent, duck)) {
    throw new AppError("consent_required", sentenceOf("consent_required"));
  }
  return { drawId: draw.id, commitment };
}

/** Whoever speaks of a crisis hears of people before anything is sealed. */
function putPeopleFirst(
  duck: Floor["duck"],
  userId: string,
  { userContext = "", timeZone, drawAnyway }: NonNullable<SealInput>,
): void {
  duck.admit({
    feature: "generateInsight",
    cost: readingCost("quick-draw"),
    userId,
    texts: [userContext],
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null,
    goesOnAnyway: drawAnyway === true,
  });
}
