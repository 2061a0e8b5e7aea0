// The endpoints of the contract over HTTP: match, check who asks, decode, call, encode, and answer errors in one shape.
import { OpenAPIHandler } from "@orpc/openapi/node";
import type { AnyRouter } from "@orpc/server";
import { LIVE_TAB_HEADER, type LiveChange } from "../../../contract/live.ts";
import { PERSON_HEADER } from "../../../domain/account/person-header.ts";
import { AppError } from "../errors/app-error.ts";
import { presentError } from "../errors/present-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { statusOf } from "../errors/status.ts";
import { toAppError } from "../errors/to-app-error.ts";
import type { StreamEnd } from "../realtime/open-streams.ts";
import { type Crisis, withHelpInTime } from "../safety/help-in-time.ts";
import type { Access, RequestContext } from "./context.ts";
import { endWithErrorEvent, isEventStream } from "./event-stream.ts";
import { requireAccount, requireSession } from "./guards.ts";
import { readJson } from "./read-body.ts";
import { refuseNullCharacters } from "./refuse-null-characters.ts";
import { type HttpRequest, type HttpResponse, isRead, type Trace } from "./request.ts";
import { errorHeaders, refuseMethod } from "./respond.ts";
import { fromRouterError } from "./router-error.ts";
import type { Session } from "./session.ts";

export const API_PREFIX = "/api";
const KEEP_ALIVE_MS = 10_000;

export interface ApiContext extends RequestContext {
  trace: Trace;
  /** Asked for the headers alone. */
  isHead: boolean;
  /** For headers that depend on what an endpoint answers. */
  response: HttpResponse;
  /** Who asks, where looking began before it was known whether the endpoint needs it. */
  asking?: Promise<Session | null>;
  /** How many changes of sessions had been heard of before it was looked up. */
  checkedAt: number;
}

export interface Api {
  /** False where no endpoint has this method and address; then nothing was sent. */
  handle(request: HttpRequest, response: HttpResponse, context: ApiContext): Promise<boolean>;
}

/** Both get an endpoint's place in the contract: `["insights", "get"]`. */
export interface Rules {
  accessOf: (path: readonly string[]) => Access;
  /** What a call that worked changed, for the person's other tabs. */
  changesOf: (path: readonly string[], input: unknown) => readonly LiveChange[];
  /** The crisis that the texts of a call speak of, by the input alone, which nobody has validated yet. */
  crisisIn: (path: readonly string[], input: unknown) => Crisis | null;
}

export function createApi(router: AnyRouter, { accessOf, changesOf, crisisIn }: Rules): Api {
  const handler = new OpenAPIHandler<ApiContext>(router, {
    eventIteratorKeepAliveInterval: KEEP_ALIVE_MS,
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (thrown) {
          return { matched: true, response: answerError(thrown, context) };
        }
      },
    ],
    clientInterceptors: [
      async ({ next, ...call }) => {
        const { route } = call.procedure["~orpc"];
        call.context.trace.route = `${API_PREFIX}${route.path ?? ""}`;
        // What is made while it is read is not begun for its headers.
        if (call.context.isHead && route.outputStructure === "detailed")
          refuseMethod(call.context.response, ["GET"]);
        const isDetailed = route.inputStructure === "detailed";
        const answer = async () => {
          const session = await admit(accessOf(call.path), call.context);
          if (session && !call.context.response.headersSent)
            call.context.response.setHeader(PERSON_HEADER, session.userId);
          refuseNullCharacters(call.input, isDetailed);
          try {
            const output = await next({ ...call, context: { ...call.context, session } });
            if (session) tell(call.context, session.userId, changesOf(call.path, call.input));
            return { output, session };
          } catch (thrown) {
            throw fromRouterError(thrown, isDetailed);
          }
        };
        // Needs the input alone, so that help does not wait for the database.
        const crisis = crisisIn(call.path, call.input);
        const { headers } = call.context;
        const { output, session } = crisis
          ? await withHelpInTime(answer, { crisis, headers, discard })
          : await answer();
        return isEventStream(output) ? await streamed(output, session, call.context) : output;
      },
    ],
  });

  return {
    async handle(request, response, context) {
      context.checkedAt = context.deps.live.sessionChanges();
      if (!isRead(request)) {
        // Hardly a write is open to everybody, so the database looks for the session while the body is read.
        context.asking = context.deps.auth.readWriter(context.headers);
        context.asking.catch(() => {});
        request.body = await readJson(request);
      }
      const { matched } = await handler.handle(request, response, { prefix: API_PREFIX, context });
      return matched;
    },
  };
}

async function streamed(
  events: AsyncIterator<unknown>,
  session: Session | null,
  context: ApiContext,
): Promise<AsyncIterableIterator<unknown>> {
  if (context.isHead) {
    await events.return?.();
    refuseMethod(context.response, ["GET"]);
  }
  // A proxy that gathers the stream would deliver a reading all at once.
  context.response.setHeader("x-accel-buffering", "no");
  return session ? whileSignedIn(events, session, context) : endWithErrorEvent(events, context);
}

/** The events for as long as the session lasts that asked for them. */
function whileSignedIn(
  events: AsyncIterator<unknown>,
  session: Session,
  context: ApiContext,
): AsyncIterableIterator<unknown> {
  const { auth, live } = context.deps;
  const sessionName = auth.sessionName(context.headers) ?? "";
  let release = () => {};
  const stream = endWithErrorEvent(events, context, () => release());
  const end = (why: StreamEnd) => stream.end(new AppError(why, sentenceOf(why)));
  release = live.watchStream({ userId: session.userId, sessionName, end }, context.checkedAt);
  return stream;
}

/** Ends a stream that nobody listens to. */
function discard({ output }: { output: unknown }): void {
  if (isEventStream(output)) void output.return?.();
}

/** The other tabs of the person. The one that asks knows of it. */
function tell({ deps, headers }: ApiContext, userId: string, changes: readonly LiveChange[]): void {
  if (changes.length === 0) return;
  const tab = headers[LIVE_TAB_HEADER];
  deps.live.tell(userId, changes, typeof tab === "string" ? tab : undefined);
}

/** Reads who asks, as far as the endpoint needs to know, and refuses who may not. */
async function admit(access: Access, context: ApiContext) {
  if (access === "open") return null;
  const session = await (context.asking ?? context.deps.auth.readSession(context.headers));
  if (access === "session") requireSession({ session });
  if (access === "account") requireAccount({ session });
  return session;
}

function answerError(thrown: unknown, context: ApiContext) {
  const error = toAppError(fromRouterError(thrown, false));
  const status = statusOf(error.code);
  context.trace.errorCode = error.code;
  context.trace.notes = error.log;
  if (status >= 500) context.log.error({ err: error, ...error.log }, "request failed");
  return { status, headers: errorHeaders(error), body: presentError(error) };
}
