/** Keys for values that belong to the server and not to a person. */
import { createHmac, createSecretKey } from "node:crypto";
import type { HoldersKey } from "./envelope.ts";

/**
 * Derives a key from the server's secret. Each `label` gives another key. The `id` is stored with each value; a value that
 * was sealed under another id does not open.
 */
export function holderFromSecret(secret: string, { id, label }: { id: string; label: string }): HoldersKey {
  return { id, key: createSecretKey(createHmac("sha256", secret).update(label).digest()) };
}
