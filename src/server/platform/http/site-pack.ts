/**
 * Keeps the built web app in one file that stays open. A running server therefore answers with the files that it
 * started with, even if a build changes them, and keeps only requested bodies in memory. A start with the same build
 * and the same program reuses the file, and does not read and compress the pages again.
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { programVersion } from "../program-version.ts";
import { type Body, type BodySpan, inFile, inMemory } from "./site-bodies.ts";
import { loadSiteFiles, type SiteFile } from "./site-files.ts";

const FILE_NAME = "site-pack";
/** The number of bytes of the file that hold the length of its header. */
const LENGTH_BYTES = 4;

interface Header {
  version: string;
  bytes: number;
  files: [address: string, file: SiteFile<BodySpan>][];
}

interface SitePackOptions {
  folder: string;
  /** The origin of the site's own address, which pages contain. */
  origin: string;
  /** The folder in which the file is kept for the next start. If absent, all bodies stay in memory. */
  keptIn?: string;
}

/** Returns the files of the site by their path: `cards/merge/index.html` is `/cards/merge`. */
export function openSitePack({ folder, origin, keptIn }: SitePackOptions): Map<string, SiteFile<Body>> {
  if (keptIn === undefined) return mapBodies(loadSiteFiles(folder, origin), inMemory);
  const path = join(keptIn, FILE_NAME);
  const version = versionOf(folder, origin);
  const kept = version === "" ? null : openFile(path, version);
  if (kept) return kept;
  writePack(path, version, loadSiteFiles(folder, origin));
  const made = openFile(path, version);
  if (!made) throw new Error(`${path} was changed while it was opened`);
  return made;
}

/**
 * Returns a text that identifies the build of the pages, the version of this program and the origin; empty if the pages
 * were not built.
 */
function versionOf(folder: string, origin: string): string {
  try {
    const pages = readFileSync(join(folder, "../stamp"), "utf8");
    return `${pages} ${programVersion} ${origin}`;
  } catch {
    return "";
  }
}

function writePack(path: string, version: string, loaded: Map<string, SiteFile<Buffer>>): void {
  const bodies: Buffer[] = [];
  let bytes = 0;
  const place = (body: Buffer): BodySpan => {
    bodies.push(body);
    bytes += body.length;
    return [bytes - body.length, body.length];
  };
  const files = [...mapBodies(loaded, place)];
  const header = Buffer.from(JSON.stringify({ version, bytes, files } satisfies Header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  const file = openSync(`${path}.new`, "w");
  for (const part of [length, header, ...bodies]) writeFileSync(file, part);
  closeSync(file);
  renameSync(`${path}.new`, path);
}

/** Opens the file of an earlier start. Returns `null` if there is none or it has another version. */
function openFile(path: string, version: string): Map<string, SiteFile<Body>> | null {
  let file: number;
  try {
    file = openSync(path, "r");
  } catch {
    return null;
  }
  try {
    const start = LENGTH_BYTES + readNow(file, 0, LENGTH_BYTES).readUInt32LE();
    const { size } = fstatSync(file);
    if (start <= size) {
      const text = readNow(file, LENGTH_BYTES, start - LENGTH_BYTES).toString("utf8");
      const header: Header = JSON.parse(text);
      const isWhole = size === start + header.bytes;
      if (isWhole && header.version === version) return mapBodies(new Map(header.files), inFile(file, start));
    }
  } catch {
    // If the file cannot be read, it is created anew.
  }
  closeSync(file);
  return null;
}

function readNow(file: number, at: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  readSync(file, buffer, { position: at });
  return buffer;
}

function mapBodies<From, To>(
  files: Map<string, SiteFile<From>>,
  map: (body: From) => To,
): Map<string, SiteFile<To>> {
  const mapOrNull = (body: From | null) => body && map(body);
  return new Map(
    [...files].map(([address, { plain, brotli, gzip, ...file }]) => [
      address,
      { ...file, plain: mapOrNull(plain), brotli: mapOrNull(brotli), gzip: mapOrNull(gzip) },
    ]),
  );
}
