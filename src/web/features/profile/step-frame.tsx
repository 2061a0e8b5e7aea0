import { type ReactNode, useEffect, useRef } from "react";
import { PondScene } from "../../ui/pond-scene.tsx";
import { RobSays } from "../../ui/rob.tsx";
import { StepProgress } from "./step-progress.tsx";

interface StepFrameProps {
  /** The number of the step, counted from 0, and how many there are. */
  step: number;
  count: number;
  words: { question: string; line: string };
  mood?: "listening" | "amused";
  advisorName: string;
  /** Whether the step was opened from another one, and takes the focus when it appears. */
  isOpened?: boolean;
  /** The form of the step. */
  children: ReactNode;
}

/** A step of onboarding: how far it is, what Rob says, the question and its form. On a wide screen Rob floats beside it. */
export function StepFrame({
  step,
  count,
  words,
  mood = "listening",
  advisorName,
  isOpened = false,
  children,
}: StepFrameProps) {
  const top = useFocusOnStep(step, isOpened);
  return (
    <div className="without-bar page-frame grid gap-16 pt-2 pb-10 md:pt-8 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <div className="min-w-0 max-w-[42rem]">
        <section ref={top} tabIndex={-1} aria-labelledby="question" className="outline-none">
          <StepProgress step={step} count={count} />
        </section>
        <div className="mt-5 lg:hidden">
          <RobSays mood={mood}>
            <span className="sr-only">{advisorName}: </span>
            {words.line}
          </RobSays>
        </div>
        <h1 id="question" className="type-display mt-2 lg:mt-8">
          {words.question}
        </h1>
        {children}
      </div>
      <div className="max-lg:hidden">
        <PondScene mood={mood} className="sticky top-8 h-[min(38rem,calc(100dvh-8rem))] rounded-card">
          <p className="type-quip text-center text-balance text-ghost">
            <span className="sr-only">{advisorName}: </span>
            {words.line}
          </p>
        </PondScene>
      </div>
    </div>
  );
}

/** Moves the focus to the top when another step opens. On the first step the focus stays where it is, unless `isOpened`. */
function useFocusOnStep(step: number, isOpened: boolean) {
  const top = useRef<HTMLElement>(null);
  const last = useRef(isOpened ? null : step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    top.current?.focus();
  }, [step]);
  return top;
}
