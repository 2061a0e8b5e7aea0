import { sql } from "drizzle-orm";
import type { ReadingInput } from "../../../contract/readings.ts";
import type { DuckProfile } from "../../../domain/duck/duck-request.ts";
import type { DayZone } from "../../../domain/plans/day.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { prepared } from "../../platform/db/prepared.ts";
import type { draws } from "../../platform/db/tables/insights.ts";
import type { userSettings } from "../../platform/db/tables/people.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Session } from "../../platform/http/session.ts";
import type { BlockRow } from "../blocks/blocks.ts";
import { type InsightRow, openInsightBody, openInsightSummary } from "../insights/insights.ts";
import { consentQuery, dayZoneOf, isConsentCurrent, selectSettings } from "../me/me.ts";
import { openDuckProfile, selectDuckProfile } from "../profile/profile.ts";
import {
  selectDraw,
  selectEarlier,
  selectLinkedBlock,
  selectRunByKey,
  selectTold,
  selectToReplace,
} from "./readings.queries.ts";
import type { RunRow } from "./stored-reading.ts";

/** Headlines of earlier readings on the block that go into a prompt. */
const EARLIER_AT_MOST = 3;
/** Readings whose sentences the offline duck does not say again. */
const TOLD_AT_MOST = 8;

/** Everything a reading depends on, as it was before it began. */
export interface Known {
  key: UserKey;
  zone: DayZone;
  settings: typeof userSettings.$inferSelect | undefined;
  hasConsent: boolean;
  /** The run that this key already names. */
  existing: RunRow | undefined;
  block: BlockRow | undefined;
  earlier: string[];
  told: string[];
  profile: DuckProfile | undefined;
  draw: { draw: typeof draws.$inferSelect; run: RunRow | null } | undefined;
  /** The default insight that this reading is to take the place of. */
  replaced: InsightRow | undefined;
}

/** One round trip, which asks for nothing that this reading does not need. */
export async function loadReading(
  floor: Pick<Floor, "database" | "vault" | "duck">,
  { userId }: Session,
  { key: runKey, input }: { key: string; input: ReadingInput },
): Promise<Known> {
  const { database, vault, duck } = floor;
  const { userBlockId, drawId, retryOf } = input;
  const held = vault.held(userId);
  const [
    ,
    [keyRow],
    [settings],
    [consent],
    [existing],
    [profile],
    [block],
    earlier,
    told,
    [draw],
    [replaced],
  ] = await database.batch({ userId }, (tx) => [
    held ? nothing : vault.createKeyQuery(tx, userId),
    held ? nothing : vault.keyQuery(tx, userId),
    settingsOf(tx, { userId }),
    consentOf(tx, { userId }),
    runOf(tx, { userId, key: runKey }),
    profileOf(tx, { userId }),
    userBlockId ? selectLinkedBlock(tx, userId, userBlockId) : nothing,
    userBlockId ? selectEarlier(tx, userId, userBlockId, EARLIER_AT_MOST) : nothing,
    // A model does not need to be told what it said.
    duck.kind === "offline" ? selectTold(tx, userId, TOLD_AT_MOST) : nothing,
    drawId ? selectDraw(tx, userId, drawId) : nothing,
    drawId || retryOf ? selectToReplace(tx, userId, { id: retryOf, drawId }) : nothing,
  ]);
  const key = held ?? (keyRow && vault.open(keyRow));
  if (!key) throw new Error("A data key was stored and not found");
  return {
    key,
    zone: dayZoneOf(settings),
    settings,
    hasConsent: isConsentCurrent(consent, duck),
    existing,
    block,
    earlier: earlier.flatMap((row) => {
      const opened = openInsightSummary(key, row);
      return opened.ok ? [opened.value.headline] : [];
    }),
    told: told.flatMap((row) => toldIn(key, row)),
    profile: profile && openDuckProfile(key, profile),
    draw,
    replaced,
  };
}

// What every reading asks for.
const user = sql.placeholder("userId");
const settingsOf = prepared("reading_settings", (tx) => selectSettings(tx, user));
const consentOf = prepared("reading_consent", (tx) => consentQuery(tx, user));
const runOf = prepared("reading_run", (tx) => selectRunByKey(tx, user, sql.placeholder("key")));
const profileOf = prepared("reading_profile", (tx) => selectDuckProfile(tx, user));

/** Stands for a statement whose answer would not be looked at. */
const nothing: Promise<never[]> = Promise.resolve([]);

/** Every text of a stored reading; none where it cannot be opened. */
function toldIn(key: UserKey, row: Parameters<typeof openInsightBody>[1]): string[] {
  const opened = openInsightBody(key, row);
  if (!opened.ok) return [];
  const { headline, interpretation, keyInsights, actionSteps, robQuip, reflectionPrompts } =
    opened.value.reading;
  const steps = actionSteps.map((step) => step.text);
  return [headline ?? "", interpretation, ...keyInsights, ...steps, robQuip, ...reflectionPrompts];
}
