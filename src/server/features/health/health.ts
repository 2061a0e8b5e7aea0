import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Floor } from "../../platform/floor.ts";
import { isLoopback } from "../../platform/http/client-address.ts";
import type { PlainRoute } from "../../platform/http/http-app.ts";
import { isLoopbackName } from "../../platform/http/own-hosts.ts";
import type { HttpRequest } from "../../platform/http/request.ts";
import { send, sendJson } from "../../platform/http/respond.ts";

type HealthContext = Pick<Floor, "config" | "database" | "metrics"> & {
  /** Whether the process was told to stop and answers on for a while. */
  isStopping: () => boolean;
};

/** Whether this process is alive, whether it can serve, and what it counts. */
export function healthRoutes({
  config,
  database,
  metrics,
  isStopping,
}: HealthContext): Record<string, PlainRoute> {
  return {
    "/healthz": (_request, response) => sendJson(response, { status: "ok" }),
    "/readyz": async (_request, response) => {
      if (isStopping()) throw new AppError("unavailable", sentences.stopping);
      if (!(await database.isReady())) throw new AppError("unavailable", sentences.starting);
      sendJson(response, { status: "ready" });
    },
    "/metrics": async (request, response) => {
      // Who may not read the figures is not told that they are here.
      if (!mayReadMetrics(request, config)) throw new AppError("not_found", sentenceOf("not_found"));
      const { contentType, text } = await metrics.render();
      send(response, { type: contentType, body: text });
    },
  };
}

/** What a proxy adds to a request that it passes on. */
const FORWARDING_HEADERS = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** The token opens. Without it only this machine may read, and only where nothing speaks of a proxy in between. */
function mayReadMetrics(request: HttpRequest, config: HealthContext["config"]): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (given && config.metricsToken) return isSame(given, config.metricsToken);
  const { headers } = request;
  return (
    isLoopback(request, config.trustProxy) &&
    isLoopbackName(headers.host ?? "") &&
    FORWARDING_HEADERS.every((name) => headers[name] === undefined) &&
    // Where people come by another address, they come through a proxy, and it may add no header.
    isLoopbackName(new URL(config.appUrl).hostname)
  );
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
