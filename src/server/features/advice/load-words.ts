import type { BlockTypeId, Card } from "../../../domain/deck/card.ts";
import type { DuckProfile, Tone } from "../../../domain/duck/duck-request.ts";
import { readTone } from "../../../domain/duck/tone.ts";
import { zoneAt } from "../../../domain/plans/day.ts";
import { isLockedBy, planOf } from "../../../domain/plans/plans.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Session } from "../../platform/http/session.ts";
import { openBlockName, openBlockNotes } from "../blocks/blocks.ts";
import { type Deck, findCard } from "../cards/cards.ts";
import { openInsightBody } from "../insights/insights.ts";
import { consentQuery, dayZoneOf, isConsentCurrent, selectSettings } from "../me/me.ts";
import { openDuckProfile } from "../profile/profile.ts";
import {
  selectBlockStamps,
  selectDrawnInsights,
  selectForemostBlocks,
  selectProfileWithStamp,
  selectWords,
} from "./advice.queries.ts";
import { isAsked, openAll, openWords, type Subject } from "./stored-words.ts";
import { versionOfWords } from "./words-version.ts";

/** What the person wrote when drawing this card, as far back as a take looks. */
const TEXTS_MAX = 3;

/** Everything that words about a card depend on. */
export interface KnownForWords {
  card: Card;
  key: UserKey;
  subject: Subject;
  version: string;
  /** Said before, and still good. */
  text: string | null;
  /** Somebody is asking for them now: another tab, or another device. */
  isAsked: boolean;
  /** The person's own words that this is about, newest first; empty where there are none to be had. */
  texts: string[];
  /** What was said about this card before, of any subject: not to be said again. */
  saidBefore: string[];
  /** The kind of block the newest of them is about. */
  blockTypeId: BlockTypeId | undefined;
  tone: Tone;
  profile: DuckProfile | undefined;
  country: string | null;
  timeZone: string;
  hasConsent: boolean;
}

type LoadFloor = Pick<Floor, "database" | "vault" | "clock" | "duck"> & { deck: Deck };

/**
 * One round trip. Throws `not_found` for a card that is none, `conflict` for one that was never drawn, and
 * `no_block_type` where the person has no block of the kind.
 */
export async function loadForWords(
  floor: LoadFloor,
  session: Session,
  { slug, subject }: { slug: string; subject: Subject },
): Promise<KnownForWords> {
  const { database, vault, clock, duck, deck } = floor;
  const { userId } = session;
  const card = findCard(deck, slug);
  const [[keyRow], drawn, stamps, blocks, words, [settings], [consent], [profile]] = await database.batch(
    { userId },
    (tx) => [
      vault.keyQuery(tx, userId),
      selectDrawnInsights(tx, userId, card.id, TEXTS_MAX),
      selectBlockStamps(tx, userId),
      selectForemostBlocks(tx, userId),
      selectWords(tx, userId, card.id),
      selectSettings(tx, userId),
      consentQuery(tx, userId),
      selectProfileWithStamp(tx, userId),
    ],
  );
  if (drawn.length === 0 || !keyRow) throw new AppError("conflict", sentences.cardNeverDrawn);
  const key = vault.open(keyRow);
  const ofBlocks = blocks.map((block) => ({
    blockTypeId: block.blockTypeId as BlockTypeId,
    text: [openBlockName(key, block), openBlockNotes(key, block)].filter(Boolean).join(". "),
  }));
  const ofDraws = drawn
    .filter(({ createdAt }) => !isLockedBy(planOf(session), createdAt, clock.now()))
    .flatMap((row) => {
      const opened = openInsightBody(key, row);
      if (!opened.ok) return [];
      return [{ blockTypeId: row.blockTypeId as BlockTypeId, text: opened.value.userContext }];
    });
  const own = wordsFor(subject, ofDraws, ofBlocks);
  const tone = readTone(settings?.tone);
  const version = versionOfWords({
    ...{ deck, duck, tone, profileChangedAt: profile?.updatedAt },
    blocks: stamps.filter(({ blockTypeId }) => subject === "take" || blockTypeId === subject),
    newestDraw: subject === "take" ? drawn[0]?.id : undefined,
  });
  return {
    ...{ card, key, subject, version, tone },
    text: openWords(key, words, { subject, version }),
    isAsked: isAsked(words, { subject, version }, clock.now()),
    texts: own.map(({ text }) => text),
    saidBefore: openAll(key, words),
    blockTypeId: own[0]?.blockTypeId,
    profile: profile && openDuckProfile(key, profile),
    country: settings?.country ?? null,
    timeZone: zoneAt(clock.now(), dayZoneOf(settings)),
    hasConsent: isConsentCurrent(consent, duck),
  };
}

interface OwnWords {
  blockTypeId: BlockTypeId;
  text: string;
}

/** Guidance is about the block; a take about what was asked when the card lay there, else about a block. */
function wordsFor(subject: Subject, ofDraws: OwnWords[], ofBlocks: OwnWords[]): OwnWords[] {
  if (subject === "take") return ofDraws.length > 0 ? ofDraws : ofBlocks.slice(0, 1);
  const block = ofBlocks.find(({ blockTypeId }) => blockTypeId === subject);
  if (!block) throw new AppError("no_block_type", sentences.noBlockOfKind, { field: "blockTypeId" });
  return [block];
}
