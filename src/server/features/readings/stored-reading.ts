// The request of a run, stored encrypted in `readings.request` for resuming and retrying.
import type { ReadingEvent } from "#contract/readings.ts";
import type { Answers } from "#domain/asking/answers.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import type { DrawnCard } from "#domain/draw/draw-cards.ts";
import type { SpreadType } from "#domain/readings/spread.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import type { Opened, UserKey } from "../../platform/crypto/user-key.ts";
import { draws, readingEvents, readings } from "../../platform/db/tables/insights.ts";
import type { Numbered } from "../../platform/streams/event-feed.ts";
import type { DrawReceipt } from "../insights/insights.ts";

export type RunRow = typeof readings.$inferSelect;

export interface OpenedDraw {
  drawId: string;
  receipt: DrawReceipt;
}

export interface StoredRequest {
  /** The hash of everything the person sent: the same key is valid only for the same request. */
  fingerprint: string;
  spreadType: SpreadType;
  blockTypeId: BlockTypeId;
  userBlockId: string | null;
  userContext: string;
  /** What the person answered under the card; absent if they skipped every question. */
  answers?: Answers;
  /** The sentence in which the person corrected a model's reading of the same cards. */
  correction?: string;
  cards: DrawnCard[];
  /** The draw's receipt; `null` for a card that the person chose. */
  draw: OpenedDraw | null;
  /** The id of the insight that this reading replaces: see `DealtCards.replaces`. */
  replaces: string | null;
  /** The day, in the person's time zone, that this reading counts for. */
  day: string;
}

type RunId = { userId: string; id: string };

export function sealRequest(key: UserKey, run: RunId, request: StoredRequest): string {
  return key.seal(request, placeOf(readings, "request", run));
}

export function openRequest(key: UserKey, run: RunId & Pick<RunRow, "request">): Opened<StoredRequest> {
  return key.unseal(run.request, placeOf(readings, "request", run));
}

export function sealServerSeed(key: UserKey, draw: RunId, seed: Uint8Array): string {
  return key.seal(Buffer.from(seed).toString("hex"), placeOf(draws, "serverSeed", draw));
}

export function openServerSeed(key: UserKey, draw: RunId & { serverSeed: string }): Uint8Array | undefined {
  const opened = key.unseal<string>(draw.serverSeed, placeOf(draws, "serverSeed", draw));
  return opened.ok ? new Uint8Array(Buffer.from(opened.value, "hex")) : undefined;
}

export type DrawRow = typeof draws.$inferSelect;

/** The cards of a draw once the person has lifted them, with the receipt of the reading to come. */
export interface Lift {
  spreadType: SpreadType;
  cards: DrawnCard[];
  receipt: DrawReceipt;
}

export function sealLift(key: UserKey, draw: RunId, lift: Lift): string {
  return key.seal(lift, placeOf(draws, "lifted", draw));
}

/** Returns the lifted cards of a draw; `undefined` where none were lifted, or where they cannot be decrypted. */
export function openLift(key: UserKey, draw: RunId & Pick<DrawRow, "lifted">): Lift | undefined {
  if (draw.lifted === null) return undefined;
  const opened = key.unseal<Lift>(draw.lifted, placeOf(draws, "lifted", draw));
  return opened.ok ? opened.value : undefined;
}

export type NumberedEvent = Numbered<ReadingEvent>;

/** Encrypts events for a row of `reading_events`; the row's `seq` is the number of the last event. */
export function sealEvents(key: UserKey, run: RunId, events: readonly NumberedEvent[]) {
  const seq = events.at(-1)?.number ?? 0;
  const row = { userId: run.userId, readingId: run.id, seq };
  const body = key.seal(
    events.map(({ event }) => event),
    placeOf(readingEvents, "body", row),
  );
  return { ...row, body };
}

/** Decrypts the events of a row. Returns an empty list when the row cannot be decrypted. */
export function openEvents(key: UserKey, row: typeof readingEvents.$inferSelect): NumberedEvent[] {
  const opened = key.unseal<ReadingEvent[]>(row.body, placeOf(readingEvents, "body", row));
  if (!opened.ok) return [];
  const first = row.seq - opened.value.length + 1;
  return opened.value.map((event, index) => ({ number: first + index, event }));
}
