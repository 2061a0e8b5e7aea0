import { sql } from "drizzle-orm";
import type { ReadingInput } from "#contract/readings.ts";
import { hasAnswers } from "#domain/asking/answers.ts";
import type { DuckBlock, DuckProfile } from "#domain/duck/duck-request.ts";
import type { DayZone } from "#domain/plans/day.ts";
import { isLockedBy, planOf } from "#domain/plans/plans.ts";
import { EARLIER_INSIGHTS_MAX } from "#domain/readings/lengths.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { prepared } from "../../platform/db/prepared.ts";
import type { userSettings } from "../../platform/db/tables/people.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { waitForSlice } from "../../platform/turns.ts";
import type { BlockRow } from "../blocks/blocks.ts";
import { type InsightRow, openInsightBody, openInsightSummary } from "../insights/insights.ts";
import { openDuckProfile, selectDuckProfile } from "../profile/profile.ts";
import { consentQuery, dayZoneOf, isConsentCurrent, selectSettings } from "../session/session.ts";
import { openRecentQuestions, type RecentQuestion, selectQuestionsToCompare } from "./asked-before.ts";
import {
  selectDraw,
  selectEarlier,
  selectLatestOnBlock,
  selectLinkedBlock,
  selectRunByKey,
  selectToReplace,
} from "./readings.queries.ts";
import { type DrawRow, type Lift, openLift, type RunRow } from "./stored-reading.ts";

/** Everything a reading depends on, as it was before the reading. */
export interface ReadingContext {
  key: UserKey;
  zone: DayZone;
  settings: typeof userSettings.$inferSelect | undefined;
  hasConsent: boolean;
  /** The existing run with the same key, if there is one. */
  existing: RunRow | undefined;
  block: BlockRow | undefined;
  earlier: string[];
  /**
   * The first words of the questions of those earlier readings, without readings that the plan locks and grave ones.
   */
  earlierQuestions: string[];
  /** The first step of the latest reading on the block; absent if the plan locks it or only some of its steps are done. */
  lastStep: DuckBlock["lastStep"] | undefined;
  /** What the person said an earlier reading on the block should have been about. */
  corrected: string | undefined;
  /** The questions of the latest readings, oldest first; none if they do not matter for this request. */
  recent: RecentQuestion[];
  profile: DuckProfile | undefined;
  draw: { draw: DrawRow; run: RunRow | null } | undefined;
  /** The cards of that draw, if the person has lifted them. */
  lift: Lift | undefined;
  /** The insight that this reading replaces: see `DealtCards.replaces`. */
  replaced: InsightRow | undefined;
}

/** Loads what a reading depends on in one round trip. Queries only what this reading needs. */
export async function loadReading(
  services: Pick<Services, "database" | "vault" | "duck" | "clock">,
  session: Session,
  { key: runKey, input }: { key: string; input: ReadingInput },
): Promise<ReadingContext> {
  const { userId } = session;
  const { database, vault, duck, clock } = services;
  const { userBlockId, drawId, retryOf } = input;
  const isReadAgain = retryOf !== undefined && (hasAnswers(input.answers) || input.correction !== undefined);
  const held = vault.held(userId);
  const found = await database.batch({ userId }, (tx) => ({
    newKey: held ? nothing : vault.createKeyQuery(tx, userId),
    key: held ? nothing : vault.keyQuery(tx, userId),
    settings: settingsOf(tx, { userId }),
    consent: consentOf(tx, { userId }),
    run: runOf(tx, { userId, key: runKey }),
    profile: profileOf(tx, { userId }),
    block: userBlockId ? selectLinkedBlock(tx, userId, userBlockId) : nothing,
    earlier: userBlockId ? selectEarlier(tx, userId, userBlockId, EARLIER_INSIGHTS_MAX) : nothing,
    latest: userBlockId ? selectLatestOnBlock(tx, userId, userBlockId) : nothing,
    recent: selectQuestionsToCompare(tx, userId, input, clock.now()),
    draw: drawId ? selectDraw(tx, userId, drawId) : nothing,
    replaced: drawId || retryOf ? selectToReplace(tx, userId, { id: retryOf, drawId, isReadAgain }) : nothing,
  }));
  await waitForSlice();
  const [keyRow] = found.key;
  const [settings] = found.settings;
  const [profile] = found.profile;
  const key = held ?? (keyRow && vault.open(keyRow));
  if (!key) throw new Error("A data key was stored and not found");
  const summaries = found.earlier.flatMap((row) => {
    const opened = openInsightSummary(key, row);
    return opened.ok ? [{ ...opened.value, createdAt: row.createdAt }] : [];
  });
  const isLocked = (createdAt: Date) => isLockedBy(planOf(session), createdAt, clock.now());
  return {
    key,
    zone: dayZoneOf(settings),
    settings,
    hasConsent: isConsentCurrent(found.consent[0], duck),
    existing: found.run[0],
    block: found.block[0],
    earlier: summaries.map(({ headline }) => headline),
    earlierQuestions: summaries.flatMap(({ question, quiet, createdAt }) =>
      question === "" || quiet === 1 || isLocked(createdAt) ? [] : [question],
    ),
    lastStep: lastStepIn(
      key,
      found.latest.find(({ createdAt }) => !isLocked(createdAt)),
    ),
    corrected: summaries.find(({ about }) => about !== undefined)?.about?.label,
    recent: openRecentQuestions(key, found.recent),
    profile: profile && openDuckProfile(key, profile),
    draw: found.draw[0],
    lift: found.draw[0] && openLift(key, found.draw[0].draw),
    replaced: found.replaced[0],
  };
}

// Prepared statements that every reading uses.
const user = sql.placeholder("userId");
const settingsOf = prepared("reading_settings", (tx) => selectSettings(tx, user));
const consentOf = prepared("reading_consent", (tx) => consentQuery(tx, user));
const runOf = prepared("reading_run", (tx) => selectRunByKey(tx, user, sql.placeholder("key")));
const profileOf = prepared("reading_profile", (tx) => selectDuckProfile(tx, user));

/** A resolved promise that takes the place of a query whose result is not needed. */
const nothing: Promise<never[]> = Promise.resolve([]);

type LatestOnBlock = Awaited<ReturnType<typeof selectLatestOnBlock>>[number];

function lastStepIn(key: UserKey, row: LatestOnBlock | undefined): ReadingContext["lastStep"] {
  const opened = row && openInsightBody(key, row);
  const step = opened?.ok ? opened.value.reading.actionSteps[0] : undefined;
  if (!row || !step) return undefined;
  const isDone = row.doneSteps > 0;
  const isClear = !isDone || row.doneSteps === row.stepCount;
  return isClear ? { text: step.text, isDone } : undefined;
}
