import { execFile } from "node:child_process";
import { accessSync, constants, mkdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Logger } from "../../platform/log/log.ts";
import { fingerprintSources } from "./gazetteer-sources.ts";

const FILE_NAME = "places.bin";
const WRITE_COMMAND = join(import.meta.dirname, "write-gazetteer.ts");
/** The number of bytes at the beginning of the file that contain the fingerprint. */
const HEAD_BYTES = 256;

const run = promisify(execFile);

/**
 * Returns the path of an up-to-date gazetteer in the first of these folders that has one. Otherwise creates
 * it in the first writable folder. That takes seconds and runs in a child process, which ends with the
 * signal.
 */
export async function ensureGazetteer(
  folders: readonly string[],
  { signal, log }: { signal: AbortSignal; log: Pick<Logger, "info"> },
): Promise<string> {
  const fingerprint = fingerprintSources();
  for (const folder of folders) {
    const path = join(folder, FILE_NAME);
    if ((await headOf(path)).includes(fingerprint)) return path;
  }
  const folder = folders.find(isWritable);
  if (folder === undefined) throw new Error(`None of these folders can be written to: ${folders.join(", ")}`);
  const path = join(folder, FILE_NAME);
  const start = performance.now();
  await run(process.execPath, ["--disable-warning=ExperimentalWarning", WRITE_COMMAND, path], { signal });
  log.info({ path, ms: Math.round(performance.now() - start) }, "the gazetteer was made");
  return path;
}

/** Returns the first bytes of a file; an empty string when there is no such file. */
async function headOf(path: string): Promise<string> {
  const file = await open(path).catch(() => null);
  if (!file) return "";
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead).toString();
  } finally {
    await file.close();
  }
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
