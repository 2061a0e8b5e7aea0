/** Reads the files of the built web app and determines the headers and the compressed variants of each. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { lookup } from "mrmime";
import { SITE_ORIGIN } from "#domain/site-origin.ts";
import { pagePolicy } from "./security-headers.ts";

const QUICK_BROTLI = 6;
const IMMUTABLE = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";
const NAMES_ITS_ADDRESS = /\.(html|xml|txt)$/;

/** A file of the web app. `Body` is the type of its contents, plain or compressed. */
export interface SiteFile<Body> {
  isPage: boolean;
  type: string;
  policy: string;
  cacheControl: string;
  etag: string;
  /**
   * The uncompressed file; `null` if only `gzip` is kept, because hardly any client requests a page or a script
   * uncompressed.
   */
  plain: Body | null;
  brotli: Body | null;
  gzip: Body | null;
  /** Whether Brotli used a quick level, because the built file no longer matches the changed text. */
  isPackedQuickly: boolean;
}

/**
 * Loads every file below `folder` by its path: `cards/merge/index.html` is `/cards/merge`. Pages that contain
 * the site's placeholder origin get `origin` instead.
 */
export function loadSiteFiles(folder: string, origin: string): Map<string, SiteFile<Buffer>> {
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

function loadFile({ folder, file, origin }: Record<"folder" | "file" | "origin", string>): SiteFile<Buffer> {
  const built = readFileSync(join(folder, file));
  const isPage = file.endsWith(".html");
  const plain = NAMES_ITS_ADDRESS.test(file) ? withOrigin(built, origin) : built;
  const made = (extension: string) => {
    const path = join(folder, file + extension);
    return plain === built && existsSync(path) ? readFileSync(path) : null;
  };
  const builtBrotli = made(".br");
  const gzip = made(".gz") ?? (isPage ? gzipSync(plain) : null);
  return {
    isPage,
    type: isPage ? "text/html; charset=utf-8" : typeOf(file),
    policy: pagePolicy(isPage ? plain.toString("utf8") : ""),
    cacheControl: file.startsWith("assets/") ? IMMUTABLE : ASK_AGAIN,
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain: gzip ? null : plain,
    brotli: builtBrotli ?? (isPage ? quickBrotli(plain) : null),
    gzip,
    isPackedQuickly: isPage && !builtBrotli,
  };
}

function withOrigin(built: Buffer, origin: string): Buffer {
  return built.includes(SITE_ORIGIN)
    ? Buffer.from(built.toString("utf8").replaceAll(SITE_ORIGIN, origin))
    : built;
}

function quickBrotli(plain: Buffer): Buffer {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } });
}

/** The router's data files beside pages (`cards.data`) have their own type. Text formats are UTF-8. */
function typeOf(file: string): string {
  const type = file.endsWith(".data") ? "text/x-script" : (lookup(file) ?? "application/octet-stream");
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
