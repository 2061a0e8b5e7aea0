// Encrypts clients' secrets, attempts to sign in, and sign-ups that wait for their letter, with a key derived from the server's
// secret, each bound to its row.
import { openBytes, sealBytes } from "../../crypto/envelope.ts";
import { holderFromSecret } from "../../crypto/secret-holder.ts";

const KEY_LABEL = "rubber-arcana identities 1";

export interface IdentitySeal {
  seal(place: SealedIn, text: string): string;
  /** Throws if the value is damaged or was encrypted with another secret. */
  open(place: SealedIn, sealed: string): string;
}

interface SealedIn {
  table: "identity_provider" | "verification" | "jwks";
  id: string;
}

export function createIdentitySeal(secret: string): IdentitySeal {
  const holder = holderFromSecret(secret, { id: "identities", label: KEY_LABEL });
  const placeOf = ({ table, id }: SealedIn) => ({ table, column: "sealed", userId: "", rowId: id });
  return {
    seal: (place, text) => sealBytes(holder, Buffer.from(text), placeOf(place)),
    open(place, sealed) {
      const opened = openBytes(holder, sealed, placeOf(place));
      if (!opened.ok)
        throw new Error(
          `A sealed value of ${place.table} does not open: ${opened.reason}. Is AUTH_SECRET another?`,
        );
      return opened.bytes.toString("utf8");
    },
  };
}
