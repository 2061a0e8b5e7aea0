import type { FiguresOutput } from "#contract/admin.ts";
import { FEW, hideFew } from "#domain/admin/few.ts";
import { DAY_MS } from "#domain/time.ts";
import { figureDayOf } from "../../platform/db/day-figures.ts";
import { PROCESS_ENDED_MS } from "../../platform/figures/report-process.ts";
import type { Services } from "../../platform/services.ts";
import {
  type DayRow,
  type EventRow,
  type ModelRow,
  selectAds,
  selectEventDays,
  selectHelpShown,
  selectJobs,
  selectModelDays,
  selectModels,
  selectProcesses,
} from "./figures.queries.ts";

const DAYS = 30;
const MICROS = 1_000_000;

/**
 * Returns the figures of the last 30 days over all processes, in two round trips. Counts below five of what people did
 * are hidden.
 */
export async function readFigures({
  database,
  clock,
}: Pick<Services, "database" | "clock">): Promise<FiguresOutput> {
  const now = clock.now();
  const days = Array.from({ length: DAYS }, (_, place) =>
    figureDayOf(new Date(now.getTime() - (DAYS - 1 - place) * DAY_MS)),
  );
  const since = days[0] ?? figureDayOf(now);
  const thisYear = Number(figureDayOf(now).slice(0, 4));
  const [found, letters] = await Promise.all([
    database.shared((tx) => ({
      days: selectModelDays(tx, since),
      models: selectModels(tx, since),
      events: selectEventDays(tx, since),
      ads: selectAds(tx, since),
      helpShown: selectHelpShown(tx, thisYear - 1),
      jobs: selectJobs(tx),
      processes: selectProcesses(tx, new Date(now.getTime() - PROCESS_ENDED_MS)),
    })),
    readLetters(database),
  ]);
  return {
    days: presentDays(days, found.days.rows, found.events.rows),
    models: found.models.rows.map(presentModel),
    dollarsPerReading: costOfReading(found.models.rows),
    helpShown: [thisYear, thisYear - 1].map((year) => ({
      year,
      times: hideFew(found.helpShown.rows.find((row) => row.year === year)?.times ?? 0),
    })),
    ads: found.ads.rows.map(({ id, impressions, clicks }) => ({
      id,
      impressions: hideFew(impressions),
      clicks: hideFew(clicks),
    })),
    letters,
    jobs: found.jobs.rows.map(({ name, doneAt, failedAt }) => ({
      name,
      doneAt: doneAt && instantOf(doneAt),
      failedAt: failedAt && instantOf(failedAt),
    })),
    processes: found.processes.rows.map((row) => ({ ...row, since: instantOf(row.since) })),
  };
}

const instantOf = (value: string): string => new Date(value).toISOString();

async function readLetters({ authPool }: Services["database"]): Promise<FiguresOutput["letters"]> {
  const { rows } = await authPool.query<{ waiting: number; givenUp: number; waitingSince: Date | null }>(
    `select count(*) filter (where given_up_at is null)::int as waiting,
       count(*) filter (where given_up_at is not null)::int as "givenUp",
       min(created_at) filter (where given_up_at is null) as "waitingSince"
     from auth.letter where not is_webhook`,
  );
  const [{ waiting, givenUp, waitingSince } = { waiting: 0, givenUp: 0, waitingSince: null }] = rows;
  return { waiting, givenUp, waitingSince: waitingSince?.toISOString() ?? null };
}

function presentDays(
  days: readonly string[],
  calls: readonly DayRow[],
  events: readonly EventRow[],
): FiguresOutput["days"] {
  const timesOf = (day: string, event: string) =>
    events.find((row) => row.day === day && row.event === event)?.times ?? 0;
  return days.map((day) => {
    const row = calls.find((each) => each.day === day);
    return {
      day,
      signUps: hideFew(timesOf(day, "sign_up")),
      readings: hideFew(row?.readings ?? 0),
      tokens: row?.tokens ?? 0,
      dollars: (row?.micros ?? 0) / MICROS,
      unreadable: timesOf(day, "unreadable_value"),
      lettersSent: hideFew(timesOf(day, "letter_sent")),
      lettersGivenUp: timesOf(day, "letter_given_up"),
    };
  });
}

function presentModel({ micros, calls, failed, ...row }: ModelRow): FiguresOutput["models"][number] {
  const { feature, model, inputTokens, outputTokens } = row;
  return {
    feature,
    model,
    inputTokens,
    outputTokens,
    calls: hideFew(calls),
    failed: hideFew(failed),
    dollars: micros / MICROS,
  };
}

/** Returns what a reading cost on average, failed tries included. */
function costOfReading(models: readonly ModelRow[]): number | null {
  const readings = models.filter(({ feature }) => feature === "generateInsight");
  const calls = readings.reduce((sum, row) => sum + row.calls, 0);
  const micros = readings.reduce((sum, row) => sum + row.micros, 0);
  return calls < FEW ? null : micros / MICROS / calls;
}
