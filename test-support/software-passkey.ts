// An authenticator in software: creates passkeys and signs with them, as a browser and a phone do together.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Asked {
  challenge: string;
  /** The address of the page. */
  origin: string;
  /** Whether the authenticator has verified the person, by a PIN for example. True by default. */
  isVerified?: boolean;
  /** Whether the page stood in a frame of another site. */
  isFramed?: boolean;
}

export interface SoftwarePasskey {
  create(asked: Asked): RegistrationResponseJSON;
  sign(asked: Asked): AuthenticationResponseJSON;
  /** The number of signatures, which the next one raises. */
  counter: number;
}

export function createSoftwarePasskey(): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const common = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
  };
  const passkey: SoftwarePasskey = {
    counter: 0,
    create(asked) {
      const credential = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey(publicKey)]);
      const authData = Buffer.concat([head(asked, HAS_CREDENTIAL, passkey.counter), credential]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])],
        ...[text("authData"), Buffer.from([0x59]), uint16(authData.length), authData],
      ]);
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData("webauthn.create", asked).toString("base64url"),
          attestationObject: attestationObject.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    sign(asked) {
      passkey.counter += 1;
      const authData = head(asked, 0, passkey.counter);
      const client = clientData("webauthn.get", asked);
      const signed = Buffer.concat([authData, createHash("sha256").update(client).digest()]);
      return {
        ...common,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
        },
      };
    },
  };
  return passkey;
}

function clientData(type: string, { challenge, origin, isFramed = false }: Asked): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: isFramed }));
}

function head({ origin, isVerified = true }: Asked, more: number, counter: number): Buffer {
  const host = createHash("sha256").update(new URL(origin).hostname).digest();
  const flags = USER_PRESENT + (isVerified ? USER_VERIFIED : 0) + more;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([host, Buffer.from([flags]), count]);
}

/** Writes a public key as COSE: key type EC2, algorithm ES256, curve P-256, x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (value: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(value, "base64url")]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    ...[bytes(x), Buffer.from([0x22]), bytes(y)],
  ]);
}

/** Writes a short text as CBOR. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
