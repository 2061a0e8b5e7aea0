// The MCP server: tools for assistants, over streamable HTTP without sessions. It authenticates like the API, by a personal
// access token, and its tools call the API's endpoints.
import { once } from "node:events";
import type { AnyRouter } from "@orpc/server";
import { MCP_PATH } from "#contract/program-access.ts";
import { hasAccessToken } from "#server/platform/auth/access-tokens/access-token-lookup.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentences } from "#server/platform/errors/sentences.ts";
import type { ApiContext } from "#server/platform/http/api-context.ts";
import { browserOf } from "#server/platform/http/browser.ts";
import { callInProcess } from "#server/platform/http/call-in-process.ts";
import { clientAddress } from "#server/platform/http/client-address.ts";
import { refuseForeignWrite } from "#server/platform/http/origin-guard.ts";
import type { PlainRoute } from "#server/platform/http/plain-routes.ts";
import { readJson } from "#server/platform/http/read-body.ts";
import type { HttpRequest, HttpResponse } from "#server/platform/http/request.ts";
import { senderLeft } from "#server/platform/http/sender-left.ts";
import type { Session } from "#server/platform/http/session.ts";
import type { Services } from "#server/platform/services.ts";

/** Returns the answer to MCP clients, by path. `router` implements the contract. */
export function mcpRoutes(services: Services, router: AnyRouter): Record<string, PlainRoute> {
  const { config } = services;
  return {
    [MCP_PATH]: async (request, response) => {
      refuseForeignWrite(request, config.appUrl);
      const session = await requireToken(services, request, response);
      request.isSignedIn = true;
      const parsedBody = await readJson({ request, response });
      const context = contextOf(services, request, response);
      const api = callInProcess(router, context, session);
      // Loaded with the first request, because the library is large.
      const { createToolHandler } = await import("./tools.ts");
      const handler = createToolHandler({ api, log: context.log, appUrl: config.appUrl });
      try {
        const answer = await handler.fetch(webRequest(request, config.appUrl, senderLeft(response)), {
          parsedBody,
        });
        await sendAnswer(answer, response);
      } finally {
        await handler.close();
      }
    },
  };
}

async function requireToken(
  { auth }: Pick<Services, "auth">,
  { headers }: HttpRequest,
  response: HttpResponse,
): Promise<Session> {
  response.setHeader("www-authenticate", "Bearer");
  const session = hasAccessToken(headers) ? await auth.readCaller(headers) : null;
  if (!session) throw new AppError("unauthenticated", sentences.needsToken);
  response.removeHeader("www-authenticate");
  return session;
}

function contextOf(services: Services, request: HttpRequest, response: HttpResponse): ApiContext {
  const requestId = String(response.getHeader("x-request-id"));
  const { authorization } = request.headers;
  const headers = authorization === undefined ? {} : { authorization };
  return {
    deps: services,
    session: null,
    revalidate: () => {},
    requestId,
    log: services.log.child({ requestId }),
    ip: clientAddress(request, services.config.trustProxy),
    // The calls of the tools know the token, and no other header of the request.
    headers,
    browser: browserOf(headers, response),
    isHead: false,
    response,
    trace: { requestId, route: MCP_PATH },
    checkedAt: 0,
  };
}

function webRequest(request: HttpRequest, appUrl: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each);
  return new Request(new URL(MCP_PATH, appUrl), { method: "POST", headers, signal });
}

/** Sends the answer as it comes: the result of a drawing tool takes as long as the reading. */
async function sendAnswer(answer: Response, response: HttpResponse): Promise<void> {
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.setHeader("cache-control", "no-store");
  response.writeHead(answer.status);
  for await (const chunk of answer.body ?? []) {
    if (response.destroyed) return;
    if (!response.write(chunk)) await Promise.race([once(response, "drain"), once(response, "close")]);
  }
  response.end();
}
