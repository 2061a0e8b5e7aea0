import type { BaseLogger } from "pino";
import type { Database } from "../db/database.ts";
import type { Keyring } from "./keyring.ts";
import { countByMasterKey } from "./rotate-keys.ts";

/**
 * Logs at the start which master keys are missing, so that the operator learns it before the first reader
 * does.
 */
export async function logMissingKeys(
  database: Pick<Database, "asJobs">,
  keyring: Keyring,
  log: Pick<BaseLogger, "error">,
): Promise<void> {
  const uses = await countByMasterKey(database, keyring);
  for (const { masterKeyId, isKnown, people } of uses) {
    if (isKnown) continue;
    log.error(
      { masterKeyId, people },
      `the master key ${masterKeyId} is missing: the entries of ${people} ${people === 1 ? "person" : "people"} cannot be opened; restore the key file, or name the key in ENCRYPTION_KEYS`,
    );
  }
}
