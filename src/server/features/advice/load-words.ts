import type { BlockTypeId, Card } from "#domain/deck/card.ts";
import type { DuckProfile, Tone } from "#domain/duck/duck-request.ts";
import { readTone } from "#domain/duck/tone.ts";
import { zoneAt } from "#domain/plans/day.ts";
import { isLockedBy, planOf } from "#domain/plans/plans.ts";
import type { Duck } from "../../platform/ai/duck.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { openBlockName, openBlockNotes } from "../blocks/blocks.ts";
import { type Deck, findCard } from "../cards/cards.ts";
import { openInsightBody } from "../insights/insights.ts";
import { openDuckProfile } from "../profile/profile.ts";
import { consentQuery, dayZoneOf, isConsentCurrent, selectSettings } from "../session/session.ts";
import {
  selectBlockChangesByType,
  selectInsightsWithCard,
  selectLastInsights,
  selectLatestBlockOfEachType,
  selectProfileWithStamp,
} from "./advice.queries.ts";
import { selectWords } from "./card-words.queries.ts";
import { textsForAdvice } from "./own-words.ts";
import { isRequested, openAdviceWords, type Subject } from "./stored-words.ts";
import { versionOfWords } from "./words-version.ts";

/** The number of the person's latest texts about this card that a take (the duck's comment on the card) uses. */
const TEXTS_MAX = 3;

/** Everything that words about a card depend on. */
export interface WordsContext {
  card: Card;
  key: UserKey;
  subject: Subject;
  version: string;
  /** Returns the version of words by this duck, which may be another one than that of `version`. */
  versionBy(duck: Pick<Duck, "id">): string;
  /** The stored words about a card, if they are still current. */
  text: string | null;
  /** Whether another request, from another tab or device, is generating these words now. */
  isAsked: boolean;
  /** The person's own texts that the words are about, newest first; empty when there are none. */
  texts: string[];
  /** The latest question about a block of this kind and what its reading said; used only for guidance. */
  asked: Asked | null;
  /**
   * Whether the card was reversed: for a take in the draw that the newest text belongs to, for guidance when it was last
   * drawn for a block of this kind, or else last drawn at all.
   */
  isReversed: boolean;
  /** The kind of block that the newest text is about. */
  blockTypeId: BlockTypeId | undefined;
  tone: Tone;
  profile: DuckProfile | undefined;
  country: string | null;
  timeZone: string;
  hasConsent: boolean;
}

/**
 * Loads what words about a card depend on, in one round trip. Throws `not_found` for an unknown card,
 * `conflict` for a card that was never drawn, and `no_block_type` when the person has no block of the kind.
 */
export async function loadForWords(
  services: Pick<Services, "database" | "vault" | "clock" | "duck"> & { deck: Deck },
  session: Session,
  { slug, subject }: { slug: string; subject: Subject },
): Promise<WordsContext> {
  const { database, vault, clock, duck, deck } = services;
  const { userId } = session;
  const card = findCard(deck, slug);
  const isTake = subject === "take";
  const found = await database.batch({ userId }, (tx) => ({
    key: vault.keyQuery(tx, userId),
    drawn: selectInsightsWithCard(tx, { userId, cardId: card.id, limit: TEXTS_MAX }),
    last: isTake ? nothing : selectLastInsights(tx, userId),
    stamps: selectBlockChangesByType(tx, userId),
    blocks: selectLatestBlockOfEachType(tx, userId),
    words: selectWords(tx, userId, card.id),
    settings: selectSettings(tx, userId),
    consent: consentQuery(tx, userId),
    profile: selectProfileWithStamp(tx, userId),
  }));
  const { drawn, last, stamps, blocks, words } = found;
  const [keyRow] = found.key;
  const [settings] = found.settings;
  const [profile] = found.profile;
  if (drawn.length === 0 || !keyRow) throw new AppError("conflict", sentences.cardNeverDrawn);
  const key = vault.open(keyRow);
  const ofBlocks = blocks.map((block) => ({
    blockTypeId: block.blockTypeId as BlockTypeId,
    text: [openBlockName(key, block), openBlockNotes(key, block)].filter(Boolean).join(". "),
  }));
  const isOpen = ({ createdAt }: { createdAt: Date }) => !isLockedBy(planOf(session), createdAt, clock.now());
  const ofDraws = drawn.filter(isOpen).flatMap((row) => {
    const opened = openInsightBody(key, row);
    if (!opened.ok) return [];
    const isReversed = row.cardsDrawn.some(({ id, reversed }) => id === card.id && reversed);
    return [{ blockTypeId: row.blockTypeId as BlockTypeId, text: opened.value.userContext, isReversed }];
  });
  const own = textsForAdvice(subject, ofDraws, ofBlocks);
  const lastDraw = ofDraws.find(({ blockTypeId }) => blockTypeId === subject) ?? ofDraws[0];
  const asked = askedLast(
    key,
    last.find((row) => row.blockTypeId === subject && isOpen(row)),
  );
  const tone = readTone(settings?.tone);
  const versionBy = (by: Pick<Duck, "id">) =>
    versionOfWords({
      deck,
      duck: by,
      tone,
      profileChangedAt: profile?.updatedAt,
      blocks: stamps.filter(({ blockTypeId }) => isTake || blockTypeId === subject),
      newestDraw: isTake ? drawn[0]?.id : undefined,
    });
  const version = versionBy(duck);
  return {
    card,
    key,
    subject,
    version,
    versionBy,
    tone,
    text: openAdviceWords(key, words, { subject, version }),
    isAsked: isRequested(words, { subject, version }, clock.now()),
    texts: [...own.map(({ text }) => text), ...(asked ? [asked.question] : [])],
    asked,
    isReversed: (isTake ? own[0] : lastDraw)?.isReversed === true,
    blockTypeId: own[0]?.blockTypeId,
    profile: profile && openDuckProfile(key, profile),
    country: settings?.country ?? null,
    timeZone: zoneAt(clock.now(), dayZoneOf(settings)),
    hasConsent: isConsentCurrent(found.consent[0], duck),
  };
}

interface Asked {
  question: string;
  reading: string;
}

function askedLast(key: UserKey, row: Parameters<typeof openInsightBody>[1] | undefined): Asked | null {
  const opened = row && openInsightBody(key, row);
  if (!opened?.ok) return null;
  const { userContext, reading } = opened.value;
  return { question: userContext, reading: reading.interpretation };
}

/** A resolved promise that takes the place of a query whose result is not needed. */
const nothing: Promise<never[]> = Promise.resolve([]);
