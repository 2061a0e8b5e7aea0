// The fixed paths of the server that are answered outside of the API and the web app.
import { type HttpRequest, type HttpResponse, isReadRequest, requestPathOf } from "./request.ts";
import { refuseMethod } from "./respond.ts";

/**
 * A function that answers one fixed path of the server. It gets only GET and HEAD requests, or only POST requests with
 * unread bodies.
 */
export type PlainRoute = (request: HttpRequest, response: HttpResponse) => Promise<void> | void;

export interface PlainRoutes {
  /** Answers to GET and HEAD, by path. A `*` at the end of a path stands for any last part. */
  plainRoutes: Record<string, PlainRoute>;
  /**
   * Answers to POST, by path. They are called for every origin, so they must not act for the session of a cookie.
   */
  postRoutes: Record<string, PlainRoute>;
}

/**
 * Returns the answer to a fixed path, or `undefined` for other paths. Throws `method_not_allowed` where the path has no
 * answer to this method.
 */
export function plainAnswer(
  { plainRoutes, postRoutes }: PlainRoutes,
  request: HttpRequest,
  response: HttpResponse,
): { route: string; answer: PlainRoute } | undefined {
  const path = requestPathOf(request);
  const anyLast = `${path.slice(0, path.lastIndexOf("/"))}/*`;
  const route = [path, anyLast].find(
    (each) => Object.hasOwn(plainRoutes, each) || Object.hasOwn(postRoutes, each),
  );
  if (route === undefined) return undefined;
  const [reads, posts] = [plainRoutes[route], postRoutes[route]];
  const answer = isReadRequest(request) ? reads : posts;
  if (answer && (isReadRequest(request) || request.method === "POST")) return { route, answer };
  return refuseMethod(response, [...(reads ? ["GET", "HEAD"] : []), ...(posts ? ["POST"] : [])]);
}
