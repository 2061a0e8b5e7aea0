import { useState } from "react";
import type { PromiseOutput } from "#contract/promises.ts";
import type { StepOutput } from "#contract/steps.ts";
import { dayOfMoment } from "#domain/asking/say-moment.ts";
import { useToday } from "#web/api/use-today.ts";
import { openPromiseOf } from "../promises/open-promise-of.ts";
import { usePromise, type WantedPromise } from "../promises/use-promise.ts";

/** The place of the clock in a local date-time such as `2026-12-05T09:30`. */
const CLOCK_AT = "2026-12-05T".length;

export interface AskMeState {
  today: string;
  /** The promise that the app will ask about; `null` if there is none. */
  promise: PromiseOutput | null;
  /** The local date-time that was planned and is not over; `null` if there is none. */
  planned: string | null;
  /** Whether the person chooses a day. */
  isChoosing: boolean;
  choose: (isChoosing: boolean) => void;
  making: { isPending: boolean; isSuccess: boolean };
  withdrawing: { isPending: boolean; isSuccess: boolean };
  make: (wanted: WantedPromise) => void;
  /** Promises to do the step when it was planned, or lets the person choose a day. */
  ask: () => void;
  withdraw: () => void;
  error: Error | null;
}

/**
 * Lets a person be asked about a step on a day. `at` is the local date-time that they planned; `undefined` if they named
 * none.
 */
export function useAskMe(insightId: string, step: StepOutput, at: string | undefined): AskMeState {
  const [isChoosing, choose] = useState(false);
  const { making, withdrawing } = usePromise(insightId, step);
  const today = useToday();
  const planned = at !== undefined && dayOfMoment(at) >= today ? at : null;
  const make = (wanted: WantedPromise) => making.mutate(wanted, { onSuccess: () => choose(false) });
  return {
    today,
    promise: openPromiseOf(step) ?? null,
    planned,
    isChoosing,
    choose,
    making,
    withdrawing,
    make,
    ask: () =>
      planned === null
        ? choose(true)
        : make({ dueOn: dayOfMoment(planned), at: planned.slice(CLOCK_AT), guess: null }),
    withdraw: () => withdrawing.mutate(),
    error: making.error ?? withdrawing.error,
  };
}
