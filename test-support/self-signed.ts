// Makes a key and a certificate that it signs itself, as identity providers have.
import { generateKeyPairSync, sign } from "node:crypto";

function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
/** The algorithm `sha256WithRSAEncryption`. */
const SHA256_RSA = sequence(Buffer.from("06092a864886f70d01010b0500", "hex"));

function nameOf(commonName: string): Buffer {
  const type = Buffer.from("0603550403", "hex");
  return sequence(der(0x31, sequence(type, der(0x0c, Buffer.from(commonName)))));
}

const time = (text: string) => der(0x17, Buffer.from(text));

/** Returns the private key and the certificate, both in PEM. */
export function selfSigned(commonName: string): { privateKey: string; certificate: string } {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    SHA256_RSA,
    nameOf(commonName),
    sequence(time("200101000000Z"), time("491231235959Z")),
    nameOf(commonName),
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = sign("sha256", content, privateKey);
  const whole = sequence(content, SHA256_RSA, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
  };
}
