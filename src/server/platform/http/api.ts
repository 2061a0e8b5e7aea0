// Serves the endpoints of the contract over HTTP: routes, authenticates, decodes, calls, encodes, and sends
// all errors in one format.
import { OpenAPIHandler } from "@orpc/openapi/node";
import type { AnyRouter } from "@orpc/server";
import type { EndpointMeta } from "#contract/endpoint.ts";
import { LIVE_TAB_HEADER, type LiveChange } from "#contract/live.ts";
import { PERSON_HEADER } from "#domain/account/person-header.ts";
import { AppError } from "../errors/app-error.ts";
import { presentError } from "../errors/present-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { statusOf } from "../errors/status.ts";
import { toAppError } from "../errors/to-app-error.ts";
import type { StreamEnd } from "../realtime/open-streams.ts";
import { findCrisis } from "../safety/find-crisis.ts";
import { withHelpInTime } from "../safety/help-in-time.ts";
import { waitForSlice } from "../turns.ts";
import { changesOf } from "./changes-of.ts";
import type { RequestContext } from "./context.ts";
import { metaOf } from "./endpoint-meta.ts";
import { endWithErrorEvent, isEventStream } from "./event-stream.ts";
import { requireAccess } from "./guards.ts";
import { PlainJson } from "./plain-json.ts";
import { readJson } from "./read-body.ts";
import { readForm } from "./read-form.ts";
import { refuseNullCharacters } from "./refuse-null-characters.ts";
import { type HttpRequest, type HttpResponse, isReadRequest, requestPathOf, type Trace } from "./request.ts";
import { errorHeaders, refuseMethod } from "./respond.ts";
import {
  clearBrowserCache,
  createRevalidate,
  holdsAnswer,
  NotModified,
  withoutRevalidation,
} from "./revalidate.ts";
import { fromRouterError } from "./router-error.ts";
import { sendEvents } from "./send-events.ts";
import type { Session } from "./session.ts";

export const API_PREFIX = "/api";

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

export interface Api {
  /** Handles an API request. Returns false, and sends nothing, where no endpoint has this method and path. */
  handle(request: HttpRequest, response: HttpResponse, context: ApiContext): Promise<boolean>;
}

/** `fileBytes` gives the maximum size of the file that a request may send; undefined for a request that sends JSON. */
export function createApi(
  router: AnyRouter,
  fileBytes: (method: string | undefined, address: string) => number | undefined = () => undefined,
): Api {
  const handler = new OpenAPIHandler<ApiContext>(router, {
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (thrown) {
          const response =
            thrown instanceof NotModified
              ? { status: 304, headers: {}, body: undefined }
              : answerError(thrown, context);
          return { matched: true, response };
        }
      },
    ],
    clientInterceptors: [
      async ({ next, ...call }) => {
        const { route } = call.procedure["~orpc"];
        const meta = metaOf(call.procedure);
        const { changes = [], typedTexts = [] } = meta;
        call.context.trace.route = `${API_PREFIX}${route.path ?? ""}`;
        // A HEAD request must not start an answer that is generated while it is read.
        if (call.context.isHead && route.outputStructure === "detailed")
          refuseMethod(call.context.response, ["GET"]);
        const isDetailed = route.inputStructure === "detailed";
        const answer = async () => {
          const session = await admit(meta, call.context);
          if (session && !call.context.response.headersSent)
            call.context.response.setHeader(PERSON_HEADER, session.userId);
          refuseNullCharacters(call.input, isDetailed);
          try {
            const { headers, response } = call.context;
            const revalidate = createRevalidate({ headers, response, session, call });
            const output = await next({ ...call, context: { ...call.context, session, revalidate } });
            if (session)
              publishChanges(
                call.context,
                session.userId,
                changesOf(call.path[0] ?? "", changes, call.input),
              );
            return { output, session };
          } catch (thrown) {
            throw fromRouterError(thrown, isDetailed);
          }
        };
        // The crisis check needs only the input, so the help lines do not have to wait for the database.
        if (typedTexts.length > 0) await waitForSlice();
        const crisis = findCrisis(typedTexts, call.input);
        const { headers } = call.context;
        const { output, session } = crisis
          ? await withHelpInTime(answer, { crisis, headers, discard })
          : await answer();
        // oRPC sends nothing more once the answer has ended.
        if (isEventStream(output)) return await stream(output, session, call.context);
        return route.outputStructure === "detailed" ? output : new PlainJson(output);
      },
    ],
  });

  return {
    async handle(request, response, context) {
      context.checkedAt = context.deps.live.sessionChanges();
      if (!isReadRequest(request)) {
        // Many people may begin something in the same moment.
        await waitForSlice();
        // Nearly every write needs a session, so the lookup runs while the body is read.
        context.asking = context.deps.auth.readWriter(context.headers);
        context.asking.catch(() => {});
        const mostBytes = fileBytes(request.method, requestPathOf(request).slice(API_PREFIX.length));
        if (mostBytes === undefined) request.body = await readJson(request);
        // A file is read only from somebody who may send one. Everybody else is refused before the body is looked at.
        else if (isMember(await context.asking)) request.body = await readForm(request, mostBytes);
        else leaveUnread(request, context.response);
      }
      const { matched } = await handler.handle(request, response, { prefix: API_PREFIX, context });
      return matched;
    },
  };
}

/** Sends the events and resolves when the answer has ended. */
async function stream(
  events: AsyncIterator<unknown>,
  session: Session | null,
  context: ApiContext,
): Promise<void> {
  const { isHead, response } = context;
  if (isHead) {
    await events.return?.();
    refuseMethod(response, ["GET"]);
  }
  // A proxy that buffers the stream would deliver a reading all at once.
  response.setHeader("x-accel-buffering", "no");
  const sent = session ? whileSignedIn(events, session, context) : endWithErrorEvent(events, context);
  await sendEvents(response, sent);
}

/** Returns the events until the session that requested them ends. */
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

function isMember(session: Session | null): boolean {
  return session !== null && !session.isGuest;
}

/** Leaves the body unread, so that the connection cannot be used again. */
function leaveUnread(request: HttpRequest, response: HttpResponse): void {
  request.body = {};
  response.setHeader("connection", "close");
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
async function admit(meta: EndpointMeta, context: ApiContext) {
  if (meta.access === "open") return null;
  const { auth } = context.deps;
  const session = await (context.asking ?? auth.readSession(context.headers));
  const { headers, response } = context;
  if (!session && auth.hasSessionCookie(headers) && holdsAnswer(headers)) clearBrowserCache(response);
  requireAccess(meta, session);
  return session;
}

function answerError(thrown: unknown, context: ApiContext) {
  const error = toAppError(fromRouterError(thrown, false));
  withoutRevalidation(context.response);
  const status = statusOf(error.code);
  context.trace.errorCode = error.code;
  context.trace.notes = error.log;
  if (status >= 500) context.log.error({ err: error, ...error.log }, "request failed");
  return { status, headers: errorHeaders(error), body: presentError(error) };
}
