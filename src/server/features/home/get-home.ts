import type { HomeOutput } from "#contract/home.ts";
import { utcDay } from "#domain/calendar-days.ts";
import type { Card } from "#domain/deck/card.ts";
import { cardOfDay, dayNumberOf } from "#domain/deck/card-of-day.ts";
import { OWN_QUESTION, questionAt } from "#domain/deck/prompts.ts";
import { dayOf } from "#domain/plans/day.ts";
import { hasPremium, openSince, type Plan } from "#domain/plans/plans.ts";
import { DAY_MS } from "#domain/time.ts";
import { callsForQuiet } from "#engines/safety/index.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Revalidate } from "../../platform/http/revalidate.ts";
import type { Services } from "../../platform/services.ts";
import { mapInSlices } from "../../platform/turns.ts";
import {
  openParked,
  pickParkedUntilNow,
  presentListedBlock,
  presentResting,
  selectActiveBlocks,
  selectPaused,
  selectResting,
} from "../blocks/blocks.ts";
import { type Deck, findCard } from "../cards/cards.ts";
import {
  askedStepOf,
  CHECK_INS_WITH_ASKED_STEP,
  isDueNow,
  isSettledThisWeek,
  selectCheckIns,
} from "../check-ins/check-ins.ts";
import { presentLinkedBlock, presentListed } from "../insights/insights.ts";
import { selectMaybeDue } from "../promises/promises.ts";
import { isQuietTime, selectLatestWords } from "../quiet-time/quiet-time.ts";
import { presentReflection, selectReflection } from "../reflections/reflections.ts";
import { dayZoneOf, selectSettings } from "../session/session.ts";
import {
  countOlderSteps,
  presentDone,
  presentOpenSteps,
  selectLastDone,
  selectWithOpenSteps,
} from "../steps/steps.ts";
import { selectHomeState, selectLatestInsights } from "./home.queries.ts";
import { nextAskOf } from "./next-ask.ts";
import { placeSteps } from "./place-steps.ts";

const BLOCKS_SHOWN = 12;
/** The most paused blocks, and the most resolved blocks, in the picture of the pond. */
const RESTING_SHOWN = 3;
const INSIGHTS_SHOWN = 5;
const READINGS_WITH_STEPS = 10;
/** For how many days home recalls a step that was done. */
const WIN_DAYS = 7;

const NOTHING = {
  activeBlocks: [],
  restingBlocks: [],
  insights: [],
  openSteps: [],
  isFirstStepDue: false,
  duePromises: [],
  duePromiseCount: 0,
  parkedBlocks: [],
  isCheckInDue: false,
  checkInStep: null,
  lastDone: null,
  nextAsk: null,
};

type HomeServices = Pick<Services, "database" | "vault" | "clock"> & { deck: Deck };

/** Returns everything that the home page shows, in one round trip. */
export async function getHome(
  services: HomeServices,
  { userId, plan }: { userId: string; plan: Plan },
  revalidate: Revalidate,
): Promise<HomeOutput> {
  const { vault, clock, deck } = services;
  const now = clock.now();
  const card = cardOfDayIn(deck, now);
  const { keys, ...rows } = await selectRows(services, { userId, now, card });
  const { blocks, latest, moods, reflections, checkIns, withOpenSteps, maybeDue, paused, resolved } = rows;
  const [settings] = rows.settings;
  const since = openSince(plan, now);
  const zone = dayZoneOf(settings);
  const today = dayOf(now, zone);
  const [keyRow] = keys;
  const key = keyRow && vault.openToShow(keyRow);
  const locked = [latest, withOpenSteps, maybeDue].map((found) => countOlderSteps(found, since));
  // Which check-in is due, and which step is asked about, follow from the day and the rows.
  revalidate({ key: key?.version, rows, locked, today, card: card.id });
  const shared = {
    ...standingOf(rows.standings),
    hasMoreActive: blocks.length > BLOCKS_SHOWN,
    cardOfDay: { day: utcDay(now), ...presentCard(card, rows.answers, key) },
  };
  if (!key) return { ...shared, ...NOTHING };
  const shown = blocks.slice(0, BLOCKS_SHOWN);
  const activeBlocks = await mapInSlices(shown, (row) => presentListedBlock(key, row));
  const insights = await presentLatest(key, latest, since);
  const restingBlocks = [...restingOf(key, paused, "paused"), ...restingOf(key, resolved, "resolved")];
  const isGrave =
    isQuietTime(key, { userId, readings: latest.map(({ insight }) => insight), moods, reflections }, since) ||
    activeBlocks.some((block) => block.isGrave) ||
    callsForQuiet(restingBlocks.map(({ name }) => name));
  const checkInWeekday = hasPremium(plan) ? (settings?.checkInWeekday ?? null) : null;
  const hasOpenBlocks = blocks.length > 0;
  const parked = openParked(key, paused);
  return {
    ...shared,
    isCheckInDue: isDueNow({ now, zone, chosen: checkInWeekday, latest: checkIns[0], hasOpenBlocks }),
    activeBlocks,
    restingBlocks,
    insights,
    ...placeSteps({
      openSteps: presentOpenSteps(key, withOpenSteps.slice(0, READINGS_WITH_STEPS), since),
      maybeDue: presentOpenSteps(key, maybeDue, since),
      checkInStep: hasPremium(plan) && !isGrave ? askedStepOf(key, checkIns, { now, zone }) : null,
      today,
      hasOneStep: hasOpenBlocks,
    }),
    parkedBlocks: pickParkedUntilNow(parked, today),
    lastDone: isGrave ? null : lastDoneOf(key, rows.lastDone, activeBlocks),
    nextAsk: nextAskOf({
      today,
      // A dark name is no line of Rob's.
      parked: isGrave ? [] : parked.filter(({ name }) => !callsForQuiet([name])),
      checkInWeekday: hasOpenBlocks ? checkInWeekday : null,
      isCheckedIn: isSettledThisWeek({ now, zone, latest: checkIns[0] }),
    }),
  };
}

