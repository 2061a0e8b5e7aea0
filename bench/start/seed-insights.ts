// Inserts thousands of encrypted insights of one person, in the form in which the app stores them.

import type { ReadingResult } from "#domain/readings/reading-result.ts";
import { sealInsight } from "#server/features/insights/insights.ts";
import { systemClock } from "#server/platform/clock.ts";
import { loadConfig } from "#server/platform/config.ts";
import { openKeyring } from "#server/platform/crypto/keyring.ts";
import { createVault } from "#server/platform/crypto/vault.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { newId } from "#server/platform/db/ids.ts";
import { insights } from "#server/platform/db/tables/insights.ts";
import { createLog } from "#server/platform/log/log.ts";
import { someReading } from "#test-support/factories.ts";

const ROWS_A_STATEMENT = 200;
const MINUTE_MS = 60_000;
const SENTENCE =
  "I rewrote the proposal and sent it to nobody; it is due on Thursday, and the reviewer waits. ";

interface Seed {
  databaseUrl: string;
  encryptionKeys: string;
  dataDir: string;
  userId: string;
  count: number;
  /** The length of each question, as a number of sentences of about a hundred characters. */
  sentences: number;
  /** The reading of each insight; by default, a short one. */
  reading?: ReadingResult;
}

export async function seedInsights({
  userId,
  count,
  sentences,
  reading = someReading,
  databaseUrl,
  ...setup
}: Seed): Promise<void> {
  const config = loadConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: setup.dataDir,
    ENCRYPTION_KEYS: setup.encryptionKeys,
  });
  const log = createLog("silent", { write: () => {} });
  const database = await openDatabase({ connectionString: databaseUrl, log });
  const keyring = openKeyring({ ...config, log });
  const vault = createVault({ database, keyring, legacySecret: undefined, log, clock: systemClock });
  const key = await vault.keyOf(userId);
  const newest = Date.now();
  const rowOf = (number: number) => {
    const id = newId();
    const words = {
      headline: `You already know which of the ${number} drafts it is, and who should read it first.`,
      question: "I've rewritten the proposal four times and sent it to nobody.",
      userContext: SENTENCE.repeat(sentences),
      reading,
      receipt: null,
      notice: null,
    };
    return {
      userId,
      id,
      spreadType: "quick-draw",
      blockTypeId: "work",
      userBlockId: null,
      duck: "offline",
      cardsDrawn: [{ id: "the-cache", reversed: false }],
      createdAt: new Date(newest - number * MINUTE_MS),
      ...sealInsight(key, { userId, id }, words),
    };
  };
  for (let from = 0; from < count; from += ROWS_A_STATEMENT) {
    const rows = Array.from({ length: Math.min(ROWS_A_STATEMENT, count - from) }, (_, index) =>
      rowOf(from + index),
    );
    await database.batch({ userId }, (tx) => [tx.insert(insights).values(rows)]);
  }
  await database.close();
}
