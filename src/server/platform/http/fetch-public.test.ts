import { globalAgent } from "node:http";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { serve } from "#test-support/serve.ts";
import { fetchPublic, isPrivate } from "./fetch-public.ts";

describe("a request to a service that somebody named", () => {
  it("goes to no private network, whether named by numbers or by a name", async () => {
    for (const host of [
      "127.0.0.1",
      "2130706433",
      "10.1.2.3",
      "169.254.169.254",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "localhost",
    ])
      await expect(fetchPublic(`https://${host}:9/`, { isPrivateAllowed: false }), host).rejects.toThrow(
        "lies in a private network",
      );
    await expect(fetchPublic("http://id.example/", { isPrivateAllowed: false })).rejects.toThrow(
      "is not https",
    );
  });

  it("follows no redirect, and reads no endless answer", async () => {
    const { url } = await serve((request, response) => {
      if (request.url === "/elsewhere") response.writeHead(302, { location: "/" }).end();
      else response.end("x".repeat(600_000));
    });
    expect((await fetchPublic(`${url}/elsewhere`, { isPrivateAllowed: true })).status).toBe(302);
    await expect(fetchPublic(url, { isPrivateAllowed: true })).rejects.toThrow("too large");
  });

  it("never uses a connection that was made under another rule", async () => {
    const { url } = await serve((_, response) => void response.end("ok"));
    expect((await fetchPublic(url, { isPrivateAllowed: true })).text).toBe("ok");
    await setImmediate();
    expect(Object.values(globalAgent.freeSockets).flat()).toEqual([]);
  });

  it.each<[string, boolean]>([
    ["192.168.1.1", true],
    ["100.64.0.1", true],
    ["172.31.255.255", true],
    ["fd00::1", true],
    ["fe80::1", true],
    ...[
      "64:ff9b::a00:1",
      "64:ff9b:1::1",
      "2002:a00:1::",
      "2001::1",
      "fec0::1",
      "::127.0.0.1",
      ...[
        "::ffff:0:10.0.0.1",
        "::ffff:10.0.0.1",
        "100::1",
        "100:0:0:1::1",
        "2001:db8::1",
        "3fff::1",
        "4000::1",
      ],
      "192.0.2.1",
      "198.51.100.1",
      "203.0.113.1",
      "192.88.99.1",
      "168.63.129.16",
      "240.0.0.1",
      "0.0.0.0",
    ].map((address): [string, boolean] => [address, true]),
    ["93.184.216.34", false],
    ["172.32.0.1", false],
    ["2606:4700::1111", false],
  ])("knows whether %s is private: %s", (address, expected) => {
    expect(isPrivate(address)).toBe(expected);
  });
});
