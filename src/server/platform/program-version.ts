// Identifies the version of this program and its content.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * A text that identifies the version. It is the same in all processes of the same build. Without a build, each process
 * has its own text, because the sources may have changed since the last start.
 */
export const programVersion: string = readStamp() ?? randomUUID();

/**
 * Reads the hash of all sources that the build writes beside the bundle, which contains this module; undefined without
 * a build.
 */
function readStamp(): string | undefined {
  try {
    return readFileSync(new URL("stamp", import.meta.url), "utf8");
  } catch {
    return undefined;
  }
}
