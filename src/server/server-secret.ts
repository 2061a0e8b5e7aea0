import type { Config } from "./platform/config.ts";
import { localSecret } from "./platform/local-secret.ts";

const FILE = "auth-secret";

/** Signs sessions and links, and seals letters that wait: `AUTH_SECRET`, else one made on the first start. */
export function serverSecret(config: Pick<Config, "authSecret" | "dataDir">): string {
  return config.authSecret ?? localSecret(config.dataDir, FILE);
}
