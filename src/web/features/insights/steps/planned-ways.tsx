import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { PromiseOutput } from "#contract/promises.ts";
import type { StepOutput } from "#contract/steps.ts";
import type { TextLanguage } from "#domain/asking/asking-language.ts";
import { fillGaps, wordsFor } from "#domain/asking/asking-words.ts";
import { dayOfMoment, sayClock, sayWeekday } from "#domain/asking/say-moment.ts";
import { daysFrom } from "#domain/calendar-days.ts";
import { formatRelativeDay, sayDay } from "#domain/day-words.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckIcon } from "#web/ui/icons.tsx";
import { isFocusFree } from "#web/ui/is-focus-free.ts";
import { Notice } from "#web/ui/notice.tsx";
import { Loading } from "#web/ui/skeleton.tsx";
import { StatusLine } from "#web/ui/status-line.tsx";
import { promisedDaySentence } from "../promises/promise-words.ts";
import { TimerButton } from "./timer-button.tsx";
import { type AskMeState, useAskMe } from "./use-ask-me.ts";
import { useTimerOf } from "./use-step-timer.ts";

/** The form is loaded when it opens. */
const PromiseForm = lazy(() =>
  import("../promises/promise-form.tsx").then((module) => ({ default: module.PromiseForm })),
);

/** The number of days up to which a day is called by its weekday alone. */
const WEEKDAY_REACH = 6;

/** A space that keeps an hour on one line. */
const NO_BREAK = "\u00a0";

interface PlannedWaysProps {
  insightId: string;
  step: StepOutput;
  /** The local date-time that the person planned; `undefined` if they named none. */
  at: string | undefined;
  language: TextLanguage;
  /** Called when the step is ticked or the tick is taken back. */
  onTick: () => void;
  /** The quietest ways to go on, such as making the step smaller. */
  children: ReactNode;
}

/**
 * What a person can do with a step that they planned. The yellow button is what comes next: to be asked on the day that they
 * named, or else two minutes now. Once these were started, it ticks the step.
 */
export function PlannedWays(props: PlannedWaysProps) {
  const { insightId, step, at, language, onTick, children } = props;
  const { index, title, isDone } = step;
  const words = wordsFor(language).plan;
  const asking = useAskMe(insightId, step, at);
  const { isBegun } = useTimerOf({ insightId, index, title });
  const askButton = useFocusAfter(asking.withdrawing.isSuccess && !asking.promise);
  const [hasTicked, setTicked] = useState(false);
  const tick = () => {
    setTicked(true);
    onTick();
  };
  if (isDone) return <Done takesFocus={hasTicked} onUndo={tick} />;
  const isAskedFirst = asking.planned !== null && !asking.promise && !isBegun;
  // The buttons have keys, so that one that moves stays the same element and keeps the focus.
  const ask = !asking.promise && (
    <Button
      key="ask"
      ref={askButton}
      look={isAskedFirst ? "go" : "link"}
      isBusy={asking.making.isPending}
      onClick={asking.ask}
    >
      {asking.planned === null ? words.setDay : sayAskMe(asking.planned, asking.today, language)}
    </Button>
  );
  const startLook = isAskedFirst || isBegun ? "link" : "go";
  const start = (
    <TimerButton key="start" {...{ insightId, index, title }} look={startLook} label={words.start} />
  );
  const did = (
    <Button key="tick" look={isBegun ? "go" : "outline"} onClick={tick}>
      {words.didIt}
    </Button>
  );
  const { promise } = asking;
  const ordered = () => {
    if (isBegun) return [did, start, ask];
    return isAskedFirst ? [ask, did, start] : [start, did, ask];
  };
  return (
    <>
      {promise && !asking.isChoosing && (
        <StatusLine takesFocus={asking.making.isSuccess}>
          <CheckIcon className="size-5 shrink-0 text-gold" />
          <span>{sayPromise(promise, asking.today, language)}</span>
        </StatusLine>
      )}
      {asking.isChoosing ? (
        <Choosing asking={asking} />
      ) : (
        <div className="plan-ways">
          {ordered()}
          {children}
          {promise && (
            <ChangePromise asking={asking} language={language} isAhead={promise.dueOn >= asking.today} />
          )}
        </div>
      )}
      {asking.error && (
        <div className="mt-3">
          <Notice tone="warning">That was not saved. {asking.error.message}</Notice>
        </div>
      )}
    </>
  );
}

/** Returns a ref for the button that takes the focus once the promise is withdrawn, because the pressed one is gone. */
function useFocusAfter(isWithdrawn: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWithdrawn && isFocusFree()) button.current?.focus({ preventScroll: true });
  }, [isWithdrawn]);
  return button;
}

/** The form for a day, in the place of the buttons. */
function Choosing({ asking: { today, promise, making, make, choose } }: { asking: AskMeState }) {
  return (
    <Suspense fallback={<Loading />}>
      <PromiseForm
        today={today}
        known={promise ?? undefined}
        isBusy={making.isPending}
        onSave={make}
        onCancel={() => choose(false)}
      />
    </Suspense>
  );
}

interface ChangePromiseProps {
  asking: AskMeState;
  language: TextLanguage;
  /** Whether the day is to come. */
  isAhead: boolean;
}

/** Ways to change what was promised, and where the app will ask. */
function ChangePromise({ asking, language, isAhead }: ChangePromiseProps) {
  const words = wordsFor(language).plan;
  return (
    <>
      <Button look="link" onClick={() => asking.choose(true)}>
        {words.changeDay}
      </Button>
      <Button look="link" isBusy={asking.withdrawing.isPending} onClick={asking.withdraw}>
        {words.dontAsk}
      </Button>
      {isAhead && (
        <p className="type-small basis-full text-page-quiet">
          I’ll ask here, on this site. By mail or in the browser only if you turned that on in the settings.
        </p>
      )}
    </>
  );
}

interface DoneProps {
  /** Whether the sentence takes the focus, because the pressed button is gone. */
  takesFocus: boolean;
  onUndo: () => void;
}

function Done({ takesFocus, onUndo }: DoneProps) {
  return (
    <div className="plan-ways">
      <StatusLine takesFocus={takesFocus}>
        <CheckIcon className="size-6 text-gold" />
        <span>That’s done.</span>
      </StatusLine>
      <Button look="link" onClick={onUndo}>
        Not done after all
      </Button>
    </div>
  );
}

/** Returns what the yellow button says: `Ask me on Saturday`. */
function sayAskMe(planned: string, today: string, language: TextLanguage): string {
  const day = dayOfMoment(planned);
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
