import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { OpenStepOutput, StepOutput } from "#contract/steps.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { formatRelativeDay } from "#domain/day-words.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";
import { useToday } from "#web/api/use-today.ts";
import { BlockGlyph } from "#web/ui/block-glyph.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyOr } from "#web/ui/load-later.ts";
import { Notice } from "#web/ui/notice.tsx";
import { openPromiseOf } from "../promises/open-promise-of.ts";
import { beginDoneMoment } from "./done-moment.ts";
import { stepKey } from "./step-key.ts";
import { shownStepMinutes } from "./step-minutes.ts";
import { StepWays } from "./step-ways.tsx";
import { TooBig } from "./too-big.tsx";
import { forgetTicked, useTickedByTimer, useTimerOf } from "./use-step-timer.ts";
import { type StepChange, useChangeStep } from "./use-steps.ts";

// These parts are loaded when they are needed, because home must stay small. If the code of one does not arrive, a small
// part takes its place, so that home stays on the page.

const StepTools = lazyOr(
  () => import("./step-tools.tsx").then((module) => module.StepTools),
  () => (
    <Notice tone="warning">The ways to make it smaller did not load. Reload the page to try again.</Notice>
  ),
);

const StepDone = lazyOr(
  () => import("./step-done.tsx").then((module) => module.StepDone),
  ({ title }) => (
    <h1 id="one-step" className="type-display">
      {title}
    </h1>
  ),
);

/** Shown only if the day that the person set for the step has come. */
const OneStepPromise = lazyOr(
  () => import("../promises/one-step-promise.tsx").then((module) => module.OneStepPromise),
  ({ onDid }) => (
    <>
      <Notice tone="warning">The other answers did not load. Reload the page to try again.</Notice>
      <Button look="link" onClick={onDid}>
        Did it
      </Button>
    </>
  ),
);

/** A longer step is set in a smaller font, so that its buttons stay on the first screen of a phone. */
const LONG_STEP = 150;

/**
 * Shows the full text of one open step. If the person puts it off, the next step replaces it until they leave the page.
 * `items` are the open steps, newest first; there must be at least one. With `isFirstDue`, the page asks about the promise
 * of the first.
 */
export function OneStep({ items, isFirstDue }: { items: readonly OpenStepOutput[]; isFirstDue: boolean }) {
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  // A finished step stays on the page, though the server's list does not have it any more.
  const [finished, setFinished] = useState<OpenStepOutput | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const ticked = useTickedByTimer(items);
  const waiting = items.filter((item) => !putOff.includes(stepKey(item)));
  const done = finished ?? ticked;
  const step = done ?? waiting[0];
  useEffect(() => {
    if (!ticked || finished) return;
    setFinished(ticked);
    forgetTicked();
  }, [ticked, finished]);
  if (!step) return <AllPutOff onShow={() => setPutOff([])} />;
  const key = stepKey(step);
  return (
    <Step
      key={key}
      step={step}
      isAsked={isFirstDue && step === items[0]}
      isFinished={done !== null}
      hasNext={waiting.some((item) => stepKey(item) !== key)}
      takesFocus={hasMoved}
      onFinished={(isDone) => {
        setMoved(true);
        setFinished(isDone ? step : null);
      }}
      onLeave={() => {
        setMoved(true);
        setFinished(null);
        setPutOff([...putOff, key]);
      }}
    />
  );
}

interface StepProps {
  step: OpenStepOutput;
  /** Whether the day that the person set for the step has come. */
  isAsked: boolean;
  isFinished: boolean;
  /** Whether another step waits. */
  hasNext: boolean;
  /** Whether the heading takes the focus when it appears, because the pressed button is gone. */
  takesFocus: boolean;
  onFinished: (isDone: boolean) => void;
  /** Shows the next step. */
  onLeave: () => void;
}

