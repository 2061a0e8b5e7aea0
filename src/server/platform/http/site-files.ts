/**
 * Holds the built web app in memory: a few megabytes, read once. A rebuild while the server runs therefore
 * does not affect it.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import { lookup } from "mrmime";
import { SITE_ORIGIN } from "#domain/site-origin.ts";
import { readRange } from "./byte-range.ts";
import type { HttpRequest, HttpResponse } from "./request.ts";
import { pagePolicy } from "./security-headers.ts";

const QUICK_BROTLI = 6;
const IMMUTABLE = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";
const NAMES_ITS_ADDRESS = /\.(html|xml|txt)$/;

export interface SiteFile {
  isPage: boolean;
  type: string;
  policy: string;
  cacheControl: string;
  etag: string;
  plain: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  /** Whether Brotli used a quick level, because the built file no longer matches the changed text. */
  isPackedQuickly: boolean;
}

/**
 * Loads every file below `folder` by its path: `cards/merge/index.html` is `/cards/merge`. Pages that contain
 * the site's placeholder origin get `origin` instead.
 */
export function loadSiteFiles(folder: string, origin: string): Map<string, SiteFile> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Map(files.map((file) => [addressOf(file), loadFile({ folder, file, origin })]));
}

function addressOf(file: string): string {
  const path = `/${file.replaceAll("\\", "/")}`;
  return path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) || "/" : path;
}

function loadFile({ folder, file, origin }: Record<"folder" | "file" | "origin", string>): SiteFile {
  const built = readFileSync(join(folder, file));
  const isPage = file.endsWith(".html");
  const plain = NAMES_ITS_ADDRESS.test(file) ? withOrigin(built, origin) : built;
  const made = (extension: string) => {
    const path = join(folder, file + extension);
    return plain === built && existsSync(path) ? readFileSync(path) : undefined;
  };
  const builtBrotli = made(".br");
  return {
    isPage,
    type: isPage ? "text/html; charset=utf-8" : typeOf(file),
    policy: pagePolicy(isPage ? plain.toString("utf8") : ""),
    cacheControl: file.startsWith("assets/") ? IMMUTABLE : ASK_AGAIN,
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    brotli: builtBrotli ?? (isPage ? quickBrotli(plain) : undefined),
    gzip: made(".gz") ?? (isPage ? gzipSync(plain) : undefined),
    isPackedQuickly: isPage && !builtBrotli,
  };
}

function withOrigin(built: Buffer, origin: string): Buffer {
  return built.includes(SITE_ORIGIN)
    ? Buffer.from(built.toString("utf8").replaceAll(SITE_ORIGIN, origin))
    : built;
}

/**
 * Compresses as well as the build does: a tenth smaller, in a fifth of a second on another thread. Runs once,
 * for later requests.
 */
function packWell(file: SiteFile): void {
  file.isPackedQuickly = false;
  brotliCompress(file.plain, (error, best) => {
    if (!error) file.brotli = best;
  });
}

function quickBrotli(plain: Buffer): Buffer {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } });
}

/** The router's data files beside pages (`cards.data`) have their own type. Text formats are UTF-8. */
function typeOf(file: string): string {
  const type = file.endsWith(".data") ? "text/x-script" : (lookup(file) ?? "application/octet-stream");
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}

export function sendFile(
  request: HttpRequest,
  response: HttpResponse,
  { file, status }: { file: SiteFile; status: number },
): void {
  response.setHeader("content-security-policy", file.policy);
  response.setHeader("cache-control", file.cacheControl);
  response.setHeader("etag", file.etag);
  if (!response.hasHeader("vary")) response.setHeader("vary", "accept-encoding");
  if (status === 200 && request.headers["if-none-match"] === file.etag) {
    response.writeHead(304).end();
    return;
  }
  if (status === 200 && hasOneForm(file)) {
    response.setHeader("accept-ranges", "bytes");
    if (sendRange(request, response, file)) return;
  }
  const { encoding, body } = encoded(file, String(request.headers["accept-encoding"] ?? ""));
  response.writeHead(status, {
    "content-type": file.type,
    "content-length": body.length,
    ...(encoding ? { "content-encoding": encoding } : {}),
  });
  response.end(body);
  if (file.isPackedQuickly) packWell(file);
}

/** Only a file without compressed variants has the same byte positions for every client. */
function hasOneForm({ isPage, brotli, gzip }: SiteFile): boolean {
  return !isPage && !brotli && !gzip;
}

/** Answers a range request, which video players need. Returns false where no range was requested. */
function sendRange(request: HttpRequest, response: HttpResponse, { plain, type, etag }: SiteFile): boolean {
  const { range: header, "if-range": known } = request.headers;
  if (request.method !== "GET" || (known !== undefined && known !== etag)) return false;
  const range = readRange(header, plain.length);
  if (range === undefined) return false;
  if (range === "none") {
    const headers = { "content-range": `bytes */${plain.length}`, "content-length": 0 };
    response.writeHead(416, { ...headers, "cache-control": "no-store" }).end();
    return true;
  }
  const { first, last } = range;
  response.writeHead(206, {
    "content-type": type,
    "content-length": last - first + 1,
    "content-range": `bytes ${first}-${last}/${plain.length}`,
  });
  response.end(plain.subarray(first, last + 1));
  return true;
}

function encoded(file: SiteFile, accepted: string): { encoding?: string; body: Buffer } {
  if (file.brotli && /\bbr\b/.test(accepted)) return { encoding: "br", body: file.brotli };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { encoding: "gzip", body: file.gzip };
  return { body: file.plain };
}
