/**
 * Calls an endpoint of the contract for a caller: checks access, the input and the crisis lines before, and announces the
 * changes after. The API over HTTP and the tools of the MCP server share it.
 */
import type { AnyContractProcedure } from "@orpc/contract";
import type { EndpointMeta } from "#contract/endpoint.ts";
import { LIVE_TAB_HEADER, type LiveChange } from "#contract/live.ts";
import { scopeFor } from "#contract/program-access.ts";
import { PERSON_HEADER } from "#domain/account/person-header.ts";
import { toAppError } from "../errors/to-app-error.ts";
import { findCrisis } from "../safety/find-crisis.ts";
import { withHelpInTime } from "../safety/help-in-time.ts";
import { waitForSlice } from "../turns.ts";
import type { ApiContext } from "./api-context.ts";
import { changesOf } from "./changes-of.ts";
import { metaOf } from "./endpoint-meta.ts";
import { isEventStream } from "./event-stream.ts";
import { requireAccess, requireScope } from "./guards.ts";
import { refuseNullCharacters } from "./refuse-null-characters.ts";
import { clearBrowserCache, holdsAnswer, type Revalidate } from "./revalidate.ts";
import { fromRouterError } from "./router-error.ts";
import type { Session } from "./session.ts";

export interface CalledEndpoint {
  path: readonly string[];
  procedure: AnyContractProcedure;
  input: unknown;
  context: ApiContext;
}

export interface Answered {
  output: unknown;
  session: Session | null;
}

interface Steps {
  /** Runs the endpoint itself. */
  run(context: ApiContext): Promise<unknown>;
  /** Returns the function that ends the call with 304 if the browser already has the answer. */
  revalidateFor(session: Session | null): Revalidate;
}

/** Throws an `AppError` where the call is refused or fails, and `NotModified` as `revalidateFor` does. */
export async function answerCall(call: CalledEndpoint, { run, revalidateFor }: Steps): Promise<Answered> {
  const { route } = call.procedure["~orpc"];
  const meta = metaOf(call.procedure);
  const { changes = [], typedTexts = [] } = meta;
  const { headers, response } = call.context;
  const isDetailed = route.inputStructure === "detailed";
  const answer = async () => {
    const session = await admit(call, meta);
    if (session && !response.headersSent) response.setHeader(PERSON_HEADER, session.userId);
    refuseNullCharacters(call.input, isDetailed);
    try {
      const output = await run({ ...call.context, session, revalidate: revalidateFor(session) });
      if (session)
        publishChanges(call.context, session.userId, changesOf(call.path[0] ?? "", changes, call.input));
      return { output, session };
    } catch (thrown) {
      throw fromRouterError(thrown, isDetailed);
    }
  };
  // The crisis check needs only the input, so the help lines do not have to wait for the database.
  if (typedTexts.length > 0) await waitForSlice();
  const crisis = findCrisis(typedTexts, call.input);
  try {
    return crisis ? await withHelpInTime(answer, { crisis, headers, discard }) : await answer();
  } catch (thrown) {
    if (toAppError(thrown).code === "crisis_help") call.context.deps.helpCounts.shown += 1;
    throw thrown;
  }
}

/** Ends an event stream that nobody will read. */
function discard({ output }: { output: unknown }): void {
  if (isEventStream(output)) void output.return?.();
}

/** Notifies the person's other tabs of changes. The tab that made the change is not notified. */
function publishChanges({ deps, headers }: ApiContext, userId: string, changes: readonly LiveChange[]): void {
  if (changes.length === 0) return;
  const tab = headers[LIVE_TAB_HEADER];
  deps.live.publish(userId, changes, typeof tab === "string" ? tab : undefined);
}

/** Reads the session if the endpoint needs it, and throws where the caller is not allowed. */
async function admit({ path, procedure, context }: CalledEndpoint, meta: EndpointMeta) {
  if (meta.access === "open") return null;
  const { auth } = context.deps;
  const session = await (context.asking ?? auth.readCaller(context.headers));
  const { headers, response } = context;
  if (!session && auth.hasSessionCookie(headers) && holdsAnswer(headers)) clearBrowserCache(response);
  if (session?.program)
    requireScope(session.program, scopeFor({ path, method: procedure["~orpc"].route.method, meta }));
  requireAccess(meta, session);
  return session;
}
