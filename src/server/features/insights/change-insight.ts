import type { InsightOutput } from "#contract/insights.ts";
import { zoneAt } from "#domain/plans/day.ts";
import { openSince } from "#domain/plans/plans.ts";
import { questionExcerpt } from "#domain/readings/first-words.ts";
import { keepOwnWords } from "#domain/readings/keep-own-words.ts";
import { assessDistress } from "#engines/safety/index.ts";
import { requireBase } from "../../platform/based-on.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { emptySearchPart } from "../../platform/db/empty-search-part.ts";
import type { userSettings } from "../../platform/db/tables/people.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import { throwCrisisHelp } from "../../platform/safety/help-first.ts";
import type { Services } from "../../platform/services.ts";
import { dayZoneOf, selectSettings } from "../session/session.ts";
import { type InsightRequest, presentFoundInsight } from "./get-insight.ts";
import type { ShownRow } from "./insights.present.ts";
import { type EditedWords, replaceWords, selectInsight, updateFlags } from "./insights.queries.ts";
import {
  openInsightBody,
  openInsightNote,
  openInsightSummary,
  sealInsight,
  sealInsightNote,
} from "./insights.ts";

/** The number of attempts when other requests change the same text at the same time. */
const ATTEMPTS = 4;

/**
 * The changes to an insight. Fields that are left out stay as they are; the two flags must be sent together.
 */
export interface InsightChange {
  resonated?: boolean | undefined;
  tookAction?: boolean | undefined;
  /** The note on the insight as typed. A blank text removes it. */
  note?: string | undefined;
  /** The question of the insight as typed. The reading stays. */
  userContext?: string | undefined;
  basedOn?: { note?: string | undefined; userContext?: string | undefined } | undefined;
  goOnAnyway?: boolean | undefined;
}

type ChangeServices = Pick<Services, "database" | "vault" | "clock">;

/**
 * Changes an insight: one round trip for the flags, two for texts, and two more for each conflicting change.
 * A locked insight is not changed. Throws `crisis_help`, and writes nothing, when the texts speak of a crisis
 * and the person has not confirmed, and `changed_elsewhere` when a text is not the one that the change started from.
 */
export async function changeInsight(
  services: ChangeServices,
  request: InsightRequest,
  change: InsightChange,
): Promise<InsightOutput> {
  const { resonated, tookAction } = change;
  const flags = resonated === undefined || tookAction === undefined ? null : { resonated, tookAction };
  if (change.note === undefined && change.userContext === undefined) {
    return await setFlags(services, request, flags);
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const edited = await tryEdit(services, request, { ...change, flags });
    if (edited) return edited;
  }
  throw new AppError("conflict", sentenceOf("conflict"));
}

type Flags = { resonated: boolean; tookAction: boolean } | null;

async function setFlags(
  services: ChangeServices,
  { userId, plan, id }: InsightRequest,
  flags: Flags,
): Promise<InsightOutput> {
  const since = openSince(plan, services.clock.now());
  const [[keyRow], , [row]] = await services.database.batch({ userId }, (tx) => [
    services.vault.keyQuery(tx, userId),
    flags ? updateFlags(tx, { userId, id, since }, flags) : nothing,
    selectInsight(tx, userId, id),
  ]);
  return presentFoundInsight(services, { plan, keyRow, row });
}

/** Writes changed texts. Returns `null` when another request has changed the texts in the meantime. */
async function tryEdit(
  services: ChangeServices,
  request: InsightRequest,
  change: InsightChange & { flags: Flags },
): Promise<InsightOutput | null> {
  const { database, vault, clock } = services;
  const { userId, plan, id } = request;
  const [[keyRow], [row], [settings]] = await database.batch({ userId }, (tx) => [
    vault.keyQuery(tx, userId),
    selectInsight(tx, userId, id),
    selectSettings(tx, userId),
  ]);
  const before = presentFoundInsight(services, { plan, keyRow, row });
  if (!row || !keyRow || before.isUnreadable) throw new AppError("conflict", sentences.unreadableEntry);
  const { note, userContext, basedOn } = change;
  requireBase({
    stored: { note: before.note, userContext: before.userContext },
    basedOn,
    wanted: { note, userContext },
  });
  if (!change.goOnAnyway) throwIfEditIsCrisis(change, settings, clock.now());
  const words = editWords(vault.open(keyRow), row.insight, change, clock.now());
  const [written, , [after]] = await database.batch({ userId }, (tx) => [
    replaceWords(tx, row.insight, words),
    change.flags ? updateFlags(tx, { userId, id, since: null }, change.flags) : nothing,
    selectInsight(tx, userId, id),
    emptySearchPart(tx, { userId, id }),
  ]);
  return written.length === 0 ? null : presentFoundInsight(services, { plan, keyRow, row: after });
}

/** Throws `crisis_help` when a new text speaks of a crisis. The texts are not sent to a model. */
function throwIfEditIsCrisis(
  { note = "", userContext = "" }: InsightChange,
  settings: typeof userSettings.$inferSelect | undefined,
  now: Date,
): void {
  const assessments = [note, userContext].map((text) => assessDistress(text));
  const timeZone = zoneAt(now, dayZoneOf(settings));
  throwCrisisHelp(assessments, { country: settings?.country, timeZone });
}

function editWords(key: UserKey, row: ShownRow, change: InsightChange, now: Date): EditedWords {
  const { summary, body, editedAt } = row;
  const note = editedNote(key, row, change.note);
  const opened = openInsightBody(key, row);
  const { userContext } = change;
  if (!opened.ok || userContext === undefined || userContext === opened.value.userContext) {
    return { summary, body, note, editedAt };
  }
  const former = openInsightSummary(key, row);
  const headline = former.ok ? former.value.headline : "";
  const question = questionExcerpt(userContext);
  const { reading, kept: formerWords } = keepOwnWords(opened.value.reading, {
    ownWords: opened.value.userContext,
    keptBefore: opened.value.formerWords ?? [],
  });
  return {
    ...sealInsight(key, row, { ...opened.value, reading, formerWords, headline, question, userContext }),
    note,
    editedAt: now,
  };
}

function editedNote(key: UserKey, row: ShownRow, note: string | undefined): string | null {
  if (note === undefined || note === openInsightNote(key, row)) return row.note;
  return note.trim() === "" ? null : sealInsightNote(key, row, note);
}

/** A resolved promise that takes the place of a query whose result is not needed. */
const nothing: Promise<never[]> = Promise.resolve([]);
