import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { clientAddress, isLoopback } from "./client-address.ts";

function requestFrom(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwardedFor) request.headers["x-forwarded-for"] = forwardedFor;
  return request;
}

describe("the caller's address", () => {
  it("is the connection's, whatever the caller claims", () => {
    expect(clientAddress(requestFrom("203.0.113.9", "10.0.0.1"), false)).toBe("203.0.113.9");
  });

  it("is the last one that the trusted proxy added, not those that the caller made up", () => {
    expect(clientAddress(requestFrom("127.0.0.1", "1.1.1.1, 203.0.113.9"), true)).toBe("203.0.113.9");
    expect(clientAddress(requestFrom("127.0.0.1", "2001:db8::1"), true)).toBe("2001:db8::1");
  });

  it("is the proxy's if it forwarded no valid address", () => {
    expect(clientAddress(requestFrom("127.0.0.1", "somebody"), true)).toBe("127.0.0.1");
  });
});

describe("a request from this machine", () => {
  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("is recognised by %s", (address) => {
    expect(isLoopback(requestFrom(address), false)).toBe(true);
  });

  it("is not assumed for other addresses or behind a proxy", () => {
    expect(isLoopback(requestFrom("192.168.1.4"), false)).toBe(false);
    expect(isLoopback(requestFrom("127.0.0.1"), true)).toBe(false);
  });
});
