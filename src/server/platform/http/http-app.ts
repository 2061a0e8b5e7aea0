// Handles every request: headers, routing, answer, and one log line.
import type { AnyContractRouter } from "@orpc/contract";
import type { AnyRouter } from "@orpc/server";
import { AppError } from "../errors/app-error.ts";
import { sayFindingsPlainly } from "../errors/plain-findings.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { statusOf } from "../errors/status.ts";
import { toAppError } from "../errors/to-app-error.ts";
import type { Services } from "../services.ts";
import { API_PREFIX, type Api, createApi } from "./api.ts";
import { browserOf } from "./browser.ts";
import { clientAddress, networkOf } from "./client-address.ts";
import { endpointFinder, endpointsOf } from "./endpoints.ts";
import { fairTurns } from "./fair-turns.ts";
import { createResponseTracker } from "./open-responses.ts";
import { refuseForeignWrite } from "./origin-guard.ts";
import { createHostGuard, normaliseTarget, refuseWrongHost } from "./own-hosts.ts";
import { type PlainRoutes, plainAnswer } from "./plain-routes.ts";
import { type HttpRequest, type HttpResponse, isReadRequest, requestPathOf, type Trace } from "./request.ts";
import { requestIdOf } from "./request-id.ts";
import { logWhenAnswered } from "./request-log.ts";
import { refuseMethod, sendError } from "./respond.ts";
import { securityHeaders } from "./security-headers.ts";
import type { StaticSite } from "./static-site.ts";

export interface HttpApp {
  /** Answers every HTTP request. Never throws. */
  handle(request: HttpRequest, response: HttpResponse): Promise<void>;
  /**
   * Makes all further answers close their connections, so that the client's next request opens a new connection or goes
   * to another server.
   */
  endConnections(): void;
  /** Resolves when the pending answers are finished. Answers that take longer than `graceMs` are cut off. */
  close(graceMs?: number): Promise<void>;
}

export interface HttpAppOptions<Dependencies extends Services> extends PlainRoutes {
  dependencies: Dependencies;
  contract: AnyContractRouter;
  router: AnyRouter;
  site: StaticSite | undefined;
}

export function createHttpApp<Dependencies extends Services>(options: HttpAppOptions<Dependencies>): HttpApp {
  const { config, log, metrics } = options.dependencies;
  const answer = createAnswer(options);
  sayFindingsPlainly();
  const addSecurityHeaders = securityHeaders(config.appUrl);
  const open = createResponseTracker();
  const isOwnHost = createHostGuard(config);

  return {
    async handle(request, response) {
      request.network = networkOf(clientAddress(request, config.trustProxy));
      open.add(response);
      const method = request.method ?? "GET";
      const trace: Trace = { requestId: requestIdOf(request.headers, config.trustProxy), route: "unmatched" };
      logWhenAnswered({ method, response, trace }, { log, metrics });
      await fairTurns.take(request.network);
      if (request.socket.destroyed) return;
      addSecurityHeaders(response);
      response.setHeader("x-request-id", trace.requestId);
      try {
        normaliseTarget(request);
        refuseWrongHost(request, isOwnHost);
        await answer(request, response, trace);
      } catch (thrown) {
        const error = toAppError(thrown);
        if (statusOf(error.code) >= 500)
          log.error({ err: error, requestId: trace.requestId }, "request failed");
        sendError(response, error, trace);
      }
    },
    endConnections: () => open.endConnections(),
    close: (graceMs = 0) => open.drain(graceMs),
  };
}

type Answer = (request: HttpRequest, response: HttpResponse, trace: Trace) => Promise<void>;

function createAnswer<Dependencies extends Services>(options: HttpAppOptions<Dependencies>): Answer {
  const { site } = options;
  const answerApi = createApiAnswer(options);
  return async (request, response, trace) => {
    const path = requestPathOf(request);
    const plain = plainAnswer(options, request, response);
    if (plain) {
      trace.route = plain.route;
      trace.isRoutine = isReadRequest(request);
      response.setHeader("cache-control", "no-store");
      return await plain.answer(request, response);
    }
    if (path === API_PREFIX || path.startsWith(`${API_PREFIX}/`))
      return await answerApi(request, response, trace);
    if (!isReadRequest(request)) refuseMethod(response, ["GET", "HEAD"]);
    if (!site) throw new AppError("not_found", sentenceOf("not_found"));
    return await site.answer(request, response, trace);
  };
}

function createApiAnswer<Dependencies extends Services>(options: HttpAppOptions<Dependencies>): Answer {
  const { dependencies, contract, router } = options;
  const { config, log, auth } = dependencies;
  const api: Api = createApi(router);
  const findEndpoint = endpointFinder(endpointsOf(contract));

  return async (request, response, trace) => {
    response.setHeader("cache-control", "no-store");
    refuseForeignWrite(request, config.appUrl);
    const path = requestPathOf(request);
    // A HEAD request is handled like a GET request. Node leaves out the body of its answer.
    const isHead = request.method === "HEAD";
    if (isHead) request.method = "GET";
    const { meta, address } = findEndpoint(request.method, path.slice(API_PREFIX.length), response);
    const ip = clientAddress(request, config.trustProxy);
    await auth.admitCall({ address, ip });
    if (!isReadRequest(request)) request.isSignedIn = auth.sessionName(request.headers) !== null;
    const { requestId } = trace;
    const context = {
      deps: dependencies,
      session: null,
      // The API replaces this function as soon as the session and the endpoint are known.
      revalidate: () => {},
      requestId,
      log: log.child({ requestId }),
      ip,
      headers: request.headers,
      browser: browserOf(request.headers, response),
      isHead,
      response,
      trace,
      checkedAt: 0,
    };
    await api.handle(request, response, { context, meta });
  };
}