interface Asked {
  userId: string;
  now: Date;
  card: Card;
}

function selectRows({ database, vault }: HomeServices, { userId, now, card }: Asked) {
  return database.batch({ userId }, (tx) => ({
    keys: vault.keyQuery(tx, userId),
    standings: selectHomeState(tx, userId),
    settings: selectSettings(tx, userId),
    blocks: selectActiveBlocks(tx, userId, BLOCKS_SHOWN + 1),
    latest: selectLatestInsights(tx, userId, INSIGHTS_SHOWN),
    withOpenSteps: selectWithOpenSteps(tx, userId, { key: undefined, limit: READINGS_WITH_STEPS }),
    ...selectLatestWords(tx, userId),
    maybeDue: selectMaybeDue(tx, userId, now),
    checkIns: selectCheckIns(tx, userId, CHECK_INS_WITH_ASKED_STEP),
    paused: selectPaused(tx, userId),
    resolved: selectResting(tx, userId, { status: "resolved", limit: RESTING_SHOWN }),
    lastDone: selectLastDone(tx, userId, new Date(now.getTime() - WIN_DAYS * DAY_MS)),
    answers: selectReflection(tx, { userId, cardId: card.id, prompt: OWN_QUESTION }),
  }));
}

/** Returns what is known of the person without a key. */
function standingOf([standing]: Awaited<ReturnType<typeof selectHomeState>>) {
  const { isProfileComplete = false, isOnboardingOffered = false, blockCount = 0 } = standing ?? {};
  return { isProfileComplete, isOnboardingOffered, blockCount };
}

type Rows = Awaited<ReturnType<typeof selectRows>>;

type RestingRow = Awaited<ReturnType<typeof selectResting>>[number];

function restingOf(key: UserKey, rows: RestingRow[], status: "paused" | "resolved") {
  return rows.slice(0, RESTING_SHOWN).map((row) => presentResting(key, row, status));
}

type LatestRow = Awaited<ReturnType<typeof selectLatestInsights>>[number];

async function presentLatest(key: UserKey, latest: readonly LatestRow[], since: Date | null) {
  return await mapInSlices(latest, ({ insight, block }) =>
    presentListed(key, insight, {
      since,
      blockOf: () => block && presentLinkedBlock(key, block),
    }),
  );
}

/**
 * Returns the step that was done last, unless its block got another status after that. A block that was resolved and taken
 * up again is not asked about because of what was done before.
 */
function lastDoneOf(
  key: UserKey,
  [row]: Rows["lastDone"],
  activeBlocks: HomeOutput["activeBlocks"],
): HomeOutput["lastDone"] {
  const done = row ? presentDone(key, row) : null;
  const block = activeBlocks.find(({ id }) => id === done?.blockId);
  const hasChanged = done !== null && block?.history.some(({ to, at }) => to !== null && at > done.doneAt);
  return hasChanged ? null : done;
}

function cardOfDayIn(deck: Deck, now: Date): Card {
  return findCard(deck, cardOfDay(dayNumberOf(now.getTime()), [...deck.byId.keys()]) ?? "");
}

function presentCard(card: Card, [row]: Rows["answers"], key: UserKey | undefined) {
  const reflection = key && row ? presentReflection(key, row, card) : null;
  return { id: card.id, question: questionAt(card, OWN_QUESTION), reflection };
}
