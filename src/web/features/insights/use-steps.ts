import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InsightOutput } from "../../../contract/insights.ts";
import type { StepOutput } from "../../../contract/steps.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { insightQuery } from "./insight-queries.ts";

export interface StepChange {
  index: number;
  isDone?: boolean;
  usesSmaller?: boolean;
}

/** Ticks and the choice between a step and its smaller one: at once on the page, back with a sentence on a no. */
export function useChangeStep(insightId: string) {
  const queryClient = useQueryClient();
  const putStep = usePutStep(insightId);
  const { queryKey } = insightQuery(insightId);
  const { mutate, mutateAsync, error } = useMutation({
    mutationFn: ({ index, ...change }: StepChange) => api.steps.update({ id: insightId, index, ...change }),
    scope: { id: `steps ${insightId}` },
    onMutate: async ({ index, ...change }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.steps[index];
      if (before) putStep({ ...before, ...change });
      return { before };
    },
    onError: (_error, _change, kept) => kept?.before && putStep(kept.before),
    onSuccess: (step) => {
      putStep(step);
      void queryClient.invalidateQueries({ queryKey: ["insights", "history"] });
      // What is ticked at home stays where it is until the next visit.
      void queryClient.invalidateQueries({ queryKey: ["home"], refetchType: "none" });
    },
  });
  const fault = error ? `That was not kept, and it stands as before. ${error.message}` : null;
  return { change: mutate, changeAsync: mutateAsync, fault };
}

/** 'Make it smaller'. */
export function useShrinkStep(insightId: string) {
  const queryClient = useQueryClient();
  const putStep = usePutStep(insightId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ index, goOnAnyway }: { index: number; goOnAnyway?: boolean }) =>
      api.steps.shrink({ id: insightId, index, ...(goOnAnyway && { goOnAnyway }) }),
    scope: { id: `steps ${insightId}` },
    onSuccess: (step) => {
      putStep(step);
      void queryClient.invalidateQueries({ queryKey: ["home"], refetchType: "none" });
    },
  });
  return {
    shrink: mutate,
    isShrinking: isPending,
    error,
    help: isApiError(error, "crisis_help") ? error.help : null,
  };
}

/** Puts a step where the insight's page reads it. */
function usePutStep(insightId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = insightQuery(insightId);
  return (step: StepOutput) =>
    queryClient.setQueryData(queryKey, (insight) => insight && withStep(insight, step));
}

function withStep(insight: InsightOutput, step: StepOutput): InsightOutput {
  const steps = insight.steps.map((known) => (known.index === step.index ? { ...known, ...step } : known));
  return { ...insight, steps, tookAction: steps.some(({ isDone }) => isDone) };
}
