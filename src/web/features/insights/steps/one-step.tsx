import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { HomeOutput } from "#contract/home.ts";
import type { StepOutput } from "#contract/steps.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { shownStepText } from "#domain/readings/own-steps.ts";
import { BlockGlyph } from "#web/ui/block-glyph.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyOr } from "#web/ui/load-later.ts";
import { Notice } from "#web/ui/notice.tsx";
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
const LONG_STEP = 90;

type OpenStep = HomeOutput["openSteps"][number];

interface OneStepProps {
  step: OpenStep;
  /** The steps among which this one is. One of them may be ticked beside its timer. */
  steps: readonly OpenStep[];
  /** Whether the day that the person set for the step has come. */
  isAsked: boolean;
  /** Whether another step waits. */
  hasNext: boolean;
  /** Whether the words take the focus when they appear, because the pressed button is gone. */
  takesFocus: boolean;
  /** Called when a step is done. `saved` is the answer of the server. */
  onDone: (step: OpenStep, saved: Promise<unknown>) => void;
  /** Shows the next step. */
  onLeave: () => void;
}

/** The whole text of the one step on home, with what a person can do with it. */
export function OneStep(props: OneStepProps) {
  const { steps, onDone } = props;
  const ticked = useTickedByTimer(steps);
  const takeNote = useEffectEvent((step: OpenStep) => {
    forgetTicked();
    onDone(step, Promise.resolve());
  });
  useEffect(() => {
    if (ticked) takeNote(ticked);
  }, [ticked]);
  return <Step key={stepKey(props.step)} {...props} />;
}

function Step({ step: given, isAsked, hasNext, takesFocus, onDone, onLeave }: OneStepProps) {
  const { change, changeAsync, fault } = useChangeStep(given.insightId);
  const { drop } = useTimerOf(given);
  const [own, setOwn] = useState<Partial<StepOutput>>({});
  const step = { ...given, ...own };
  const { index } = step;
  const [hasReplied, setReplied] = useState(false);
  const tick = () => {
    drop();
    beginDoneMoment(step);
    onDone(step, changeAsync({ index, isDone: true }));
  };
  const act = (asked: StepChange) => {
    setOwn({ ...own, ...asked });
    change(asked, { onSuccess: setOwn, onError: () => setOwn(own) });
  };
  return (
    <section aria-labelledby="one-step">
      <Words step={step} takesFocus={takesFocus} />
      {!(isAsked && hasReplied && hasNext) && (
        <Ways {...{ step, isAsked, onLeave }} onDone={tick} onChange={act} onShrunk={setOwn} />
      )}
      {isAsked && (
        <Suspense fallback={<div className="min-h-48" />}>
          <OneStepPromise
            {...{ step, hasReplied }}
            onNext={hasNext ? onLeave : null}
            onDid={tick}
            onReplied={() => setReplied(true)}
          />
        </Suspense>
      )}
      {fault && (
        <div className="mt-3">
          <Notice tone="warning">{fault}</Notice>
        </div>
      )}
    </section>
  );
}

function Words({ step, takesFocus }: Pick<OneStepProps, "step" | "takesFocus">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => takesFocus && heading.current?.focus({ preventScroll: true }));
  useEffect(() => void takeFocus(), []);
  const words = shownStepText(step);
  const name = step.blockName ?? blockTypeOf(step.blockTypeId)?.name;
  return (
    <>
      <p className="type-log flex items-center gap-2.5 text-mist">
        <BlockGlyph kind={step.blockTypeId} className="size-5" />
        <span dir="auto" className="min-w-0 truncate">
          {[shownStepMinutes(step), name].filter(Boolean).join(" · ")}
        </span>
      </p>
      <h2
        dir="auto"
        id="one-step"
        ref={heading}
        tabIndex={-1}
        className={`mt-1.5 outline-none [overflow-wrap:anywhere] ${words.length > LONG_STEP ? "type-brand" : "type-title"}`}
      >
        {words}
      </h2>
    </>
  );
}

interface WaysProps extends Pick<OneStepProps, "step" | "isAsked"> {
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
