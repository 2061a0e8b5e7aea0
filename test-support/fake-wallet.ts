// A fake Ethereum wallet: a key that signs messages as wallets do (EIP-191).
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

function hashOf(message: string): Uint8Array {
  const bytes = Buffer.from(message);
  return keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]));
}

export function createFakeWallet() {
  const { secretKey, publicKey } = secp256k1.keygen();
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  const address = `0x${hexOf(keccak_256(point.subarray(1)).subarray(12))}`;
  const signed = (message: string) =>
    secp256k1.sign(hashOf(message), secretKey, { prehash: false, format: "recovered" });
  return {
    address,
    /** Signs a message, as `personal_sign` does. */
    sign(message: string): string {
      const [recovery = 0, ...rest] = signed(message);
      return `0x${hexOf(Uint8Array.from([...rest, recovery + 27]))}`;
    },
    /** Returns the other signature that fits the same message, which everybody can compute from the first. */
    malleable(message: string): string {
      const [recovery = 0, ...rest] = signed(message);
      const order = secp256k1.Point.Fn.ORDER;
      const s = order - BigInt(`0x${hexOf(Uint8Array.from(rest.slice(32)))}`);
      return `0x${hexOf(Uint8Array.from(rest.slice(0, 32)))}${s.toString(16).padStart(64, "0")}${(28 - recovery).toString(16)}`;
    },
  };
}
