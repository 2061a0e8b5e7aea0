import { createHmac, createSecretKey } from "node:crypto";
import { type HoldersKey, openBytes, sealBytes } from "../crypto/envelope.ts";

const KEY_LABEL = "rubber-arcana grants that are to be ended 1";

/** Encrypts tokens whose person is gone, and with them the person's key. Each opens only in its own row. */
export interface GrantSeal {
  seal(id: string, text: string): string;
  /** Returns the text, or `null` if it was sealed under another secret. */
  open(id: string, sealed: string): string | null;
}

export function createGrantSeal(secret: string): GrantSeal {
  const holder: HoldersKey = {
    id: "leaving-grants",
    key: createSecretKey(createHmac("sha256", secret).update(KEY_LABEL).digest()),
  };
  const placeOf = (rowId: string) => ({ table: "leaving_grant", column: "sealed", userId: "", rowId });
  return {
    seal: (id, text) => sealBytes(holder, Buffer.from(text), placeOf(id)),
    open(id, sealed) {
      const opened = openBytes(holder, sealed, placeOf(id));
      return opened.ok ? opened.bytes.toString("utf8") : null;
    },
  };
}
