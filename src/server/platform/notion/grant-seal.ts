import { openBytes, sealBytes } from "../crypto/envelope.ts";
import { holderFromSecret } from "../crypto/secret-holder.ts";

const KEY_LABEL = "rubber-arcana grants that are to be ended 1";

/** Encrypts tokens to end at Notion, under the server's secret: the person's key may be gone. Bound to the row. */
export interface GrantSeal {
  seal(id: string, text: string): string;
  /** Returns the text, or `null` if it was sealed under another secret. */
  open(id: string, sealed: string): string | null;
}

export function createGrantSeal(secret: string): GrantSeal {
  const holder = holderFromSecret(secret, { id: "leaving-grants", label: KEY_LABEL });
  const placeOf = (rowId: string) => ({ table: "leaving_grant", column: "sealed", userId: "", rowId });
  return {
    seal: (id, text) => sealBytes(holder, Buffer.from(text), placeOf(id)),
    open(id, sealed) {
      const opened = openBytes(holder, sealed, placeOf(id));
      return opened.ok ? opened.bytes.toString("utf8") : null;
    },
  };
}
