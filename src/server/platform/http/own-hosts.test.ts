import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { createHostGuard, normaliseTarget } from "./own-hosts.ts";

interface Asked {
  host?: string;
  /** The local address and port of the connection. */
  localAddress?: string;
  localPort?: number;
}

function asked({ host, localAddress = "192.168.1.5", localPort = 3000 }: Asked): IncomingMessage {
  const socket = new Socket();
  Object.defineProperties(socket, { localAddress: { value: localAddress }, localPort: { value: localPort } });
  const request = new IncomingMessage(socket);
  if (host !== undefined) request.headers.host = host;
  return request;
}

describe("a server whose address is public", () => {
  const isOwn = createHostGuard({
    appUrl: "https://duck.example",
    allowedHosts: ["pond.example", "my_app:3000", "[fd00::1]:3000"],
  });

  it.each([
    "duck.example",
    "DUCK.example",
    "duck.example:443",
    "pond.example",
    "my_app:3000",
    "[FD00::1]:3000",
  ])("answers to %s", (host) => {
    expect(isOwn(asked({ host }))).toBe(true);
  });

  it.each([
    ...[
      "evil.example",
      "duck.example:80",
      "duck.example.",
      "duck.example.evil.example",
      "evil.example:443",
      "",
    ],
    ...[
      "localhost:3000",
      "127.0.0.1:3000",
      "pond.example:3000",
      "my_app",
      "user@duck.example",
      "duck.example/x",
    ],
    "duck.example, evil.example",
    "duck.example evil.example",
    "[::1]",
    "10.0.0.1",
    "duck.example:99999",
  ])("does not answer to '%s'", (host) => {
    expect(isOwn(asked({ host }))).toBe(false);
  });

  it("does not answer to a request without a host", () => {
    expect(isOwn(asked({}))).toBe(false);
  });

  it("answers to loopback names over a loopback address with the actual port", () => {
    const here = (host: string) => isOwn(asked({ host, localAddress: "127.0.0.1", localPort: 3000 }));
    expect(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"].map(here)).toEqual([true, true, true]);
    expect(["localhost:4000", "localhost", "evil.example:3000", "127.0.0.2:3000"].map(here)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("a server with a local address", () => {
  const isOwn = createHostGuard({ appUrl: "http://localhost:3000", allowedHosts: [] });

  it.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])(
    "answers to %s, even if a local proxy forwards the request",
    (host) => {
      expect(isOwn(asked({ host, localAddress: "127.0.0.1", localPort: 45_000 }))).toBe(true);
    },
  );

  it.each(["rebind.evil.example:3000", "localhost.evil.example:3000", "localhost", "localhost.:3000"])(
    "does not answer to %s",
    (host) => {
      expect(isOwn(asked({ host, localAddress: "127.0.0.1" }))).toBe(false);
    },
  );
});

describe("the target of a request", () => {
  function read(url: string, ...hosts: string[]) {
    const request = asked({ host: hosts[0] ?? "" });
    Object.assign(request, { url, httpVersion: "1.1", rawHeaders: hosts.flatMap((host) => ["HoSt", host]) });
    normaliseTarget(request);
    return { url: request.url, host: request.headers.host };
  }

  it("is the path, with the header's host", () => {
    expect(read("/api/me?a=b", "duck.example")).toEqual({ url: "/api/me?a=b", host: "duck.example" });
  });

  it("is the absolute URL of a proxy request, whatever the header says", () => {
    const target = { url: "/api/me?a=b", host: "evil.example" };
    expect(read("http://evil.example/api/me?a=b", "duck.example")).toEqual(target);
  });

  it.each([
    ["/", []],
    ["/", ["duck.example", "evil.example"]],
    ["/", ["duck.example", "duck.example"]],
    ["ftp://duck.example/", ["duck.example"]],
    ["http://a:b@duck.example/", ["duck.example"]],
    ["http://", ["duck.example"]],
    ["duck.example/", ["duck.example"]],
  ])("throws invalid_input: %s with the hosts %j", (url, hosts) => {
    expect(() => read(url, ...hosts)).toThrow(AppError);
  });
});
