// The content of a letter's row: JSON, encrypted with a key derived from the server's secret and bound to the
// row.
import { openBytes, sealBytes } from "../crypto/envelope.ts";
import { holderFromSecret } from "../crypto/secret-holder.ts";

const KEY_LABEL = "rubber-arcana waiting letters 1";

export interface LetterSeal {
  seal(id: string, content: object): string;
  /** Decrypts the content of a letter. Throws if the row is damaged or was encrypted with another secret. */
  open(id: string, sealed: string): unknown;
}

export function createLetterSeal(secret: string): LetterSeal {
  const holder = holderFromSecret(secret, { id: "letters", label: KEY_LABEL });
  // The owner is empty, because the address of a letter may belong to no account.
  const placeOf = (id: string) => ({ table: "letter", column: "sealed", userId: "", rowId: id });
  return {
    seal: (id, content) => sealBytes(holder, Buffer.from(JSON.stringify(content)), placeOf(id)),
    open(id, sealed) {
      const opened = openBytes(holder, sealed, placeOf(id));
      if (!opened.ok) throw new Error(`A waiting letter does not open: ${opened.reason}`);
      return JSON.parse(opened.bytes.toString("utf8"));
    },
  };
}
