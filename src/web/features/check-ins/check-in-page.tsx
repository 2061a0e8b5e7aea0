import { useQuery } from "@tanstack/react-query";
import type { OpenCheckIn } from "#contract/check-ins.ts";
import { sayDay } from "#domain/day-words.ts";
import { checkInQuery } from "../../api/queries/check-ins.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { HelpFirst } from "../../ui/help-first.tsx";
import { EmptyPanel, ErrorPanel } from "../../ui/notice.tsx";
import { RivalText } from "../../ui/rival-text.tsx";
import { SaveState } from "../../ui/save-state.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { RuledLines, SunkenStones } from "../../ui/skeleton-lines.tsx";
import { AskedStep } from "./asked-step.tsx";
import { BlockTaps } from "./block-taps.tsx";
import { decodeEntry, sayEntry } from "./check-in-value.ts";
import { DuckQuestion } from "./duck-question.tsx";
import { EarlierCheckIns } from "./earlier-check-ins.tsx";
import { LockedCheckIn } from "./locked-check-in.tsx";
import { NextWeekStep } from "./next-step.tsx";
import { useCheckIn } from "./use-check-in.ts";
import { WeekPicture } from "./week-picture.tsx";

/** The page of the weekly check-in. It shows that the check-in is loading, failed or locked, or the form. */
export function CheckInPage({ userId }: { userId: string }) {
  const { data: page, error, refetch } = useQuery(checkInQuery);
  if (page?.isLocked) return <LockedCheckIn needs={page.needs} />;
  if (page) return <OpenPage key={page.weekStart} userId={userId} page={page} />;
  if (!error) return <CheckInSkeleton />;
  return (
    <ErrorPanel
      cause={error}
      level={1}
      title="The check-in did not load"
      kept="What you wrote is kept."
      actions={<Button onClick={() => void refetch()}>Retry</Button>}
    >
      {error.message}
    </ErrorPanel>
  );
}

function OpenPage({ userId, page }: { userId: string; page: OpenCheckIn }) {
  const { kept, entry, change, help, goOnAnyway } = useCheckIn(userId, page);
  const { blocks, days, steps, earlier, today } = page;
  const about = blocks.find(({ id }) => id === entry.question?.blockId)?.name;
  const isSkipped = entry.state === "skipped";
  return (
    <div className="page-frame page-column overflow-x-clip pt-4 pb-16 md:pt-10">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p className="type-log text-mist">{sayDay(today, "withWeekday")} · 2 min</p>
        {blocks.length > 0 && entry.state === "open" && (
          <Button look="link" onClick={() => change({ ...entry, state: "skipped" })}>
            Skip this week
          </Button>
        )}
      </div>
      <WeekPicture days={days} />
      {isSkipped && <Skipped onOpen={() => change({ ...entry, state: "open" })} />}
      {!isSkipped && blocks.length === 0 && <NothingOpen isGrave={page.isGrave} />}
      {!isSkipped && blocks.length > 0 && (
        <>
          {page.askedStep && (
            <div className="mt-10">
              <AskedStep step={page.askedStep} />
            </div>
          )}
          <BlockTaps blocks={blocks} entry={entry} change={change} />
          {entry.question && (
            <DuckQuestion
              question={entry.question}
              about={about}
              answer={entry.answer}
              isGrave={page.isGrave}
              onChange={(answer) => change({ ...entry, answer })}
            />
          )}
          {help && (
            <HelpFirst
              lines={help}
              kept="Your words are kept on this device. The server has not saved them yet."
              anyway="Save it anyway"
              onAnyway={goOnAnyway}
            />
          )}
          {!help && <NextWeekStep steps={steps} entry={entry} change={change} />}
        </>
      )}
      {kept.rival !== null && (
        <RivalText rival={sayEntry(decodeEntry(kept.rival), blocks)} onChoose={kept.choose} />
      )}
      {!help && (
        <div className="mt-4 text-mist">
          <SaveState
            state={kept.state}
            fault={kept.error instanceof Error ? kept.error.message : null}
            onRetry={() => void kept.retry()}
          />
        </div>
      )}
      <EarlierCheckIns items={earlier} />
      <p className="type-small mt-10 text-mist">
        <ButtonLink look="link" to="/preferences#check-in" className="inline-flex items-center">
          Check-in day and emails
        </ButtonLink>
      </p>
    </div>
  );
}

function Skipped({ onOpen }: { onOpen: () => void }) {
  return (
    <div role="status" className="mt-10 border-t border-hair-faint pt-6">
      <p>Skipped. Nothing counts that against you.</p>
      <Button look="link" onClick={onOpen}>
        Do it after all
      </Button>
    </div>
  );
}

function NothingOpen({ isGrave }: { isGrave: boolean }) {
  return (
    <EmptyPanel
      art="pond"
      title="Nothing is open"
      actions={
        <ButtonLink look="outline" to="/blocks">
          Your blocks
        </ButtonLink>
      }
    >
      A check-in asks about open blocks, and there are none.
      <span>{!isGrave && " That may be the good news."}</span>
    </EmptyPanel>
  );
}

function CheckInSkeleton() {
  return (
    <div className="page-frame page-column pt-4 md:pt-10">
      <Loading>
        <RuledLines className="type-log mt-3 mb-7 h-[1lh] w-36" />
        <RuledLines className="type-display h-[2lh]" />
        <SunkenStones className="mt-14 h-28" />
        <RuledLines className="mt-12 h-[4lh] leading-16" />
      </Loading>
    </div>
  );
}
