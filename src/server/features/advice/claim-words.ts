// Of several tabs that ask for the same words one asks the duck; the others wait for what he says.
import { setTimeout as wait } from "node:timers/promises";
import type { Floor } from "../../platform/floor.ts";
import { claimWords, releaseWords, selectWords } from "./advice.queries.ts";
import type { KnownForWords } from "./load-words.ts";
import { askedVersion, isAsked, openWords, sealWords } from "./stored-words.ts";

/** Longer than any call lasts: whoever claimed before has died. */
const LONGEST_CALL_MS = 120_000;
const LOOK_AGAIN_MS = 250;

type WordsPlace = Pick<KnownForWords, "card" | "key" | "subject" | "version">;

export interface WordsClaim {
  /** For a batch; something comes back where the claim is ours. */
  take: (tx: Parameters<typeof claimWords>[0], now: Date) => ReturnType<typeof claimWords>;
  /** The words that somebody else is asking for; `null` where nothing came of it, and it is anybody's turn. */
  wordsOfOther: () => Promise<string | null>;
  /** Nothing came of ours. */
  release: () => Promise<void>;
}

export function claimOf(
  { database }: Pick<Floor, "database">,
  userId: string,
  { card, key, subject, version }: WordsPlace,
): WordsClaim {
  const place = { userId, cardId: card.id, subject };
  const claim = { ...place, version: askedVersion(version) };
  const look = () => database.batch({ userId }, (tx) => [selectWords(tx, userId, card.id)]);
  return {
    take: (tx, now) =>
      claimWords(
        tx,
        { ...claim, body: sealWords(key, place, ""), createdAt: now },
        { version, staleBefore: new Date(now.getTime() - LONGEST_CALL_MS) },
      ),
    async wordsOfOther() {
      for (let waited = 0; waited < LONGEST_CALL_MS; waited += LOOK_AGAIN_MS) {
        const [rows] = await look();
        const text = openWords(key, rows, { subject, version });
        if (text !== null || !isAsked(rows, { subject, version })) return text;
        await wait(LOOK_AGAIN_MS);
      }
      return null;
    },
    async release() {
      await database.batch({ userId }, (tx) => [releaseWords(tx, claim)]);
    },
  };
}
