import type { AnyContractRouter } from "@orpc/contract";
import { renderApiPage } from "./api-page.ts";
import { describeApi } from "./open-api.ts";
import type { PlainRoute } from "./plain-routes.ts";
import { sendJson, sendResponse } from "./respond.ts";
import { pagePolicy } from "./security-headers.ts";

/** Serves the API's description as JSON and as a page. Generated on the first request. */
export function openApiRoutes(contract: AnyContractRouter): Record<string, PlainRoute> {
  let made: ReturnType<typeof describeApi> | undefined;
  const describe = () => {
    made ??= describeApi(contract);
    return made;
  };
  return {
    "/api/openapi.json": async (_request, response) => sendJson(response, await describe()),
    "/api/docs": async (_request, response) => {
      const html = renderApiPage(await describe());
      response.setHeader("content-security-policy", pagePolicy(html));
      sendResponse(response, { type: "text/html; charset=utf-8", body: html });
    },
  };
}
