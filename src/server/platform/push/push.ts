// Sends messages to browsers through their push services (RFC 8030), encrypted for the browser (RFC 8291) and signed
// with the server's key (RFC 8292).
import { createHash } from "node:crypto";
import { NAMES } from "#domain/names.ts";
import type { Config } from "../config.ts";
import { pushKeysOf } from "./push-keys.ts";
import { isPushService } from "./push-services.ts";

const TIMEOUT_MS = 10_000;
const GONE = [404, 410];

/** A browser's subscription, as returned by `PushSubscription.toJSON()`. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushMessage {
  payload: object;
  /** The time in seconds for which the push service may keep the message for a browser that is off. */
  ttlSeconds: number;
  /** The topic of the message. A later message of the same topic replaces one that was not delivered yet. */
  topic: string;
}

export interface Push {
  /** The server's public key in base64url, which a browser needs to subscribe. */
  publicKey: string;
  /** Returns a hash of an address and the server's key. A browser can compute the same hash. */
  hashOf(endpoint: string): string;
  /** Returns whether messages can be sent to this address: the push service is known and the keys are valid. */
  isUsable(address: PushAddress): Promise<boolean>;
  /**
   * Sends a message. Resolves with `gone` if the subscription has ended. Throws `PushNotSentError` if sending should be
   * retried.
   */
  send(address: PushAddress, message: PushMessage): Promise<"sent" | "gone">;
}

/**
 * The error of a message that was not sent. It does not contain the address. `code` is the status from the push
 * service.
 */
export class PushNotSentError extends Error {
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super(`A push message was not sent: ${code}`, options);
    this.name = "PushNotSentError";
    this.code = code;
  }
}

interface PushContext {
  config: Pick<Config, "appUrl" | "mailFrom" | "pushServiceUrl">;
  secret: string;
}

export function createPush({ config, secret }: PushContext): Push {
  const vapidDetails = { subject: subjectOf(config), ...pushKeysOf(secret) };
  const { publicKey } = vapidDetails;
  const requestFor = async (address: PushAddress, { payload, ttlSeconds, topic }: PushMessage) => {
    // Loaded with the first subscription, because the library is large.
    const { default: webPush } = await import("web-push");
    return webPush.generateRequestDetails(address, JSON.stringify(payload), {
      vapidDetails,
      topic,
      TTL: ttlSeconds,
      contentEncoding: "aes128gcm",
      urgency: "normal",
    });
  };
  return {
    publicKey,
    hashOf: (endpoint) => createHash("sha256").update(`${publicKey} ${endpoint}`).digest("base64url"),
    async isUsable(address) {
      if (!isPushService(address.endpoint, config.pushServiceUrl)) return false;
      try {
        await requestFor(address, { payload: {}, ttlSeconds: 0, topic: "test" });
        return true;
      } catch {
        return false;
      }
    },
    async send(address, message) {
      const { endpoint, method, headers, body } = await requestFor(address, message);
      const request = { method, headers: headers as Record<string, string>, body: new Uint8Array(body) };
      const response = await fetch(endpoint, {
        ...request,
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw new PushNotSentError("unreachable", { cause });
      });
      await response.body?.cancel();
      if (GONE.includes(response.status)) return "gone";
      if (!response.ok) throw new PushNotSentError(String(response.status));
      return "sent";
    },
  };
}

/**
 * Returns the contact that push services get: the address of the site, or the e-mail address that letters come from.
 */
function subjectOf({ appUrl, mailFrom }: PushContext["config"]): string {
  if (appUrl.startsWith("https://")) return appUrl;
  return `mailto:${/<([^<>]{1,254})>/.exec(mailFrom)?.[1] ?? NAMES.sender}`;
}
