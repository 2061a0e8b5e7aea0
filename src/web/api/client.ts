// The API as functions, typed by the contract: `await api.insights.get({ id })`. The contract itself (with zod)
// stays on the server. The browser downloads only a table of endpoints that is generated from the contract.

import { ENDPOINTS } from "virtual:endpoints";
import type { InferContractRouterInputs, InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "#contract/contract.ts";
import type { EndpointRow } from "./endpoint-row.ts";
import { type Call, sendRequest } from "./request.ts";

type Inputs = InferContractRouterInputs<Contract>;
type Outputs = InferContractRouterOutputs<Contract>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Whether the request should outlive the page. */
  keepalive?: boolean;
}

/** A call whose answer is a stream of events. `readEvents` sends it. */
export interface StreamCall<Event> extends Call {
  /** This field only carries the type of the events. It never has a value. */
  events?: Event;
}

/**
 * The input of a call that changes typed texts. Where there are such texts, it must name those that they started from, which
 * `useTypedText` knows. Otherwise the call would overwrite what another tab saved.
 */
type Based<Input> = Input extends { basedOn?: infer Base }
  ? "basedOn" extends keyof Input
    ? Input & ({ basedOn: NonNullable<Base> } | { [Text in keyof NonNullable<Base>]?: undefined })
    : Input
  : Input;

type Endpoint<Input, Output> =
  Output extends AsyncIterator<infer Event, unknown, unknown>
    ? (input: Input) => StreamCall<Event>
    : undefined extends Input
      ? (input?: Input, options?: CallOptions) => Promise<Output>
      : (input: Input, options?: CallOptions) => Promise<Output>;

/**
 * The API's functions. The input and output of each endpoint have the contract's types. Failed calls throw
 * `ApiError`.
 */
export type Api = {
  [Area in keyof Contract]: {
    [Name in keyof Contract[Area] & keyof Inputs[Area] & keyof Outputs[Area]]: Endpoint<
      Based<Inputs[Area][Name]>,
      Outputs[Area][Name]
    >;
  };
};

type Fields = Record<string, unknown>;

export const api = Object.fromEntries(
  Object.entries(ENDPOINTS).map(([area, endpoints]) => [
    area,
    Object.fromEntries(Object.entries(endpoints).map(([name, row]) => [name, endpointAt(row, area)])),
  ]),
) as unknown as Api;

function endpointAt(row: EndpointRow, area: string) {
  if (row.isStream) return (input: Fields = {}): Call => callOf(row, input);
  return async (input: Fields = {}, options: CallOptions = {}): Promise<unknown> => {
    const response = await sendInOrder(row.shows ? row : { ...row, shows: [area] }, {
      ...callOf(row, input),
      // A save of what a person types is not lost with the page, whenever that is closed.
      keepalive: "basedOn" in input,
      ...options,
    });
    return response.status === 204 ? undefined : await response.json();
  };
}

/** How many changes of each area this page has saved. */
const changesSaved = new Map<string, number>();
const MOST_TRIES = 4;

/**
 * Sends a call. An answer that was asked for before a change was saved may be older than the change, and arrive after it. It
 * is asked for again, so that it never takes the place of what the change's own answer says. Only a GET is sent again: anything
 * else would be done twice.
 */
async function sendInOrder({ shows = [], changes = [] }: EndpointRow, call: Call): Promise<Response> {
  const countChanges = () => shows.reduce((sum, area) => sum + (changesSaved.get(area) ?? 0), 0);
  let before = countChanges();
  let response = await sendRequest(call);
  const mostTries = call.method === "GET" ? MOST_TRIES : 1;
  for (let tries = 1; tries < mostTries && before !== countChanges(); tries += 1) {
    before = countChanges();
    response = await sendRequest(call);
  }
  for (const area of changes) changesSaved.set(area, (changesSaved.get(area) ?? 0) + 1);
  return response;
}

/**
 * Turns an endpoint and its input into a call. Fields that the path names go into the path. The other fields go
 * into the query string of a GET and into the body of any other method.
 */
export function callOf({ method = "GET", path, isDetailed }: EndpointRow, input: Fields): Call {
  if (isDetailed) return { method, path: `/api${path}`, ...input };
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  const isEmpty = Object.keys(rest).length === 0;
  // The input of a DELETE goes into the body, because addresses appear in logs and browser histories.
  if (method === "DELETE" ? !isEmpty : method !== "GET") return { method, path: `/api${filled}`, body: rest };
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return { method, path: `/api${filled}${query ? `?${query}` : ""}` };
}
