import type { RequestContext } from "./context.ts";
import type { HttpResponse, Trace } from "./request.ts";
import type { Session } from "./session.ts";

/** What a call of an endpoint knows of its request, besides what its handler receives. */
export interface ApiContext extends RequestContext {
  trace: Trace;
  /** Whether the request is a HEAD request. */
  isHead: boolean;
  /** The response, for headers that depend on an endpoint's answer. */
  response: HttpResponse;
  /** The promise of the session, if the lookup began before it was known whether the endpoint needs a session. */
  asking?: Promise<Session | null>;
  /** The number of session changes that this process knew of before the lookup. */
  checkedAt: number;
}
