import { useMutation } from "@tanstack/react-query";
import type { PromiseOutput } from "#contract/promises.ts";
import type { StepOutput } from "#contract/steps.ts";
import type { PromiseAnswer } from "#domain/promises/promise.ts";
import { api } from "#web/api/client.ts";
import { queryKey } from "#web/api/queries/query-key.ts";
import { usePutStepInCache } from "../steps/use-steps.ts";

export interface WantedPromise {
  dueOn: string;
  /** The time of that day, such as `09:30`, if the person named one. */
  at?: string;
  guess: number | null;
}

/**
 * Returns two mutations: one promises a step for a day, the other withdraws the promise. The shown reading is
 * updated after either.
 */
export function usePromise(insightId: string, step: StepOutput) {
  const putStep = usePutStepInCache(insightId);
  const { index } = step;
  const making = useMutation({
    mutationKey: queryKey("promises", "make", { id: insightId }),
    mutationFn: (wanted: WantedPromise) => api.promises.make({ id: insightId, index, ...wanted }),
    onSuccess: (promise: PromiseOutput) => putStep({ ...step, promise }),
  });
  const withdrawing = useMutation({
    mutationKey: queryKey("promises", "withdraw", { id: insightId }),
    mutationFn: () => api.promises.withdraw({ id: insightId, index }),
    onSuccess: () => putStep({ ...step, promise: undefined }),
  });
  return { making, withdrawing };
}

/**
 * Returns two mutations: one answers a due promise, the other postpones it. The promise stays in the list until the
 * next visit.
 */
export function useAnswer({ insightId, index }: { insightId: string; index: number }) {
  const answering = useMutation({
    mutationKey: queryKey("promises", "answer", { id: insightId }),
    meta: { refetchType: "none" },
    mutationFn: (answer: PromiseAnswer) => api.promises.answer({ id: insightId, index, answer }),
  });
  const snoozing = useMutation({
    mutationKey: queryKey("promises", "snooze", { id: insightId }),
    meta: { refetchType: "none" },
    mutationFn: () => api.promises.snooze({ id: insightId, index }),
  });
  return { answering, snoozing };
}
