import { type ReactNode, useEffect, useId, useRef } from "react";
import { sayDay } from "#domain/day-words.ts";
import { useToday } from "../../api/use-today.ts";
import { PageAside } from "../../ui/bars.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Rob } from "../../ui/rob.tsx";
import type { TodayLine } from "./say-today.ts";
import type { StepAtHand } from "./use-step-at-hand.ts";

interface DayPondProps {
  line: TodayLine;
  /** Whether the act of Rob's line is the one yellow action, because the screen has no other. An invitation is shown only then. */
  isActMain: boolean;
  /** Further ways to go on, below the line. */
  ways: ReactNode;
  focus: StepAtHand["focus"];
  /** The water with the stones. */
  children: ReactNode;
}

/** The top of home: Rob on the water, under the moon, with his one line for today. */
export function DayPond({
  line: { before, own, after, act },
  isActMain,
  ways,
  focus,
  children,
}: DayPondProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus?.on === "line") heading.current?.focus();
  }, [focus]);
  return (
    <DayStage
      sky={
        <>
          <h1 ref={heading} tabIndex={-1} className="type-quip text-balance outline-none">
            <span>{before}</span>
            {own && (
              <bdi dir="auto" className="text-ghost [overflow-wrap:anywhere]">
                {own}
              </bdi>
            )}
            <span>{after}</span>
          </h1>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 mt-3 empty:hidden">
            {act && (isActMain || !act.isInvitation) && (
              <ButtonLink to={act.to} look={isActMain ? "go" : "outline"}>
                {act.label}
              </ButtonLink>
            )}
            {ways}
          </div>
        </>
      }
    >
      {children}
    </DayStage>
  );
}

/** The sky with the moon, and the water with Rob. Home is shown on it in every state, also before its answer is there. */
export function DayStage({ sky, children }: { sky: ReactNode; children: ReactNode }) {
  return (
    <section aria-label="Today" className="day-pond">
      <PageAside>
        <span>{sayDay(useToday(), "withWeekday")}</span>
      </PageAside>
      <div className="day-sky">
        <Moon />
        {sky}
      </div>
      <div className="day-water">
        <Rob size="fill" mood="listening" className="day-rob" />
        {children}
        <Shore />
      </div>
    </section>
  );
}

/** The moon with its light, low over the water behind Rob. */
function Moon() {
  return (
    <svg viewBox="0 0 216 216" aria-hidden="true" className="day-moon" fill="none">
      <g className="day-night">
        <circle cx="108" cy="108" r="108" fill="var(--sky-2)" />
        <circle cx="108" cy="108" r="72" fill="var(--sky-3)" />
        <g fill="var(--moon)">
          <circle cx="54" cy="66" r="1.200" opacity=".6" />
          <circle cx="162" cy="40" r="1" opacity=".5" />
          <circle cx="190" cy="92" r="1.200" opacity=".5" />
        </g>
      </g>
      <circle cx="108" cy="108" r="30" fill="var(--disc)" />
      <circle cx="108" cy="108" r="33" stroke="var(--gold)" strokeOpacity=".6" />
    </svg>
  );
}

/** The wave with which the water ends. */
function Shore() {
  const id = useId();
  return (
    <svg aria-hidden="true" className="day-shore">
      <pattern id={id} width="196" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 6q49-8 98 0t98 0V12H0z" fill="var(--ink)" />
      </pattern>
      <rect width="100%" height="12" fill={`url(#${id})`} />
    </svg>
  );
}
