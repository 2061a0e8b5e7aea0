import type { PastDraw, PersonalCard } from "#contract/advice.ts";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import { readTone } from "#domain/duck/tone.ts";
import { isLockedBy, openSince, type Plan, planOf } from "#domain/plans/plans.ts";
import { callsForQuiet } from "#engines/safety/index.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { type Deck, findCard } from "../cards/cards.ts";
import { isQuietTime, selectLatestReadings, selectLatestWords } from "../quiet-time/quiet-time.ts";
import { presentReflection, selectReflectionsOnCard } from "../reflections/reflections.ts";
import { selectSettings } from "../session/session.ts";
import { selectBlockChangesByType, selectDrawsOfCard, selectProfileStamp } from "./advice.queries.ts";
import { selectWords } from "./card-words.queries.ts";
import { openAdviceWords, type Subject, type WordsRow } from "./stored-words.ts";
import { versionOfWords } from "./words-version.ts";

/** The number of past draws that a card's page lists. */
const PAST_DRAWS_SHOWN = 12;

/**
 * Returns the person's draws of a card in one round trip. The plan never hides whether a card was drawn, but
 * it hides the id of an old insight.
 */
export async function getPersonalCard(
  services: Pick<Services, "database" | "vault" | "clock" | "duck"> & { deck: Deck },
  session: Session,
  slug: string,
): Promise<PersonalCard> {
  const { database, vault, clock, deck } = services;
  const { userId } = session;
  const now = clock.now();
  const card = findCard(deck, slug);
  const { draws, blocks, words, onCard, ...rows } = await database.batch({ userId }, (tx) => ({
    keys: vault.keyQuery(tx, userId),
    draws: selectDrawsOfCard(tx, { userId, cardId: card.id, limit: PAST_DRAWS_SHOWN }),
    blocks: selectBlockChangesByType(tx, userId),
    words: selectWords(tx, userId, card.id),
    onCard: selectReflectionsOnCard(tx, userId, card.id),
    settings: selectSettings(tx, userId),
    readings: selectLatestReadings(tx, userId),
    ...selectLatestWords(tx, userId),
    profiles: selectProfileStamp(tx, userId),
  }));
  const [keyRow] = rows.keys;
  const [settings] = rows.settings;
  const [profile] = rows.profiles;
  const key = keyRow && vault.openToShow(keyRow);
  const made = { ...services, tone: readTone(settings?.tone), profileChangedAt: profile?.updatedAt };
  const written = key ? onCard.map((row) => presentReflection(key, row, card)) : [];
  const context = (subject: Subject, version: string) => ({
    version,
    text: said(key, words, subject, version),
  });
  return {
    everDrawn: draws.length > 0,
    draws: draws.map((draw) => presentDraw(draw, planOf(session), now)),
    drawsTotal: draws[0]?.total ?? 0,
    guidance: BLOCK_TYPES.flatMap(({ id }) => {
      const own = blocks.filter(({ blockTypeId }) => blockTypeId === id);
      if (own.length === 0) return [];
      return [{ blockTypeId: id, ...context(id, versionOfWords({ ...made, blocks: own })) }];
    }),
    take: context("take", versionOfWords({ ...made, blocks, newestDraw: draws[0]?.insightId })),
    reflections: written,
    isGrave:
      callsForQuiet(written.map(({ text }) => text)) ||
      (key !== undefined && isQuietTime(key, { userId, ...rows }, openSince(planOf(session), now))),
  };
}

function said(
  key: UserKey | undefined,
  words: readonly WordsRow[],
  subject: Subject,
  version: string,
): string | null {
  return key ? openAdviceWords(key, words, { subject, version }) : null;
}

type DrawRow = Awaited<ReturnType<typeof selectDrawsOfCard>>[number];

function presentDraw(draw: DrawRow, plan: Plan, now: Date): PastDraw {
  const drawnAt = draw.drawnAt.toISOString();
  if (isLockedBy(plan, draw.drawnAt, now)) return { isLocked: true, drawnAt };
  return { isLocked: false, drawnAt, insightId: draw.insightId, isChosen: draw.isChosen };
}
