import type { Config } from "./platform/config.ts";
import { keyFileIn } from "./platform/crypto/key-file.ts";
import { secretFileIn } from "./server-secret.ts";

/** Returns the files with secrets that are in no backup, and without which a restored server opens nothing. */
export function secretFiles({ dataDir, encryptionKeys, authSecret }: Config): string[] {
  return [
    ...(encryptionKeys ? [] : [keyFileIn(dataDir)]),
    ...(authSecret === undefined ? [secretFileIn(dataDir)] : []),
  ];
}
