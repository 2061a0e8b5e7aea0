// Decrypts values with Node's own functions only, as a program would that knows nothing but the format
// (docs/decisions/007). Benchmarks compare the app with it, because it does not change with the app.
import { createDecipheriv, createHmac, createSecretKey } from "node:crypto";

const TAG_BYTES = 16;

interface PlainPlace {
  table: string;
  column: string;
  userId: string;
  rowId: string;
}

interface Envelope {
  k: string;
  iv: string;
  salt: string;
  encrypted: string;
}

/** Returns a function that decrypts values with this data key. The function throws if a value cannot be decrypted. */
export function openPlainly(dataKey: Uint8Array): (envelope: string, place: PlainPlace) => unknown {
  const held = createSecretKey(dataKey);
  return (envelope, { table, column, userId, rowId }) => {
    const { k, iv, salt, encrypted } = JSON.parse(envelope) as Envelope;
    const key = createHmac("sha256", held)
      .update(Buffer.from(salt, "hex"))
      .update("rubber-arcana sealed value 1\x01")
      .digest();
    const sealed = Buffer.from(encrypted, "hex");
    const decipher = createDecipheriv("aes-256-gcm", createSecretKey(key), Buffer.from(iv, "hex"), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(JSON.stringify([1, k, table, column, rowId, userId])));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = decipher.update(sealed.subarray(0, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
    return JSON.parse(text);
  };
}
