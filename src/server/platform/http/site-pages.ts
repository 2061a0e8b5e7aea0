import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { HttpRequest, HttpResponse } from "./request.ts";
import { pagePolicy } from "./security-headers.ts";

const QUICK_BROTLI = 6;

export interface Page {
  policy: string;
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

/** Every HTML file below `folder` by its address: `/cards/merge/index.html` is `/cards/merge`. */
export function loadPages(folder: string): Map<string, Page> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  return new Map(files.map((file) => [addressOf(file), loadPage(join(folder, file))]));
}

function addressOf(file: string): string {
  const path = `/${file.replaceAll("\\", "/")}`;
  return path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) || "/" : path;
}

function loadPage(file: string): Page {
  const plain = readFileSync(file);
  const made = (extension: string) =>
    existsSync(file + extension) ? readFileSync(file + extension) : undefined;
  return {
    policy: pagePolicy(plain.toString("utf8")),
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    brotli:
      made(".br") ??
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } }),
    gzip: made(".gz") ?? gzipSync(plain),
  };
}

export function sendPage(
  request: HttpRequest,
  response: HttpResponse,
  { page, status }: { page: Page; status: number },
): void {
  response.setHeader("content-security-policy", page.policy);
  response.setHeader("cache-control", "no-cache");
  response.setHeader("etag", page.etag);
  if (!response.hasHeader("vary")) response.setHeader("vary", "accept-encoding");
  if (status === 200 && request.headers["if-none-match"] === page.etag) {
    response.writeHead(304).end();
    return;
  }
  const { encoding, body } = encoded(page, String(request.headers["accept-encoding"] ?? ""));
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-length": body.length,
    ...(encoding ? { "content-encoding": encoding } : {}),
  });
  response.end(body);
}

function encoded(page: Page, accepted: string): { encoding?: string; body: Buffer } {
  if (/\bbr\b/.test(accepted)) return { encoding: "br", body: page.brotli };
  if (/\bgzip\b/.test(accepted)) return { encoding: "gzip", body: page.gzip };
  return { body: page.plain };
}
