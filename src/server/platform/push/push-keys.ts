import { createECDH, hkdfSync } from "node:crypto";

const CURVE = "prime256v1";
const LABEL = "rubber-arcana push 1";
/**
 * The length of the seed of the private key, in bytes. It is longer than the key's 32 bytes, so that the remainder
 * modulo the curve's order is almost evenly distributed.
 */
const SEED_BYTES = 48;
const ORDER = BigInt("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
const KEY_BYTES = 32;

/** The key pair that identifies the server to push services (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * Derives the key pair from the server's secret, so that all processes have the same pair and nothing needs to be
 * stored. With another secret the pair changes, and people have to turn reminders on again in their browsers.
 */
export function pushKeysOf(secret: string): PushKeys {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", LABEL, SEED_BYTES)).toString("hex");
  const scalar = (BigInt(`0x${seed}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(KEY_BYTES * 2, "0"), "hex");
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
