// Serves the endpoints of the contract over HTTP: routes, authenticates, decodes, calls, encodes, and sends
// all errors in one format.
import { OpenAPIHandler } from "@orpc/openapi/node";
import type { AnyRouter } from "@orpc/server";
import type { EndpointMeta } from "#contract/endpoint.ts";
import { AppError } from "../errors/app-error.ts";
import { presentError } from "../errors/present-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { statusOf } from "../errors/status.ts";
import { toAppError } from "../errors/to-app-error.ts";
import type { StreamEnd } from "../realtime/open-streams.ts";
import { waitForSlice } from "../turns.ts";
import { answerCall } from "./answer-call.ts";
import type { ApiContext } from "./api-context.ts";
import { endWithErrorEvent, isEventStream } from "./event-stream.ts";
import { inHeavyTurn, isHeavyCall } from "./heavy-turns.ts";
import { PlainJson } from "./plain-json.ts";
import { readJson } from "./read-body.ts";
import { readForm } from "./read-form.ts";
import { type Exchange, type HttpRequest, type HttpResponse, isReadRequest } from "./request.ts";
import { errorHeaders, refuseMethod } from "./respond.ts";
import { createRevalidate, NotModified, withoutRevalidation } from "./revalidate.ts";
import { fromRouterError } from "./router-error.ts";
import { sendEvents } from "./send-events.ts";
import { senderLeft } from "./sender-left.ts";
import type { Session } from "./session.ts";

export const API_PREFIX = "/api";

export interface Api {
  /** Answers a call of an endpoint that the contract has. */
  handle(request: HttpRequest, response: HttpResponse, call: Call): Promise<void>;
}

/** Creates the library's part: it finds the endpoint, decodes, checks and encodes. */
function createHandler(router: AnyRouter): OpenAPIHandler<ApiContext> {
  return new OpenAPIHandler<ApiContext>(router, {
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
        const { context, path, input } = call;
        const { headers, response } = context;
        const { route } = call.procedure["~orpc"];
        context.trace.route = `${API_PREFIX}${route.path ?? ""}`;
        // A HEAD request must not start an answer that is generated while it is read.
        if (context.isHead && route.outputStructure === "detailed") refuseMethod(response, ["GET"]);
        const { output, session } = await answerCall(call, {
          run: (known) => next({ ...call, context: known }),
          revalidateFor: (session) => createRevalidate({ headers, response, session, call: { path, input } }),
        });
        // oRPC sends nothing more once the answer has ended.
        if (isEventStream(output)) return await stream(output, session, context);
        return route.outputStructure === "detailed" ? output : new PlainJson(output);
      },
    ],
  });
}

export function createApi(router: AnyRouter): Api {
  const handler = createHandler(router);
  const answer = async (request: HttpRequest, response: HttpResponse, context: ApiContext) => {
    const { matched } = await handler.handle(request, response, { prefix: API_PREFIX, context });
    if (!matched) throw new AppError("not_found", sentenceOf("not_found"));
  };

  async function answerHeavyCall(
    request: HttpRequest,
    response: HttpResponse,
    { context, meta }: Call,
  ): Promise<void> {
    context.asking ??= context.deps.auth.readCaller(context.headers);
    const session = await context.asking;
    // Who may not call is refused at once, before the body is looked at.
    if (!mayCall(session, meta)) {
      if (!isReadRequest(request)) leaveUnread(request, response);
      return await answer(request, response, context);
    }
    return await inHeavyTurn(session.userId, {
      prepare: () => readInput({ request, response }, meta),
      run: () => answer(request, response, context),
      left: senderLeft(response),
    });
  }

  return {
    async handle(request, response, call) {
      const { context, meta } = call;
      context.checkedAt = context.deps.live.sessionChanges();
      if (!isReadRequest(request)) {
        // Many people may begin something in the same moment.
        await waitForSlice();
        // Nearly every write needs a session, so the lookup runs while the body is read.
        context.asking = context.deps.auth.readWriter(context.headers);
        context.asking.catch(() => {});
      }
      if (isHeavyCall(meta, (name) => queryOf(request).has(name)))
        return await answerHeavyCall(request, response, call);
      await readInput({ request, response }, meta);
      await answer(request, response, context);
    },
  };
}

/** A call, with what the contract says of its endpoint. */
interface Call {
  context: ApiContext;
  meta: EndpointMeta;
}

/** Reads the body of a request that writes, in the form that the endpoint takes. */
async function readInput(
  exchange: Exchange,
  { mostFileBytes, mostJsonBytes }: Pick<EndpointMeta, "mostFileBytes" | "mostJsonBytes">,
): Promise<void> {
  const { request } = exchange;
  if (isReadRequest(request)) return;
  request.body =
    mostFileBytes === undefined
      ? await readJson(exchange, mostJsonBytes)
      : await readForm(exchange, mostFileBytes);
}

function queryOf({ url = "" }: HttpRequest): URLSearchParams {
  const start = url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : url.slice(start));
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
  // A program's token has no session that could end while the stream is sent.
  const sent =
    session && !session.program
      ? whileSignedIn(events, session, context)
      : endWithErrorEvent(events, context);
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

/** Whether the caller may make a heavy call, as far as that can be said without the endpoint's name. */
function mayCall(session: Session | null, { access, mostFileBytes }: EndpointMeta): session is Session {
  if (!session || (access === "account" && session.isGuest)) return false;
  return mostFileBytes === undefined || !session.program;
}

/** Leaves the body unread, so that the connection cannot be used again. */
function leaveUnread(request: HttpRequest, response: HttpResponse): void {
  request.body = {};
  response.setHeader("connection", "close");
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
