import type { Database } from "#server/platform/db/database.ts";

/** Returns a database that calls `meanwhile` once, after the first batch and before its result is returned. */
export function afterFirstBatch(database: Database, meanwhile: () => Promise<unknown>): Database {
  let isLoaded = false;
  return {
    ...database,
    async batch(actor, body, limits) {
      const found = await database.batch(actor, body, limits);
      if (!isLoaded) {
        isLoaded = true;
        await meanwhile();
      }
      return found;
    },
  };
}
