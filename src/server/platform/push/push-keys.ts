import { createECDH, hkdfSync } from "node:crypto";

const CURVE = "prime256v1";
const LABEL = "rubber-arcana push 1";
/** More than 256 bits, so that a remainder of the order is as good as evenly spread. */
const SEED_BYTES = 48;
const ORDER = BigInt("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
const KEY_BYTES = 32;

/** The server's identity towards push services (VAPID), both in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Derives the key pair from the server's secret, so that all processes have the same one and there is nothing more to
 * keep. Another secret makes another pair, and browsers have to turn reminders on again.
 */
export function pushKeysOf(secret: string): PushKeys {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", LABEL, SEED_BYTES)).toString("hex");
  const scalar = (BigInt(`0x${seed}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(KEY_BYTES * 2, "0"), "hex");
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
