import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { queryKey } from "../../api/queries/query-key.ts";
import { trialsQuery } from "../../api/queries/trials.ts";

interface Turn<Input> {
  mutationKey: ReturnType<typeof queryKey>;
  mutationFn: (input: Input) => Promise<unknown>;
  onSuccess?: () => void;
}

/** Sends a turn of a trial. After a refusal it loads the trial again, because another tab may have taken this turn. */
export function useTurn<Input = void>(turn: Turn<Input>) {
  const client = useQueryClient();
  return useMutation({
    ...turn,
    onError: () => void client.invalidateQueries({ queryKey: trialsQuery.queryKey }),
  });
}
