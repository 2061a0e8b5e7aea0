// The built web app: pages from memory, each with its own content security policy; everything else by sirv.
import sirv from "sirv";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { isAppPage } from "./app-pages.ts";
import { type HttpRequest, type HttpResponse, pathOf, type Trace } from "./request.ts";
import { pagePolicy } from "./security-headers.ts";
import { loadPages, type Page, sendPage } from "./site-pages.ts";

const FALLBACK = "/__spa-fallback.html";
const IMMUTABLE = "public, max-age=31536000, immutable";

export interface StaticSite {
  answer(request: HttpRequest, response: HttpResponse, trace: Trace): Promise<void>;
}

/** Serves `folder`, which was built before. `hasSession` decides what `/` is: the landing, or the app. */
export function createStaticSite(options: {
  folder: string;
  hasSession: (request: HttpRequest) => boolean;
}): StaticSite {
  const { folder, hasSession } = options;
  const pages = loadPages(folder);
  const serveFile = fileServer(folder);

  function pageFor(request: HttpRequest, path: string): { page: Page | undefined; status: number } {
    if (path === "/" && hasSession(request))
      return { page: pages.get(FALLBACK) ?? pages.get("/"), status: 200 };
    const page = pages.get(path);
    if (page) return { page, status: 200 };
    return { page: pages.get(FALLBACK), status: isAppPage(path) ? 200 : 404 };
  }

  return {
    async answer(request, response, trace) {
      const path = withoutTrailingSlash(pathOf(request));
      if (!pages.has(path) && (await serveFile(request, response))) {
        trace.route = "file";
        trace.isRoutine = true;
        return;
      }
      const { page, status } = pageFor(request, path);
      if (!page || looksLikeFile(path)) throw new AppError("not_found", sentenceOf("not_found"));
      trace.route = "page";
      if (path === "/") response.setHeader("vary", "cookie, accept-encoding");
      sendPage(request, response, { page, status });
    },
  };
}

function fileServer(folder: string) {
  const policy = pagePolicy("");
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, path) {
      response.setHeader("cache-control", path.startsWith("/assets/") ? IMMUTABLE : "no-cache");
      response.setHeader("content-security-policy", policy);
    },
  });
  return (request: HttpRequest, response: HttpResponse): Promise<boolean> =>
    new Promise((resolve) => {
      response.once("close", () => resolve(true));
      serve(request, response, () => resolve(false));
    });
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** What ends like a file and is none is missing; it is not a page of the app. */
function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path) && path !== FALLBACK;
}
