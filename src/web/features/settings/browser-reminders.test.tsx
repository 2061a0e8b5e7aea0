// @vitest-environment jsdom
import { createHash, webcrypto } from "node:crypto";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { BrowserReminders } from "./browser-reminders.tsx";

const KEY = "server-key";
const ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/mine";
const HASH = createHash("sha256").update(`${KEY} ${ENDPOINT}`).digest("base64url");
const keys = { p256dh: "point", auth: "secret" };

let permission: NotificationPermission;
let subscribed: boolean;
let addressHashes: string[];
let asked: number;
let sent: [method: string, body: unknown][];
beforeEach(() => {
  [permission, subscribed, addressHashes, asked, sent] = ["default", false, [], 0, []];
  const unsubscribe = async () => {
    subscribed = false;
    return true;
  };
  const subscription = { endpoint: ENDPOINT, unsubscribe, toJSON: () => ({ endpoint: ENDPOINT, keys }) };
  const subscribe = async () => {
    subscribed = true;
    return subscription;
  };
  const pushManager = { subscribe, getSubscription: async () => (subscribed ? subscription : null) };
  const registration = { pushManager };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("crypto", webcrypto);
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      asked += 1;
      if (permission === "default") permission = "granted";
      return permission;
    },
  });
  vi.stubGlobal("fetch", async (_path: string, { method, body }: { method: string; body?: string }) => {
    if (method === "GET") return Response.json({ publicKey: KEY, addressHashes });
    sent.push([method, JSON.parse(body ?? "{}")]);
    addressHashes = method === "PUT" ? [HASH] : [];
    return Response.json(method === "PUT" ? { addressHash: HASH } : { isRemoved: true });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

async function open() {
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <BrowserReminders />
    </QueryClientProvider>,
  );
  return await screen.findByRole<HTMLInputElement>("checkbox", { name: /A notification in this browser/ });
}
const isOn = (on: boolean) =>
  vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(on));

describe("reminders in this browser", () => {
  it("ask for the permission at the press and not before, and go off again", async () => {
    const box = await open();
    expect([box.checked, asked]).toEqual([false, 0]);
    fireEvent.click(box);
    await vi.waitFor(() => expect(sent).toEqual([["PUT", { endpoint: ENDPOINT, keys }]]));
    await isOn(true);
    expect(asked).toBe(1);
    await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>("checkbox").disabled).toBe(false));
    fireEvent.click(screen.getByRole("checkbox"));
    await vi.waitFor(() => expect(sent[1]).toEqual(["DELETE", { addressHash: HASH }]));
    await isOn(false);
    expect(subscribed).toBe(false);
  });

  it("cannot be turned on where the permission was refused", async () => {
    permission = "denied";
    expect((await open()).disabled).toBe(true);
    expect(screen.getByText(/You can allow them in its settings/)).toBeDefined();
  });

  it("cannot be turned on in a browser that has none", async () => {
    vi.unstubAllGlobals();
    vi.stubGlobal("fetch", async () => Response.json({ publicKey: KEY, addressHashes }));
    expect((await open()).disabled).toBe(true);
    expect(screen.getByText("This browser cannot show reminders.")).toBeDefined();
  });

  it("are off here if the browser's subscription is somebody else's, and on elsewhere", async () => {
    [permission, subscribed, addressHashes] = ["granted", true, ["another"]];
    expect((await open()).checked).toBe(false);
    expect(screen.getByText(/It is on in one other browser\./)).toBeDefined();
  });

  it("are on if the server knows this browser", async () => {
    [permission, subscribed, addressHashes] = ["granted", true, [HASH]];
    expect((await open()).checked).toBe(true);
  });

  it("stay off, with the reason, if the server refuses", async () => {
    const box = await open();
    const message = "Reminders cannot be sent to this browser.";
    vi.stubGlobal("fetch", async (_path: string, { method }: { method: string }) =>
      method === "GET"
        ? Response.json({ publicKey: KEY, addressHashes })
        : Response.json({ error: { code: "invalid_input", message } }, { status: 400 }),
    );
    fireEvent.click(box);
    await screen.findByText(`That did not work, so it is back as it was. ${message}`);
    await isOn(false);
  });
});
