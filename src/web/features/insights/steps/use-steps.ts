import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InsightOutput } from "#contract/insights.ts";
import type { StepOutput } from "#contract/steps.ts";
import { isApiError } from "#web/api/api-error.ts";
import { api } from "#web/api/client.ts";
import { insightQuery } from "#web/api/queries/insights.ts";
import { queryKey as mutationKey } from "#web/api/queries/query-key.ts";
import { setDoneMoment } from "./done-moment.ts";

export interface StepChange {
  index: number;
  isDone?: boolean;
  usesSmaller?: boolean;
}

/**
 * Returns a mutation that saves whether a step is done and whether its smaller version is used. A change is shown
 * at once, and is undone with an error message if the server refuses it.
 */
export function useChangeStep(insightId: string) {
  const queryClient = useQueryClient();
  const putStep = usePutStepInCache(insightId);
  const { queryKey } = insightQuery(insightId);
  const { mutate, mutateAsync, error } = useMutation({
    mutationKey: mutationKey("steps", "update", { id: insightId }),
    // The steps are not refetched, so that a ticked step stays in its list until the next visit.
    meta: { refetchType: "none" },
    mutationFn: ({ index, ...change }: StepChange) => api.steps.update({ id: insightId, index, ...change }),
    scope: { id: `steps ${insightId}` },
    onMutate: async ({ index, ...change }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.steps[index];
      if (before) putStep({ ...before, ...change });
      return { before };
    },
    onError: (_error, _change, kept) => {
      setDoneMoment(null);
      if (kept?.before) putStep(kept.before);
    },
    onSuccess: putStep,
  });
  const fault = error ? `That was not saved, so it is back as it was. ${error.message}` : null;
  return { change: mutate, changeAsync: mutateAsync, fault };
}

/** Returns a mutation that requests a smaller version of a step from the server. */
export function useShrinkStep(insightId: string) {
  const putStep = usePutStepInCache(insightId);
  const { mutate, isPending, error } = useMutation({
    mutationKey: mutationKey("steps", "shrink", { id: insightId }),
    meta: { refetchType: "none" },
    mutationFn: ({ index, goOnAnyway }: { index: number; goOnAnyway?: boolean }) =>
      api.steps.shrink({ id: insightId, index, ...(goOnAnyway && { goOnAnyway }) }),
    scope: { id: `steps ${insightId}` },
    onSuccess: putStep,
  });
  return {
    shrink: mutate,
    isShrinking: isPending,
    error,
    help: isApiError(error, "crisis_help") ? error.help : null,
  };
}

/** Returns a function that puts a step into the cached insight. */
export function usePutStepInCache(insightId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = insightQuery(insightId);
  // Cache: a changed step is shown at once, and is reverted if the server refuses the change. The answer is the
  // saved step.
  return (step: StepOutput) =>
    queryClient.setQueryData(queryKey, (insight) => insight && withStep(insight, step));
}

function withStep(insight: InsightOutput, step: StepOutput): InsightOutput {
  const steps = insight.steps.map((known) => (known.index === step.index ? { ...known, ...step } : known));
  return { ...insight, steps, tookAction: steps.some(({ isDone }) => isDone) };
}
