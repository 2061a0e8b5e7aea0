import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { queryKey } from "../../api/queries/query-key.ts";
import { trialsQuery } from "../../api/queries/trials.ts";

interface Turn<Input> {
  mutationKey: ReturnType<typeof queryKey>;
  mutationFn: (input: Input) => Promise<unknown>;
}

/** A turn of a trial. A turn that was refused may have been taken before, here or elsewhere, so the trial is loaded again. */
export function useTurn<Input = void>(turn: Turn<Input>) {
  const client = useQueryClient();
  return useMutation({
    ...turn,
    onError: () => void client.invalidateQueries({ queryKey: trialsQuery.queryKey }),
  });
}
