// A fake push service on loopback, and fake browsers that receive its messages. The service follows RFC 8030, checks
// the server's signature (RFC 8292) and refuses what a real service refuses. The browsers decrypt their messages (RFC
// 8291).
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
} from "node:crypto";
import type { IncomingMessage } from "node:http";
import { serve } from "./serve.ts";

const CURVE = "prime256v1";
const DAY_SECONDS = 86_400;
const MOST_BYTES = 4096;
const TOPIC = /^[\w-]{1,32}$/;
const TAG_BYTES = 16;

export interface PushedMessage {
  payload: unknown;
  ttlSeconds: number;
  topic: string | undefined;
}

interface Browser {
  pair: ECDH;
  auth: Buffer;
  /** The public key of the server that may push to this browser, as the page passed it when it subscribed. */
  serverKey: string;
  isEnded: boolean;
}

/**
 * Starts the service. Its `refuse(status)` sets the status of all further answers; after `refuse(0)` it answers
 * normally again.
 */
export async function startFakePush() {
  const browsers = new Map<string, Browser>();
  const messages: PushedMessage[] = [];
  let refusal = 0;
  const { url } = await serve((request, response) => {
    void receive(request).then((status) => response.writeHead(status).end());
  });

  async function receive(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (refusal > 0) return refusal;
    const browser = browsers.get(request.url ?? "");
    if (request.method !== "POST" || !browser) return 404;
    if (browser.isEnded) return 410;
    const fault = faultOf(request, body, { origin: url, serverKey: browser.serverKey });
    if (fault > 0) return fault;
    const { ttl, topic } = request.headers;
    messages.push({
      payload: decrypt(browser, body),
      ttlSeconds: Number(ttl),
      topic: topic as string | undefined,
    });
    return 201;
  }

  return {
    url,
    messages,
    /**
     * Creates a browser with a subscription, and returns the subscription in the form of `PushSubscription.toJSON()`.
     */
    subscribe(serverKey: string) {
      const pair = createECDH(CURVE);
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomUUID()}`;
      browsers.set(path, { pair, auth, serverKey, isEnded: false });
      const keys = { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") };
      return { endpoint: `${url}${path}`, keys };
    },
    /** Ends a subscription, as a browser does when the person withdraws the permission for notifications. */
    end(endpoint: string) {
      const browser = browsers.get(new URL(endpoint).pathname);
      if (browser) browser.isEnded = true;
    },
    refuse(status: number) {
      refusal = status;
    },
  };
}

/** Returns the status with which a push service would refuse the request, or 0 if it would accept the request. */
function faultOf(
  { headers }: IncomingMessage,
  body: Buffer,
  { origin, serverKey }: { origin: string; serverKey: string },
): number {
  if (!/^\d+$/.test(String(headers.ttl))) return 400;
  if (headers["content-encoding"] !== "aes128gcm") return 415;
  if (headers.topic !== undefined && !TOPIC.test(String(headers.topic))) return 400;
  if (body.length > MOST_BYTES) return 413;
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  if (token === "") return 401;
  return key === serverKey && isSigned(token, key, origin) ? 0 : 403;
}

function isSigned(token: string, key: string, origin: string): boolean {
  const [header = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const isOurs = createVerify("sha256")
    .update(`${header}.${claims}`)
    .verify({ key: publicKey, dsaEncoding: "ieee-p1363" }, signature, "base64url");
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  const left = exp - Date.now() / 1000;
  return isOurs && aud === origin && left > 0 && left <= DAY_SECONDS && /^(mailto:|https:)/.test(sub);
}

function decrypt({ pair, auth }: Browser, body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const both = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), auth, both, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", input, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}
