import { useMutation } from "@tanstack/react-query";
import type { queryKey } from "../../api/queries/query-key.ts";

interface Turn<Input> {
  mutationKey: ReturnType<typeof queryKey>;
  mutationFn: (input: Input) => Promise<unknown>;
  onSuccess?: () => void;
}

/**
 * Returns a mutation that sends the next action of a trial. If another tab already sent that action or ended the
 * trial, the trial is loaded again.
 */
export function useTurn<Input = void>(turn: Turn<Input>) {
  return useMutation({ ...turn, meta: { refusalsOfStale: ["conflict", "not_found"] } });
}
