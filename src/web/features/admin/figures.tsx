import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import type { FiguresOutput } from "#contract/admin.ts";
import { RETENTION_JOBS } from "#domain/admin/retention-jobs.ts";
import { figuresQuery } from "../../api/queries/admin.ts";
import { useDates } from "../../api/use-dates.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { DayBars } from "./day-bars.tsx";
import { sayCount, sayDollars, sayFeature } from "./words.ts";

/** The figures of the last 30 days, of all processes together. */
export function Figures() {
  const { data, error, isFetching, refetch } = useQuery(figuresQuery);
  if (!data) return <UnloadedList error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-12">
      <Ducks processes={data.processes} />
      <Charts {...data} />
      <Help {...data} />
      <Models {...data} />
      <Mail {...data} />
      <Retention {...data} />
    </div>
  );
}

function Ducks({ processes }: Pick<FiguresOutput, "processes">) {
  const { formatMoment } = useDates();
  return (
    <section aria-labelledby="ducks" className="grid gap-3">
      <h3 id="ducks" className="type-read">
        The duck
      </h3>
      {processes.length === 0 && (
        <p className="text-mist">No process has reported in the last few minutes.</p>
      )}
      {processes.map(({ id, duck, state, message, since }) => (
        <Notice key={id} tone={({ untried: "quiet", well: "good", trouble: "warning" } as const)[state]}>
          <p>{message}</p>
          <p className="type-log text-mist">
            {duck} · since {formatMoment(since)}
          </p>
        </Notice>
      ))}
    </section>
  );
}

function Charts({ days, dollarsPerReading }: FiguresOutput) {
  const pick = (of: (day: FiguresOutput["days"][number]) => number | null) =>
    days.map((day) => ({ day: day.day, value: of(day) }));
  const hasGivenUp = days.some(({ lettersGivenUp }) => lettersGivenUp > 0);
  const hasUnreadable = days.some(({ unreadable }) => unreadable > 0);
  return (
    <section aria-labelledby="days">
      <h3 id="days" className="type-read mb-4">
        The last {days.length} days
      </h3>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <DayBars title="Readings" days={pick(({ readings }) => readings)} />
        <DayBars title="Sign-ups" days={pick(({ signUps }) => signUps)} />
        <DayBars title="Tokens" days={pick(({ tokens }) => tokens)} />
        <DayBars title="Cost at list prices" days={pick(({ dollars }) => dollars)} say={sayDollars} />
        <DayBars title="Emails and messages sent" days={pick(({ lettersSent }) => lettersSent)} />
        {hasGivenUp && (
          <DayBars
            title="Emails and messages that could not be sent"
            days={pick(({ lettersGivenUp }) => lettersGivenUp)}
          />
        )}
        {hasUnreadable && (
          <DayBars title="Values that could not be read" days={pick(({ unreadable }) => unreadable)} />
        )}
      </div>
      <p className="mt-6 text-mist">
        {dollarsPerReading === null
          ? "There were too few readings to say what one costs."
          : `A reading cost ${sayDollars(dollarsPerReading)} on average.`}{" "}
        <span>{!hasUnreadable && "Every stored value could be read."}</span>
      </p>
    </section>
  );
}

/** Some laws ask those who run such a service for this count once a year. */
function Help({ helpShown }: Pick<FiguresOutput, "helpShown">) {
  return (
    <section aria-labelledby="help-shown" className="grid gap-3">
      <h3 id="help-shown" className="type-read">
        People to call
      </h3>
      <p className="text-mist">
        How often somebody was shown whom to call, because they may have been in danger. No texts are counted
        or kept.
      </p>
      <FigureTable
        caption="Times that help was shown"
        columns={["Year", "Times"]}
        rows={helpShown.map(({ year, times }) => [`${year}`, sayCount(times)])}
      />
    </section>
  );
}

function Models({ models, ads }: FiguresOutput) {
  return (
    <section aria-labelledby="calls" className="grid gap-8">
      <h3 id="calls" className="type-read">
        Calls and ads
      </h3>
      <FigureTable
        caption="Model calls"
        columns={["Feature", "Model", "Calls", "Failed", "Tokens", "Cost"]}
        rows={models.map(({ feature, model, calls, failed, inputTokens, outputTokens, dollars }) => [
          sayFeature(feature),
          model,
          sayCount(calls),
          sayCount(failed),
          sayCount(inputTokens + outputTokens),
          sayDollars(dollars),
        ])}
      />
      <FigureTable
        caption="Our own ads"
        columns={["Ad", "Shown", "Clicked"]}
        rows={ads.map(({ id, impressions, clicks }) => [id, sayCount(impressions), sayCount(clicks)])}
      />
    </section>
  );
}

function Mail({ letters, jobs }: FiguresOutput) {
  const { formatMoment } = useDates();
  const { waiting, waitingSince, givenUp } = letters;
  return (
    <section aria-labelledby="work" className="grid gap-4">
      <h3 id="work" className="type-read">
        Emails and jobs
      </h3>
      <Notice tone={givenUp > 0 ? "warning" : "quiet"}>
        {waiting === 0 ? "No email is waiting." : `${sayCount(waiting)} waiting to be sent, the oldest`}
        <span>{waitingSince && ` since ${formatMoment(waitingSince)}.`}</span> {sayCount(givenUp)} could not
        be sent in the last week.
      </Notice>
      <FigureTable
        caption="Scheduled jobs"
        columns={["Job", "Last done", "Last failed"]}
        rows={jobs.map(({ name, doneAt, failedAt }) => [
          name,
          doneAt ? formatMoment(doneAt) : "not yet",
          failedAt ? formatMoment(failedAt) : "never",
        ])}
      />
    </section>
  );
}

/** What is deleted by itself, and when the job that deletes it was last done. */
function Retention({ jobs }: Pick<FiguresOutput, "jobs">) {
  const { formatMoment } = useDates();
  const sayDone = (time: string | null | undefined) => (time ? formatMoment(time) : "not yet");
  const doneAt = new Map(jobs.map((job) => [job.name, job.doneAt]));
  return (
    <section aria-labelledby="retention">
      <h3 id="retention" className="type-read mb-4">
        What is deleted by itself
      </h3>
      <DataTable
        caption="Retention"
        columns={["What", "After", "Job", "Last done"]}
        rows={RETENTION_JOBS.map(({ job, deletes, after }) => [
          deletes,
          after,
          job,
          sayDone(doneAt.get(job)),
        ])}
      />
    </section>
  );
}

/** A table of figures; a sentence while there are none. */
function FigureTable({ caption, ...table }: Omit<ComponentProps<typeof DataTable>, "isCaptionShown">) {
  if (table.rows.length === 0) return <p className="text-mist">{caption}: nothing yet.</p>;
  return <DataTable caption={caption} isCaptionShown {...table} />;
}
