import type { InferContractRouterInputs } from "@orpc/contract";
import type { Contract } from "#contract/contract.ts";

type Inputs = InferContractRouterInputs<Contract>;

/**
 * Returns the key of a query or mutation: area, name, input. A key without an input matches all answers of the
 * endpoint. `views` distinguishes several queries that use the same input.
 */
export function queryKey<Area extends keyof Contract, Name extends keyof Contract[Area] & keyof Inputs[Area]>(
  area: Area,
  name: Name,
  input?: Partial<NonNullable<Inputs[Area][Name]>>,
  ...views: readonly unknown[]
) {
  return input === undefined ? ([area, name] as const) : ([area, name, input, ...views] as const);
}
