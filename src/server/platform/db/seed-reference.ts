import { eq } from "drizzle-orm";
import type { Card } from "#domain/deck/card.ts";
import type { Database } from "./database.ts";
import { blockTypes, cards, seeds } from "./tables/reference.ts";

export interface ReferenceData {
  /** The version of the deck, which changes whenever any field below changes. */
  version: string;
  cards: readonly Card[];
  blockTypes: readonly (typeof blockTypes.$inferInsert)[];
}

const DECK = "deck";

/** Fills the reference tables with this deck and these block types. Does nothing if they are up to date. */
export async function seedReference(database: Database, data: ReferenceData): Promise<void> {
  await database.asJobs(async (tx) => {
    const seed = { id: DECK, version: "", seededAt: new Date() };
    await tx.insert(seeds).values(seed).onConflictDoNothing();
    // Locked, so that if two processes start at once, one seeds and the other finds it done.
    const [seeded] = await tx.select().from(seeds).where(eq(seeds.id, DECK)).for("update");
    if (seeded?.version === data.version) return;
    // The cards are replaced rather than merged, since two cards may have swapped their unique numbers.
    await tx.delete(cards);
    await tx.delete(blockTypes);
    await tx
      .insert(cards)
      .values(data.cards.map((card) => ({ id: card.id, number: card.number, name: card.name, card })));
    await tx.insert(blockTypes).values([...data.blockTypes]);
    await tx.update(seeds).set({ version: data.version, seededAt: new Date() }).where(eq(seeds.id, DECK));
  });
}
