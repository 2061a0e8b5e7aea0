/** Sends a file of the built web app: not modified, a range, or compressed as the client accepts. */

import { promisify } from "node:util";
import { brotliCompress, gunzip } from "node:zlib";
import { readRange } from "./byte-range.ts";
import type { HttpRequest, HttpResponse } from "./request.ts";
import { type Body, inMemory } from "./site-bodies.ts";
import type { SiteFile } from "./site-files.ts";

const pack = promisify(brotliCompress);
const unpack = promisify(gunzip);

/**
 * Compresses a file for later requests as well as the build does. The result is a tenth smaller than the quick one and
 * takes a fifth of a second on another thread. Runs once for each file.
 */
async function packWell(file: SiteFile<Body>): Promise<void> {
  file.isPackedQuickly = false;
  const plain = await plainOf(file);
  const best = await pack(plain);
  file.brotli = inMemory(best);
}

/** Returns the uncompressed file. */
async function plainOf({ plain, gzip }: SiteFile<Body>): Promise<Buffer> {
  if (plain) return await plain.read();
  return gzip ? await unpack(await gzip.read()) : Buffer.alloc(0);
}

export async function sendFile(
  request: HttpRequest,
  response: HttpResponse,
  { file, status }: { file: SiteFile<Body>; status: number },
): Promise<void> {
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
    if (await sendRange(request, response, file)) return;
  }
  const { encoding, body } = await encoded(file, String(request.headers["accept-encoding"] ?? ""));
  response.writeHead(status, {
    "content-type": file.type,
    "content-length": body.length,
    ...(encoding ? { "content-encoding": encoding } : {}),
  });
  response.end(body);
  // If the better compression fails, later requests get the quickly compressed file.
  if (file.isPackedQuickly) void packWell(file).catch(() => undefined);
}

/** Returns whether a file has no compressed variants. Only then are byte positions the same for every client. */
function hasOneForm({ isPage, brotli, gzip }: SiteFile<Body>): boolean {
  return !isPage && !brotli && !gzip;
}

/** Answers a range request, which video players need. Returns false where no range was requested. */
async function sendRange(
  request: HttpRequest,
  response: HttpResponse,
  file: SiteFile<Body>,
): Promise<boolean> {
  const { type, etag, plain } = file;
  const { range: header, "if-range": ifRange } = request.headers;
  if (!plain || request.method !== "GET" || (ifRange !== undefined && ifRange !== etag)) return false;
  const range = readRange(header, plain.length);
  if (range === undefined) return false;
  if (range === "none") {
    const headers = { "content-range": `bytes */${plain.length}`, "content-length": 0 };
    response.writeHead(416, { ...headers, "cache-control": "no-store" }).end();
    return true;
  }
  const { first, last } = range;
  const body = await plain.read(first, last + 1);
  response.writeHead(206, {
    "content-type": type,
    "content-length": last - first + 1,
    "content-range": `bytes ${first}-${last}/${plain.length}`,
  });
  response.end(body);
  return true;
}

async function encoded(file: SiteFile<Body>, accepted: string): Promise<{ encoding?: string; body: Buffer }> {
  if (file.brotli && /\bbr\b/.test(accepted)) return { encoding: "br", body: await file.brotli.read() };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { encoding: "gzip", body: await file.gzip.read() };
  return { body: await plainOf(file) };
}
