// The API as functions, typed by the contract: `await api.insights.get({ id })`. The contract itself (and zod with it)
// stays on the server; what is here at run time is a table of methods and paths.
import type { InferContractRouterInputs, InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "../../contract/contract.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { type Call, send } from "./request.ts";

type Inputs = InferContractRouterInputs<Contract>;
type Outputs = InferContractRouterOutputs<Contract>;
type Areas = typeof ENDPOINTS;

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

type Endpoint<Input, Output> = undefined extends Input
  ? (input?: Input, options?: CallOptions) => Promise<Output>
  : (input: Input, options?: CallOptions) => Promise<Output>;

/** What each endpoint takes and gives is the contract's; failures are `ApiError`. */
export type Api = {
  [Area in keyof Areas]: {
    [Name in keyof Areas[Area] & keyof Inputs[Area] & keyof Outputs[Area]]: Endpoint<
      Inputs[Area][Name],
      Outputs[Area][Name]
    >;
  };
};

type Fields = Record<string, unknown>;

export const api = Object.fromEntries(
  Object.entries(ENDPOINTS).map(([area, endpoints]) => [
    area,
    Object.fromEntries(
      Object.entries(endpoints).map(([name, [method, path]]) => [name, endpointAt(method, path)]),
    ),
  ]),
) as unknown as Api;

function endpointAt(method: Call["method"], path: string) {
  return async (input: Fields = {}, { signal }: CallOptions = {}): Promise<unknown> => {
    const response = await send({ ...callOf(method, path, input), signal });
    return response.status === 204 ? undefined : await response.json();
  };
}

/** Fields named in the path go there; the others into the query of a GET, else into the body. */
export function callOf(method: Call["method"], path: string, input: Fields): Call {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const isEmpty = Object.keys(rest).length === 0;
  // An address is written into logs and histories: what a DELETE needs beside it goes into the body.
  if (method === "DELETE" ? !isEmpty : method !== "GET") return { method, path: `/api${filled}`, body: rest };
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return { method, path: `/api${filled}${query ? `?${query}` : ""}` };
}
