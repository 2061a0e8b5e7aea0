import { NO_ID } from "../../../contract/ids.ts";
import type { ReadingInput } from "../../../contract/readings.ts";
import type { DuckProfile } from "../../../domain/duck/duck-request.ts";
import { type DayZone, possibleDays } from "../../../domain/plans/day.ts";
import { placeOf } from "../../platform/crypto/encrypted-columns.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { draws } from "../../platform/db/tables/insights.ts";
import { userProfiles, type userSettings } from "../../platform/db/tables/people.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Session } from "../../platform/http/session.ts";
import type { BlockRow } from "../blocks/blocks.ts";
import { type InsightRow, openInsightBody, openInsightSummary } from "../insights/insights.ts";
import { consentQuery, dayZoneOf, isConsentCurrent, selectDelivered, selectSettings } from "../me/me.ts";
import {
  selectDraw,
  selectEarlier,
  selectLinkedBlock,
  selectProfile,
  selectRunByKey,
  selectTold,
  selectToReplace,
  selectUnderWay,
} from "./readings.queries.ts";
import type { RunRow } from "./stored-reading.ts";
import { aliveSince } from "./timings.ts";

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
  delivered: { day: string; delivered: number }[];
  underWay: number;
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

/** One round trip. */
export async function loadReading(
  floor: Pick<Floor, "database" | "vault" | "clock" | "duck">,
  session: Session,
  { key: runKey, input }: { key: string; input: ReadingInput },
): Promise<Known> {
  const { database, vault, clock, duck } = floor;
  const { userId } = session;
  const now = clock.now();
  const blockId = input.userBlockId ?? NO_ID;
  const drawId = input.drawId ?? NO_ID;
  const [
    ,
    [keyRow],
    [settings],
    [consent],
    delivered,
    underWay,
    [existing],
    [block],
    earlier,
    told,
    [profile],
    [draw],
    [replaced],
  ] = await database.batch({ userId }, (tx) => [
    vault.createKeyQuery(tx, userId),
    vault.keyQuery(tx, userId),
    selectSettings(tx, userId),
    consentQuery(tx, userId),
    selectDelivered(tx, userId, possibleDays(now)),
    selectUnderWay(tx, userId, aliveSince(now)),
    selectRunByKey(tx, userId, runKey),
    selectLinkedBlock(tx, userId, blockId),
    selectEarlier(tx, userId, blockId, EARLIER_AT_MOST),
    // A model does not need to be told what it said.
    selectTold(tx, userId, duck.kind === "offline" ? TOLD_AT_MOST : 0),
    selectProfile(tx, userId),
    selectDraw(tx, userId, drawId),
    selectToReplace(tx, userId, { id: input.retryOf ?? NO_ID, drawId }),
  ]);
  if (!keyRow) throw new Error("A data key was stored and not found");
  const key = vault.open(keyRow);
  return {
    key,
    zone: dayZoneOf(settings),
    settings,
    hasConsent: isConsentCurrent(consent, duck),
    delivered,
    underWay: underWay.length,
    existing,
    block,
    earlier: earlier.flatMap((row) => {
      const opened = openInsightSummary(key, row);
      return opened.ok ? [opened.value.headline] : [];
    }),
    told: told.flatMap((row) => toldIn(key, row)),
    profile: profile && openProfile(key, profile),
    draw,
    replaced,
  };
}

/** Every text of a stored reading; none where it cannot be opened. */
function toldIn(key: UserKey, row: Parameters<typeof openInsightBody>[1]): string[] {
  const opened = openInsightBody(key, row);
  if (!opened.ok) return [];
  const { headline, interpretation, keyInsights, actionSteps, robQuip, reflectionPrompts } =
    opened.value.reading;
  const steps = actionSteps.map((step) => step.text);
  return [headline ?? "", interpretation, ...keyInsights, ...steps, robQuip, ...reflectionPrompts];
}

const PROFILE_FIELDS = [
  "name",
  "creativeIdentity",
  "workContext",
  "zodiacSign",
  "debuggingMode",
  "blockPattern",
  "superpower",
  "kryptonite",
  "spiritAnimal",
] as const satisfies readonly (keyof DuckProfile)[];

/** What of the profile the duck may know: the birthday and the place of birth stay behind. */
function openProfile(
  key: UserKey,
  row: { userId: string; body: string; isImported: boolean },
): DuckProfile | undefined {
  const { isImported } = row;
  const opened = key.unseal<Record<string, unknown>>(row.body, placeOf(userProfiles, "body", row), {
    isImported,
  });
  if (!opened.ok) return undefined;
  const known = PROFILE_FIELDS.flatMap((field) => {
    const value = opened.value[field];
    return typeof value === "string" && value !== "" ? [[field, value] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
