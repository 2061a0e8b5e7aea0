import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { PlainRoute } from "../../platform/http/plain-routes.ts";
import type { HttpRequest } from "../../platform/http/request.ts";
import { sendJson, sendResponse } from "../../platform/http/respond.ts";
import { isFromThisMachine } from "../../platform/http/this-machine.ts";
import type { Services } from "../../platform/services.ts";

type HealthContext = Pick<Services, "config" | "database" | "metrics"> & {
  /** Returns whether the process was asked to stop and is finishing its requests. */
  isStopping: () => boolean;
};

/** Routes for liveness, readiness and metrics. */
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
      // Answers 404, so that strangers do not learn that metrics exist.
      if (!mayReadMetrics(request, config)) throw new AppError("not_found", sentenceOf("not_found"));
      const { contentType, text } = await metrics.render();
      sendResponse(response, { type: contentType, body: text });
    },
  };
}

/**
 * Decides who may read the metrics. The token grants access. Without it, only requests from the same machine
 * that did not pass a proxy may read.
 */
function mayReadMetrics(request: HttpRequest, config: HealthContext["config"]): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (given && config.metricsToken) return isSame(given, config.metricsToken);
  return isFromThisMachine(request, config);
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
