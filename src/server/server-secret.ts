import { join } from "node:path";
import type { Config } from "./platform/config.ts";
import { localSecret } from "./platform/local-secret.ts";

const FILE = "auth-secret";

export const secretFileIn = (dataDir: string) => join(dataDir, FILE);

/**
 * Returns the secret that signs sessions and links and encrypts queued letters: `AUTH_SECRET`, or one created
 * at the first start.
 */
export function serverSecret(config: Pick<Config, "authSecret" | "dataDir">): string {
  return config.authSecret ?? localSecret(config.dataDir, FILE);
}
