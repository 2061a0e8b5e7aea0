import type { IncomingHttpHeaders } from "node:http";
import type {
  AnyContractProcedure,
  ContractProcedure,
  ErrorMap,
  InferSchemaInput,
  InferSchemaOutput,
} from "@orpc/contract";
import { implement, type Router } from "@orpc/server";
import type { Access, EndpointMeta } from "#contract/endpoint.ts";
import type { Services } from "../services.ts";
import type { Browser } from "./browser.ts";
import type { RequestContext } from "./context.ts";
import type { Revalidate } from "./revalidate.ts";
import type { Session } from "./session.ts";

/** One call of an endpoint. Access was checked: where the endpoint needs a session, there is one. */
export interface EndpointCall<Input, Deps extends Services, Who extends Access> {
  /** The input of a call, as parsed by the contract's schema. */
  input: Input;
  deps: Deps;
  session: SessionFor<Who>;
  /** Ends the call if the browser already has the answer. Use only for answers that a browser may keep. */
  revalidate: Revalidate;
  /** The caller's IP address; behind a trusted proxy, the one it forwards. */
  ip: string;
  headers: IncomingHttpHeaders;
  browser: Browser;
  /** The id of the last stream event that the caller has received. */
  lastEventId: string | undefined;
  /** A signal that is aborted when the caller disconnects. */
  signal: AbortSignal | undefined;
}

type SessionFor<Who extends Access> = Who extends "open"
  ? null
  : Who extends "optional"
    ? Session | null
    : Session;

type Handler<Procedure, Deps extends Services> =
  Procedure extends ContractProcedure<infer Input, infer Output, ErrorMap, infer Meta>
    ? Meta extends EndpointMeta<infer Who>
      ? (
          call: EndpointCall<InferSchemaOutput<Input>, Deps, Who>,
        ) => Promise<InferSchemaInput<Output>> | InferSchemaInput<Output>
      : never
    : never;

/** The endpoints of one area of the contract. */
type Area = Record<string, AnyContractProcedure>;

export type Handlers<Endpoints extends Area, Deps extends Services> = {
  [Name in keyof Endpoints]: Handler<Endpoints[Name], Deps>;
};

/** Creates the router of one area, which calls a handler per endpoint with the types of the contract. */
export function routesFor<Endpoints extends Area, Deps extends Services = Services>(
  endpoints: Endpoints,
  handlers: Handlers<Endpoints, Deps>,
): Router<Endpoints, RequestContext<Deps>> {
  const routes = Object.entries(endpoints).map(([name, procedure]) => {
    const handler = handlers[name] as (call: EndpointCall<unknown, Deps, Access>) => unknown;
    const route = implement(procedure)
      .$context<RequestContext<Deps>>()
      .handler(({ input, context, lastEventId, signal }) => {
        const { deps, session, revalidate, ip, headers, browser } = context;
        return handler({ input, deps, session, revalidate, ip, headers, browser, lastEventId, signal });
      });
    return [name, route];
  });
  return Object.fromEntries(routes);
}
