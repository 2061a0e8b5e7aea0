import { beforeEach, describe, expect, it } from "vitest";
import { startFakePush } from "#test-support/fake-push-service.ts";
import { createPush, PushNotSentError } from "./push.ts";
import { pushKeysOf } from "./push-keys.ts";
import { isPushService } from "./push-services.ts";

const SECRET = "a secret of this server";
const service = await startFakePush();
const config = {
  appUrl: "https://pond.example",
  mailFrom: "Duck <duck@pond.example>",
  pushServiceUrl: service.url,
};
const push = createPush({ config, secret: SECRET });
const message = { payload: { kind: "due", count: 1 }, ttlSeconds: 600, topic: "due" };

beforeEach(() => {
  service.messages.length = 0;
  service.refuse(0);
});

describe("a message to a browser", () => {
  it("is signed and encrypted, so that the service takes it and the browser reads it", async () => {
    const browser = service.subscribe(push.publicKey);
    expect(await push.send(browser, message)).toBe("sent");
    expect(service.messages).toEqual([{ payload: message.payload, ttlSeconds: 600, topic: "due" }]);
  });

  it("is signed by the address of letters where the site has no HTTPS", async () => {
    const local = createPush({ config: { ...config, appUrl: "http://localhost:3000" }, secret: SECRET });
    expect(await local.send(service.subscribe(local.publicKey), message)).toBe("sent");
  });

  it("tells that the browser's subscription has ended", async () => {
    const browser = service.subscribe(push.publicKey);
    service.end(browser.endpoint);
    expect(await push.send(browser, message)).toBe("gone");
    expect(await push.send({ ...browser, endpoint: `${service.url}/push/unknown` }, message)).toBe("gone");
  });

  it.each([429, 500, 302])(
    "is tried again after the answer %i, and the error names no address",
    async (status) => {
      service.refuse(status);
      const failure = await push
        .send(service.subscribe(push.publicKey), message)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(PushNotSentError);
      expect(failure).toMatchObject({ code: String(status) });
      expect(String(failure)).not.toContain(service.url);
    },
  );

  it("is refused by the service if another server's key signed it", async () => {
    const stranger = createPush({ config, secret: "another secret" });
    const browser = service.subscribe(push.publicKey);
    await expect(stranger.send(browser, message)).rejects.toMatchObject({ code: "403" });
    expect(stranger.hashOf(browser.endpoint)).not.toBe(push.hashOf(browser.endpoint));
  });
});

describe("the server's key for push services", () => {
  it("is the same in every process with the same secret", () => {
    expect(pushKeysOf(SECRET)).toEqual(pushKeysOf(SECRET));
    expect(Buffer.from(pushKeysOf(SECRET).publicKey, "base64url")).toHaveLength(65);
    const lengths = Array.from({ length: 50 }, (_, index) => pushKeysOf(`secret ${index}`).privateKey.length);
    expect(new Set(lengths)).toEqual(new Set([43]));
  });
});

describe("the address of a subscription", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/a:b",
    "https://jmt17.google.com/fcm/send/a:b",
    "https://updates.push.services.mozilla.com/wpush/v2/a",
    "https://web.push.apple.com/a",
    "https://db5p.notify.windows.com/w/?token=a",
  ])("may be %s", (address) => expect(isPushService(address, undefined)).toBe(true));

  it.each([
    "http://fcm.googleapis.com/a",
    "https://fcm.googleapis.com:8443/a",
    "https://fcm.googleapis.com@127.0.0.1/a",
    "https://fcm.googleapis.com.evil.example/a",
    "https://evilnotify.windows.com/a",
    "https://accounts.google.com/a",
    "https://jmt17.google.com.evil.example/a",
    "https://127.0.0.1/a",
    "http://169.254.169.254/latest",
    "file:///etc/passwd",
    "no address",
  ])("may not be %s", (address) => expect(isPushService(address, undefined)).toBe(false));

  it("may be that of the server's own setting", () => {
    expect(isPushService("http://127.0.0.1:9/push", "http://127.0.0.1:9")).toBe(true);
    expect(isPushService("http://127.0.0.1:10/push", "http://127.0.0.1:9")).toBe(false);
  });

  it("needs keys that are points of the curve", async () => {
    const browser = service.subscribe(push.publicKey);
    expect(await push.isUsable(browser)).toBe(true);
    expect(await push.isUsable({ ...browser, keys: { ...browser.keys, p256dh: "A".repeat(87) } })).toBe(
      false,
    );
  });
});
