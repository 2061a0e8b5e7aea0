import { commitTo, SERVER_SEED_BYTES } from "../../../domain/draw/shuffle.ts";
import { newId } from "../../platform/db/ids.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Deck } from "../cards/cards.ts";
import { insertDraw } from "./runs.queries.ts";
import { sealServerSeed } from "./stored-reading.ts";

/** Fixes the server's half of a draw before anything is picked, and publishes what it is bound to. */
export async function sealDraw(
  { database, vault, clock, random, deck }: Floor & { deck: Deck },
  userId: string,
): Promise<{ drawId: string; commitment: string }> {
  const key = await vault.keyOf(userId);
  const seed = random.bytes(SERVER_SEED_BYTES);
  const draw = { userId, id: newId() };
  const commitment = commitTo(seed);
  await database.batch({ userId }, (tx) => [
    insertDraw(tx, {
      ...draw,
      commitment,
      serverSeed: sealServerSeed(key, draw, seed),
      deckVersion: deck.version,
      readingId: null,
      createdAt: clock.now(),
    }),
  ]);
  return { drawId: draw.id, commitment };
}
