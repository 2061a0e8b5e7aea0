// Loads all rows of a person's history in one round trip and decrypts them in slices.
import { graveReadingsOf, type History } from "#domain/patterns/history.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Services } from "../../platform/services.ts";
import { mapInSlices } from "../../platform/turns.ts";
import type { Deck } from "../cards/cards.ts";
import { selectPromises } from "../promises/promises.ts";
import { shownZoneOf } from "../session/session.ts";
import {
  openBlock,
  openMessage,
  openReading,
  openReflection,
  openTheme,
  withWords,
} from "./open-history-rows.ts";
import { pastSteps } from "./past-steps.ts";
import * as queries from "./patterns.queries.ts";

/**
 * Loads a person's history. `fingerprint` identifies the state of the rows that were loaded. Takes one round trip, plus
 * one if the key is not in memory.
 */
export async function loadHistory(
  { database, vault, deck }: Pick<Services, "database" | "vault"> & { deck: Deck },
  userId: string,
): Promise<{ history: History; fingerprint: string; key: UserKey }> {
  const key = await vault.keyOf(userId);
  const { touched, promises, ...rows } = await database.batch({ userId }, (tx) => ({
    fingerprint: queries.selectFingerprint(tx, userId),
    insights: queries.selectInsights(tx, userId),
    blocks: queries.selectAllBlocks(tx, userId),
    changes: queries.selectStatusChanges(tx, userId),
    touched: queries.selectTouchedSteps(tx, userId),
    promises: selectPromises(tx, userId),
    messages: queries.selectOwnMessages(tx, userId),
    reflections: queries.selectOwnReflections(tx, userId),
    corrections: queries.selectThemeCorrections(tx, userId),
    enough: queries.selectEnoughDays(tx, userId),
    zones: queries.selectZone(tx, userId),
  }));
  const named = new Map(rows.corrections.map((row) => [row.insightId, openTheme(key, row)]));
  const opened = await mapInSlices(rows.insights, (row) => openReading(key, row, named.get(row.id) ?? null));
  const byId = new Map(opened.map(({ reading }) => [reading.id, reading]));
  const words = [
    ...(await mapInSlices(rows.messages, (row) => openMessage(key, row))),
    ...(await mapInSlices(rows.reflections, (row) => openReflection(key, row))),
    ...opened.map(({ note }) => note),
  ].filter((each) => each !== null);
  const zone = shownZoneOf(rows.zones[0]);
  const readings = opened.map(({ reading }) => reading);
  const blocks = await mapInSlices(rows.blocks, (row) => openBlock(key, row, rows.changes));
  const grave = graveReadingsOf({ readings, blocks });
  const history: History = {
    ...{ zone, readings, blocks },
    ...pastSteps({ promises: promises.map((row) => withWords(key, row)), touched, byId, grave, zone }),
    saidEnough: rows.enough.map(({ saidAt }) => saidAt),
    words: words.sort((one, other) => one.at.getTime() - other.at.getTime()),
    deckSize: deck.cards.length,
    cardNames: new Map(deck.cards.map(({ id, name }) => [id, name])),
    cardFamilies: new Map(deck.cards.map(({ id, family }) => [id, family])),
  };
  return { history, fingerprint: rows.fingerprint.rows[0]?.fingerprint ?? "", key };
}
