// Tests requests that no browser sends to this server: other hosts, other forms, other protocols.
import { describe, expect, it } from "vitest";
import { sendRaw } from "#test-support/raw-request.ts";
import { createTestApp } from "#test-support/test-app.ts";

const app = await createTestApp({
  isLive: true,
  settings: { ALLOWED_HOSTS: "duck.example, pond.example:8443" },
});
const { host, port } = new URL(app.url);

function codeOf(body: string): string | undefined {
  return /"error":\{"code":"(\w+)"/.exec(body)?.[1];
}

async function ask(requestLine: string, ...headers: string[]) {
  const { status, body } = await sendRaw(app.url, requestLine, headers);
  return { status, code: codeOf(body) };
}

describe("a request for another host", () => {
  it.each(["GET /api/me", "GET /metrics", "GET /", "GET /api/docs", "POST /api/auth/sign-in/anonymous"])(
    "is answered with 421: %s",
    async (line) => {
      const origin = `Origin: http://rebind.evil.example:${port}`;
      const answer = await ask(`${line} HTTP/1.1`, `Host: rebind.evil.example:${port}`, origin);
      expect(answer).toEqual({ status: 421, code: "wrong_host" });
    },
  );

  it("creates no guest, even if its origin matches its host", async () => {
    const name = `rebind.evil.example:${port}`;
    const { status, headers } = await sendRaw(app.url, "POST /api/auth/sign-in/anonymous HTTP/1.1", [
      `Host: ${name}`,
      `Origin: http://${name}`,
      "Content-Type: application/json",
      "Content-Length: 2",
    ]);
    expect([status, headers.get("set-cookie")]).toEqual([421, null]);
  });

  it.each(["duck.example", "pond.example:8443", `localhost:${port}`, host])(
    "is accepted if the host is our own name %s",
    async (name) => {
      expect(await ask("GET /api/me HTTP/1.1", `Host: ${name}`)).toMatchObject({ status: 200 });
    },
  );

  it("may ask for health and readiness", async () => {
    for (const path of ["/healthz", "/readyz"])
      expect(await ask(`GET ${path} HTTP/1.1`, "Host: 10.1.2.3:3000")).toMatchObject({ status: 200 });
  });

  it("opens no websocket", async () => {
    const { status } = await sendRaw(app.url, "GET /api/live?EIO=4&transport=websocket HTTP/1.1", [
      `Host: rebind.evil.example:${port}`,
      `Origin: http://rebind.evil.example:${port}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]);
    expect(status).toBe(421);
  });
});

describe("a request whose host is unclear", () => {
  it("is refused if it names none", async () => {
    expect(await ask("GET /api/me HTTP/1.1")).toEqual({ status: 400, code: "invalid_input" });
    expect(await ask("GET /healthz HTTP/1.1")).toEqual({ status: 400, code: "invalid_input" });
    expect(await ask("GET /api/me HTTP/1.0")).toEqual({ status: 421, code: "wrong_host" });
    expect(await ask("GET /healthz HTTP/1.0")).toMatchObject({ status: 200 });
  });

  it("is refused if it names two", async () => {
    for (const hosts of [
      [host, "evil.example"],
      ["evil.example", host],
      [host, host],
    ]) {
      const answer = await ask("GET /api/me HTTP/1.1", ...hosts.map((name) => `Host: ${name}`));
      expect(answer).toEqual({ status: 400, code: "invalid_input" });
    }
  });

  it("is for the host of its target if that is an absolute URL", async () => {
    const own = await ask(`GET ${app.url}/api/me HTTP/1.1`, "Host: evil.example");
    expect(own).toMatchObject({ status: 200 });
    const foreign = await ask("GET http://evil.example/api/me HTTP/1.1", `Host: ${host}`);
    expect(foreign).toEqual({ status: 421, code: "wrong_host" });
    const strange = await ask("GET ftp://evil.example/api/me HTTP/1.1", `Host: ${host}`);
    expect(strange).toEqual({ status: 400, code: "invalid_input" });
  });
});

describe("a request to upgrade the protocol", () => {
  const offers = ["Upgrade: h2c", "Connection: Upgrade, HTTP2-Settings", "HTTP2-Settings: AAMAAABkAAQAAP__"];

  it.each(["/healthz", "/api/me", "/api/live"])("is ignored, and %s is answered as usual", async (path) => {
    const { status } = await sendRaw(app.url, `GET ${path} HTTP/1.1`, [`Host: ${host}`, ...offers]);
    expect(status).toBe(path === "/api/live" ? 404 : 200);
  });

  it("is ignored for a websocket at another path", async () => {
    const { status } = await sendRaw(app.url, "GET /healthz HTTP/1.1", [
      `Host: ${host}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]);
    expect(status).toBe(200);
  });
});
