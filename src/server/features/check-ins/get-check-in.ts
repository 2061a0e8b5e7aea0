import type { CheckInPageOutput, OpenCheckIn } from "#contract/check-ins.ts";
import { weekStartOf } from "#domain/calendar-days.ts";
import { findAskedStep } from "#domain/check-ins/asked-step.ts";
import { chooseQuestion, smallStepsFor } from "#domain/check-ins/choose-question.ts";
import { stepForCheckIn } from "#domain/check-ins/step-for-check-in.ts";
import { drawWeek } from "#domain/check-ins/week-picture.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { BLOCKS } from "#domain/limits/bounds.ts";
import { dayOf } from "#domain/plans/day.ts";
import { hasPremium, type Plan } from "#domain/plans/plans.ts";
import { DAY_MS } from "#domain/time.ts";
import { callsForQuiet } from "#engines/safety/index.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { RECENT_DAYS } from "../../platform/db/newest-insights.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { hasQuietMood, selectNewestMoods } from "../../platform/safety/chat-moods.ts";
import type { Services } from "../../platform/services.ts";
import { mapInSlices } from "../../platform/turns.ts";
import { blockNamesIn, presentListedBlock, selectActiveBlocks, selectBlockNames } from "../blocks/blocks.ts";
import { isQuietInList, openInsightBody } from "../insights/insights.ts";
import { dayZoneOf, selectSettings } from "../session/session.ts";
import { presentOpenSteps, selectWithOpenSteps } from "../steps/steps.ts";
import { selectCheckIns, selectReadingsSince, selectStepsDoneSince } from "./check-ins.queries.ts";
import { openStepsOfCheckIns } from "./check-ins.ts";
import { presentCheckInEntry, presentEarlierCheckIn } from "./present-check-in.ts";

const BLOCKS_SHOWN = 20;
/** The number of check-ins that are read: this week's and those of the 52 weeks before. */
const CHECK_INS_READ = 53;
const READINGS_READ = 100;
const STEPS_COUNTED = 500;
const READINGS_WITH_STEPS = 5;
const STEPS_OFFERED = 6;
const MESSAGES_READ = 20;
const TWO_MINUTES = 2;

type CheckInServices = Pick<Services, "database" | "vault" | "clock">;
type Block = OpenCheckIn["blocks"][number];
type Reading = Awaited<ReturnType<typeof selectReadingsSince>>[number];

/**
 * Returns this week's check-in and the earlier ones, in one round trip. Without Premium, returns only that check-ins
 * are locked.
 */
export async function getCheckIn(
  { database, vault, clock }: CheckInServices,
  { userId, plan }: { userId: string; plan: Plan },
): Promise<CheckInPageOutput> {
  if (!hasPremium(plan)) return { isLocked: true, needs: sentences.checkInsArePremium };
  const now = clock.now();
  const since = new Date(now.getTime() - RECENT_DAYS * DAY_MS);
  const found = await database.batch({ userId }, (tx) => ({
    keys: vault.keyQuery(tx, userId),
    settings: selectSettings(tx, userId),
    active: selectActiveBlocks(tx, userId, BLOCKS_SHOWN),
    names: selectBlockNames(tx, userId, BLOCKS),
    checkIns: selectCheckIns(tx, userId, CHECK_INS_READ),
    readings: selectReadingsSince(tx, { userId, since, limit: READINGS_READ }),
    done: selectStepsDoneSince(tx, { userId, since, limit: STEPS_COUNTED }),
    withOpenSteps: selectWithOpenSteps(tx, userId, { key: undefined, limit: READINGS_WITH_STEPS }),
    moods: selectNewestMoods(tx, userId, MESSAGES_READ),
  }));
  const { active, names, checkIns: rows, readings, done, withOpenSteps: open, moods } = found;
  const [keyRow] = found.keys;
  const zone = dayZoneOf(found.settings[0]);
  const today = dayOf(now, zone);
  const weekStart = weekStartOf(today);
  const days = drawWeek(today, {
    readings: readings.map(({ createdAt }) => createdAt),
    steps: done.flatMap(({ doneAt }) => (doneAt ? [doneAt] : [])),
    zone,
  });
  const shared = { isLocked: false as const, weekStart, today, days };
  if (!keyRow) return { ...shared, ...NOTHING };
  const key = vault.openToShow(keyRow);
  const listed = (await mapInSlices(active, (row) => presentListedBlock(key, row))).toReversed();
  const blocks = listed.map(({ id, name, blockTypeId }) => ({ id, name, blockTypeId }));
  const isQuiet = await mapInSlices(readings, (row) => isQuietInList(key, row));
  const entry = presentCheckInEntry(
    key,
    rows.find((row) => row.weekStart === weekStart),
  );
  const isGrave =
    listed.some((block) => block.isGrave) ||
    isQuiet.includes(true) ||
    hasQuietMood(key, userId, moods) ||
    callsForQuiet([entry?.answer, ...(entry?.taps ?? []).map(({ note }) => note)]);
  const asked = chooseQuestion(weekStart, askable(key, blocks, readings), isGrave);
  const question = asked && { text: asked.question, blockId: asked.blockId };
  const nameOf = blockNamesIn(key, names);
  const earlier = rows.filter((row) => row.weekStart < weekStart);
  return {
    ...shared,
    blocks,
    checkIn: entry
      ? { ...entry, question: isGrave && entry.answer === "" ? null : (entry.question ?? question) }
      : { ...EMPTY, question },
    steps: stepsToOffer(presentOpenSteps(key, open.slice(0, READINGS_WITH_STEPS), null), blocks, weekStart),
    askedStep: isGrave ? null : findAskedStep(openStepsOfCheckIns(key, earlier), today),
    earlier: earlier.map((row) => presentEarlierCheckIn(key, row, nameOf)),
    isGrave,
  };
}

const EMPTY = { state: "open" as const, taps: [], question: null, answer: "", step: null };
const NOTHING = { blocks: [], checkIn: EMPTY, steps: [], askedStep: null, earlier: [], isGrave: false };

/**
 * Returns the blocks that the check-in asks about. Each has what the person said was hard about it in its latest
 * reading.
 */
function askable(key: UserKey, blocks: readonly Block[], readings: readonly Reading[]) {
  return blocks.map(({ id, blockTypeId }) => {
    const latest = readings.find(({ userBlockId }) => userBlockId === id);
    const opened = latest && openInsightBody(key, latest);
    return { id, blockTypeId, hardPart: (opened?.ok && opened.value.hardPart) || null };
  });
}

/** Returns the steps that the check-in offers: open steps first, then one small step for each kind of open block. */
function stepsToOffer(
  open: ReturnType<typeof presentOpenSteps>,
  blocks: readonly Block[],
  weekStart: string,
): OpenCheckIn["steps"] {
  const own = open.map((step) => ({ ...stepForCheckIn(step), blockName: step.blockName }));
  const small = blocks.flatMap(({ name, blockTypeId }) =>
    smallStepsFor(blockTypeId as BlockTypeId, weekStart).map((text) => ({
      text,
      minutes: TWO_MINUTES,
      blockName: name,
    })),
  );
  const firsts = small.filter(({ text }, index) => small.findIndex((one) => one.text === text) === index);
  return [...own.slice(0, STEPS_OFFERED / 2), ...firsts].slice(0, STEPS_OFFERED);
}
