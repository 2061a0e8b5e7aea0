import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

/** Returns this installation's own secret from `dataDir`. Creates it (mode 0600) on first use. */
export function localSecret(dataDir: string, fileName: string): string {
  const path = join(dataDir, fileName);
  mkdirSync(dataDir, { recursive: true });
  try {
    // "wx" fails if the file exists, so that two processes that start at once agree on one secret.
    writeFileSync(path, `${randomBytes(SECRET_BYTES).toString("base64url")}\n`, {
      mode: OWNER_ONLY,
      flag: "wx",
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(path, "utf8").trim();
}
