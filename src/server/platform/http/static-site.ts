// Serves the built web app: prerendered pages, the app shell for the app's own pages, and other files. By hand: sirv has no
// policy for each page and no address that is put in at the start, and fails where a build takes a file away.
import { AppError } from "../errors/app-error.ts";
import { sentenceOf } from "../errors/sentences.ts";
import { isAppPage } from "./app-pages.ts";
import { type HttpRequest, type HttpResponse, requestPathOf, type Trace } from "./request.ts";
import { sendFile } from "./send-file.ts";
import type { Body } from "./site-bodies.ts";
import type { SiteFile } from "./site-files.ts";
import { openSitePack } from "./site-pack.ts";

const FALLBACK = "/__spa-fallback.html";

export interface StaticSite {
  answer(request: HttpRequest, response: HttpResponse, trace: Trace): Promise<void>;
}

/**
 * Serves the prebuilt `folder` as the site at `appUrl`. `hasSession` decides whether `/` is the landing page
 * or the app.
 */
export function createStaticSite(options: {
  folder: string;
  appUrl: string;
  hasSession: (request: HttpRequest) => boolean;
  /** The folder in which the packed site is kept for the next start. */
  keptIn?: string;
}): StaticSite {
  const { folder, appUrl, hasSession, keptIn } = options;
  const { origin } = new URL(appUrl);
  const files = openSitePack({ folder, origin, ...(keptIn !== undefined && { keptIn }) });

  function fileFor(request: HttpRequest, path: string): { file: SiteFile<Body> | undefined; status: number } {
    if (path === "/" && hasSession(request))
      return { file: files.get(FALLBACK) ?? files.get("/"), status: 200 };
    const file = files.get(path);
    if (file) return { file, status: 200 };
    if (looksLikeFile(path)) return { file: undefined, status: 404 };
    return { file: files.get(FALLBACK), status: isAppPage(path) ? 200 : 404 };
  }

  return {
    async answer(request, response, trace) {
      const path = withoutTrailingSlash(requestPathOf(request));
      const { file, status } = fileFor(request, addressOfPage(path));
      if (!file) throw new AppError("not_found", sentenceOf("not_found"));
      trace.route = file.isPage ? "page" : "file";
      trace.isRoutine = !file.isPage;
      if (path === "/") response.setHeader("vary", "cookie, accept-encoding");
      await sendFile(request, response, { file, status });
    },
  };
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** Returns the address of a page, which can also be requested by its file name `…/index.html`. */
function addressOfPage(path: string): string {
  return path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) || "/" : path;
}

/**
 * Returns whether a path has a file extension. Such a path is answered as a missing file and not as a page of the app.
 */
function looksLikeFile(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path) && path !== FALLBACK;
}
