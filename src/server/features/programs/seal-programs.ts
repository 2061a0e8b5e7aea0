// What people type or keep secret about their programs is sealed under their data key, bound to its row.
import { isRecord, isText } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";

/** Where a webhook's messages go, and the secret with which they are signed. */
export interface WebhookTarget {
  url: string;
  secret: string;
}

export const placeOfTokenName = (userId: string, rowId: string) => ({
  table: "access_token",
  column: "sealed_name",
  userId,
  rowId,
});

const placeOfWebhook = (userId: string, rowId: string) => ({
  table: "webhook",
  column: "sealed",
  userId,
  rowId,
});

export function sealWebhook(
  key: UserKey,
  row: { userId: string; id: string },
  target: WebhookTarget,
): string {
  return key.seal(target, placeOfWebhook(row.userId, row.id));
}

/** Returns `null` if the row does not open. */
export function openWebhook(
  key: UserKey,
  { userId, id, sealed }: { userId: string; id: string; sealed: string },
): WebhookTarget | null {
  const opened = key.unseal(sealed, placeOfWebhook(userId, id), { shape: isTarget });
  return opened.ok ? opened.value : null;
}

function isTarget(value: unknown): value is WebhookTarget {
  return isRecord(value) && isText(value.url) && isText(value.secret);
}
