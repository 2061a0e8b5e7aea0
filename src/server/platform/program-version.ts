// Tells versions of this program and its content apart.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * The same text in all processes that run the same build. Without a build each process has a text of its own, because its
 * sources may have changed since the last start.
 */
export const programVersion: string = readStamp() ?? randomUUID();

/** The build writes a hash of all its sources beside the bundle, in which this module is. */
function readStamp(): string | undefined {
  try {
    return readFileSync(new URL("stamp", import.meta.url), "utf8");
  } catch {
    return undefined;
  }
}