function Step({ step: given, isAsked, isFinished, hasNext, takesFocus, onFinished, onLeave }: StepProps) {
  const { change, fault } = useChangeStep(given.insightId);
  const { drop } = useTimerOf(given);
  const [own, setOwn] = useState<Partial<StepOutput>>({});
  const step = { ...given, ...own };
  const { index } = step;
  const [hasReplied, setReplied] = useState(false);
  const onNext = hasNext ? onLeave : null;
  const tick = (isDone: boolean) => {
    onFinished(isDone);
    if (isDone) {
      drop();
      beginDoneMoment(step);
    }
    change({ index, isDone }, { onError: () => onFinished(!isDone) });
  };
  const act = (asked: StepChange) => {
    setOwn({ ...own, ...asked });
    change(asked, { onSuccess: setOwn, onError: () => setOwn(own) });
  };
  return (
    <section aria-labelledby="one-step">
      {isFinished ? (
        <Suspense fallback={<div className="min-h-72" />}>
          <StepDone
            insightId={step.isLocked ? null : step.insightId}
            title="That’s done."
            text={shownStepText(step)}
            onUndo={() => tick(false)}
            onNext={onNext}
          />
        </Suspense>
      ) : (
        <>
          <Words step={step} isAsked={isAsked} takesFocus={takesFocus} />
          {!(isAsked && hasReplied && hasNext) && (
            <Ways
              {...{ step, isAsked, onLeave }}
              onDone={() => tick(true)}
              onChange={act}
              onShrunk={setOwn}
            />
          )}
          {isAsked && (
            <Suspense fallback={<div className="min-h-48" />}>
              <OneStepPromise
                {...{ step, hasReplied, onNext }}
                onDid={() => tick(true)}
                onReplied={() => setReplied(true)}
              />
            </Suspense>
          )}
        </>
      )}
      {fault && (
        <div className="mt-3">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
    </section>
  );
}

function Words({ step, isAsked, takesFocus }: Pick<StepProps, "step" | "isAsked" | "takesFocus">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => takesFocus && heading.current?.focus({ preventScroll: true }));
  useEffect(() => void takeFocus(), []);
  const words = shownStepText(step);
  const today = useToday();
  const promise = openPromiseOf(step);
  const day = promise && promise.dueOn >= today ? formatRelativeDay(promise.dueOn, today) : "now";
  const name = step.blockName ?? blockTypeOf(step.blockTypeId)?.name;
  return (
    <>
      <p className="type-log flex items-center gap-2.5 text-mist">
        <BlockGlyph kind={step.blockTypeId} className="size-5" />
        <span dir="auto" className="min-w-0 truncate">
          {[isAsked ? "due" : day, shownStepMinutes(step), name].filter(Boolean).join(" · ")}
        </span>
      </p>
      <h1
        dir="auto"
        id="one-step"
        ref={heading}
        tabIndex={-1}
        className={`mt-3 outline-none [overflow-wrap:anywhere] ${words.length > LONG_STEP ? "type-title" : "type-display"}`}
      >
        {words}
      </h1>
    </>
  );
}

interface WaysProps extends Pick<StepProps, "step" | "isAsked"> {
  onDone: () => void;
  onLeave: () => void;
  onChange: (change: StepChange) => void;
  onShrunk: (step: StepOutput) => void;
}

/**
 * What a person can do with the step: begin, tick it, put it off, make it smaller, or read where it comes from. A due
 * step is ticked by an answer about its promise.
 */
function Ways({ step, isAsked, onDone, onLeave, onChange, onShrunk }: WaysProps) {
  const [isTooBig, setTooBig] = useState(false);
  const { insightId, isLocked } = step;
  return (
    <>
      <StepWays {...{ insightId, step }} onTick={isAsked ? null : onDone} onNotNow={onLeave}>
        <TooBig {...{ step, isTooBig }} onToggle={() => setTooBig(!isTooBig)} />
        {!isLocked && (
          <Link
            to={`/insights/${insightId}`}
            className="underlined inline-flex min-h-11 items-center text-gold"
          >
            The reading
          </Link>
        )}
      </StepWays>
      {isTooBig && (
        <Suspense fallback={<div className="min-h-11" />}>
          <StepTools {...{ insightId, step, onChange, onShrunk }} isTimerElsewhere />
        </Suspense>
      )}
    </>
  );
}

/** The line in place of the step when the person put off every one. */
function AllPutOff({ onShow }: { onShow: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="one-step">
      <h1 id="one-step" ref={heading} tabIndex={-1} className="type-display outline-none">
        Not now, then.
      </h1>
      <p className="mt-2 text-mist">
        The steps stay open.{" "}
        <Button look="link" onClick={onShow}>
          Show them again
        </Button>
      </p>
    </section>
  );
}
