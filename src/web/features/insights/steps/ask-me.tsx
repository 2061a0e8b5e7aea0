import { lazy, type ReactNode, Suspense, useState } from "react";
import type { PromiseOutput } from "#contract/promises.ts";
import type { StepOutput } from "#contract/steps.ts";
import type { TextLanguage } from "#domain/asking/asking-language.ts";
import { fillGaps, wordsFor } from "#domain/asking/asking-words.ts";
import { dayOfMoment, sayClock, sayWeekday } from "#domain/asking/say-moment.ts";
import { daysFrom } from "#domain/calendar-days.ts";
import { formatRelativeDay, sayDay } from "#domain/day-words.ts";
import { useToday } from "#web/api/use-today.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Loading } from "#web/ui/skeleton.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { openPromiseOf } from "../promises/open-promise-of.ts";
import { promisedDaySentence } from "../promises/promise-words.ts";
import { usePromise, type WantedPromise } from "../promises/use-promise.ts";

/** The form is loaded when it opens. */
const PromiseForm = lazy(() =>
  import("../promises/promise-form.tsx").then((module) => ({ default: module.PromiseForm })),
);

/** The number of days up to which a day is called by its weekday alone. */
const WEEKDAY_REACH = 6;

/** A space that keeps an hour on one line. */
const NO_BREAK = "\u00a0";

/** The place of the clock in a local date-time such as `2026-12-05T09:30`. */
const CLOCK_AT = "2026-12-05T".length;

interface AskMeProps {
  insightId: string;
  step: StepOutput;
  /** The local date-time that the person planned; `undefined` if they named none. */
  at: string | undefined;
  language: TextLanguage;
  /** The quieter way beside the yellow button, such as `Keep it`. */
  children: ReactNode;
}

/**
 * The yellow button that lets the app ask about a step on the day that was planned for it. Where no day was planned, it
 * asks for one. The day and hour take its place once the promise is made.
 */
export function AskMe({ insightId, step, at, language, children }: AskMeProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { making, withdrawing } = usePromise(insightId, step);
  const today = useToday();
  const words = wordsFor(language).plan;
  const promise = openPromiseOf(step);
  const planned = at !== undefined && dayOfMoment(at) >= today ? at : null;
  const error = making.error ?? withdrawing.error;
  const make = (wanted: WantedPromise) => making.mutate(wanted, { onSuccess: () => setChoosing(false) });
  if (isChoosing) {
    return (
      <>
        <Suspense fallback={<Loading />}>
          <PromiseForm
            today={today}
            known={promise}
            isBusy={making.isPending}
            onSave={make}
            onCancel={() => setChoosing(false)}
          />
        </Suspense>
        {error && <Notice tone="warning">That was not saved. {error.message}</Notice>}
      </>
    );
  }
  return (
    <>
      {promise ? (
        <Asked sentence={sayPromise(promise, today, language)} takesFocus={making.isSuccess}>
          <Button look="link" onClick={() => setChoosing(true)}>
            {words.changeDay}
          </Button>
          <Button look="link" isBusy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            {words.dontAsk}
          </Button>
        </Asked>
      ) : (
        <div className="plan-ways">
          <Button
            isBusy={making.isPending}
            onClick={() => (planned === null ? setChoosing(true) : make(promiseOf(planned)))}
          >
            {planned === null ? words.setDay : sayAskMe(dayOfMoment(planned), today, language)}
          </Button>
          {children}
        </div>
      )}
      {error && (
        <div className="mt-3">
          <Notice tone="warning">That was not saved. {error.message}</Notice>
        </div>
      )}
    </>
  );
}

interface AskedProps {
  sentence: string;
  /** Whether the sentence takes the focus, because the pressed button is gone. */
  takesFocus: boolean;
  children: ReactNode;
}

/** Says when the app will ask, in the place and the shape of the button that was pressed. */
function Asked({ sentence, takesFocus, children }: AskedProps) {
  return (
    <div className="plan-ways">
      <StatusLine isOutlined takesFocus={takesFocus}>
        <CheckIcon className="size-5 shrink-0 text-gold" />
        <span>{sentence}</span>
      </StatusLine>
      <span className="type-small flex flex-wrap gap-x-4">{children}</span>
      <p className="type-small text-page-quiet">
        Here, on this site. By mail or in the browser only if you turned that on in the settings.
      </p>
    </div>
  );
}

function promiseOf(planned: string): WantedPromise {
  return { dueOn: dayOfMoment(planned), at: planned.slice(CLOCK_AT), guess: null };
}

/** Returns what the yellow button says: `Ask me on Saturday`. */
function sayAskMe(day: string, today: string, language: TextLanguage): string {
  const { plan } = wordsFor(language);
  return day === today ? plan.askMeToday : fillGaps(plan.askMe, { day: nameDay(day, today, language) });
}

/**
 * Returns when the app will ask: `I’ll ask on Saturday, 9:30 am`. Of a day that is over it says what was promised.
 */
function sayPromise({ dueOn, at }: PromiseOutput, today: string, language: TextLanguage): string {
  if (dueOn < today) return promisedDaySentence(formatRelativeDay(dueOn, today));
  const { plan } = wordsFor(language);
  const sentence = dueOn === today ? plan.willAskToday : plan.willAsk;
  const day = nameDay(dueOn, today, language);
  if (at === undefined) return fillGaps(sentence.replace(", {time}", ""), { day });
  return fillGaps(sentence, { day, time: sayClock(`${dueOn}T${at}`, language).replace(" ", NO_BREAK) });
}

function nameDay(day: string, today: string, language: TextLanguage): string {
  const isNear = Math.abs(daysFrom(today, day)) <= WEEKDAY_REACH;
  return isNear ? sayWeekday(day, language) : sayDay(day, "short");
}
