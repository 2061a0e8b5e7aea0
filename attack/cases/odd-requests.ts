// Attacks with requests that our pages never send: broken HTTP, odd values in every field, other hosts.
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type AttackCase, Tally } from "../attack-case.ts";
import { type Json, operations, requestOf } from "../operations.ts";
import { newAccount } from "../people.ts";
import type { Target } from "../target.ts";

const CALLS_PER_PERSON = 80;
const ANSWER_WITHIN_MS = 20_000;

const ODD_VALUES: readonly Json[] = [
  null,
  "",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x".repeat(70_000),
  "👩‍👩‍👧",
  "../../etc/passwd",
  "' or 1=1 --",
  "{{7*7}}<%= 7*7 %>",
  "<script>alert(1)</script>",
  -1,
  1e308,
  0.1,
  true,
  [],
  {},
  [[[[[]]]]],
  { $ne: null },
  { constructor: { prototype: { isAdmin: true } } },
];

export const oddValues: AttackCase = {
  class: "odd requests",
  holds: "an odd value in any field of any operation is never answered with a server error",
  async run(target) {
    const tally = new Tally();
    let { person } = await newAccount(target);
    let calls = 0;
    for (const operation of operations.filter(({ name }) => name !== "account.remove")) {
      for (const field of [...operation.params, ...operation.fields]) {
        for (const value of ODD_VALUES) {
          if (++calls % CALLS_PER_PERSON === 0) person = (await newAccount(target)).person;
          const { method, path, body } = requestOf(operation, { ...operation.sample, [field]: value });
          const headers = { "idempotency-key": `attack-${calls}-key` };
          const response = await person.fetch(method, path, body, { headers });
          await response.text();
          const shown = JSON.stringify(value).slice(0, 40);
          tally.add(
            response.status >= 500 ? `${operation.name}, ${field} = ${shown}: ${response.status}` : null,
          );
        }
      }
    }
    return tally;
  },
};

/**
 * The texts to write to a TCP connection, each with the pattern of right status lines. `HOST` and `PORT` stand for the
 * server's own.
 */
const RAW_REQUESTS: readonly [name: string, request: string, expected: RegExp][] = [
  ["another host", "GET /api/me HTTP/1.1\r\nHost: rebind.evil.example\r\n\r\n", /^HTTP\/1\.1 421/],
  [
    "another host with our port",
    "GET / HTTP/1.1\r\nHost: rebind.evil.example:PORT\r\n\r\n",
    /^HTTP\/1\.1 421/,
  ],
  [
    "figures for another host",
    "GET /metrics HTTP/1.1\r\nHost: rebind.evil.example\r\n\r\n",
    /^HTTP\/1\.1 (421|403|404)/,
  ],
  [
    "figures through a proxy on the same machine",
    "GET /metrics HTTP/1.1\r\nHost: HOST\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n",
    /^HTTP\/1\.1 (401|403|404|421)/,
  ],
  ["no host", "GET / HTTP/1.1\r\n\r\n", /^HTTP\/1\.1 4\d\d/],
  ["two hosts", "GET / HTTP/1.1\r\nHost: HOST\r\nHost: evil.example\r\n\r\n", /^HTTP\/1\.1 4\d\d/],
  ["TRACE", "TRACE /api/me HTTP/1.1\r\nHost: HOST\r\n\r\n", /^HTTP\/1\.1 40[0-9]/],
  [
    "TRACE of the sign-in",
    "TRACE /api/auth/get-session HTTP/1.1\r\nHost: HOST\r\n\r\n",
    /^HTTP\/1\.1 40[0-9]/,
  ],
  [
    "an upgrade to HTTP/2",
    "GET /healthz HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n",
    /^HTTP\/1\.1 200/,
  ],
  [
    "two lengths",
    "POST /api/draws HTTP/1.1\r\nHost: HOST\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    /^HTTP\/1\.1 4\d\d/,
  ],
  [
    "a length beside chunks",
    "POST /api/draws HTTP/1.1\r\nHost: HOST\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/me HTTP/1.1\r\nHost: HOST\r\n\r\n",
    /^HTTP\/1\.1 4\d\d/,
  ],
  ["U+0000 in the path", "GET /cards/%00 HTTP/1.1\r\nHost: HOST\r\n\r\n", /^HTTP\/1\.1 [24]\d\d/],
  ["U+0000 in the API's path", "GET /api/cards/%00 HTTP/1.1\r\nHost: HOST\r\n\r\n", /^HTTP\/1\.1 4\d\d/],
  ["broken percent signs", "GET /%zz%c0%af HTTP/1.1\r\nHost: HOST\r\n\r\n", /^HTTP\/1\.1 4\d\d/],
  ["a way up", "GET /../../../../etc/passwd HTTP/1.1\r\nHost: HOST\r\n\r\n", /^HTTP\/1\.1 4\d\d/],
  [
    "an encoded way up",
    "GET /assets/%2e%2e%2f%2e%2e%2fpackage.json HTTP/1.1\r\nHost: HOST\r\n\r\n",
    /^HTTP\/1\.1 4\d\d/,
  ],
  [
    "a redirect to another site",
    "GET /api/auth/verify-email?token=x&callbackURL=/..//evil.example/login HTTP/1.1\r\nHost: HOST\r\n\r\n",
    /^HTTP\/1\.1 (?!30\d[\s\S]*location: *(https?:)?[/\\]{2}evil)/i,
  ],
  [
    "a header line of 20 kB",
    `GET / HTTP/1.1\r\nHost: HOST\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431/,
  ],
];

export const rawRequests: AttackCase = {
  class: "odd requests",
  holds: "broken HTTP, other hosts and odd addresses get the answers that are designed for them",
  async run(target) {
    const tally = new Tally();
    for (const [name, request, expected] of RAW_REQUESTS) {
      const answer = await sendRaw(target, request);
      tally.add(
        expected.test(answer) ? null : `${name}: ${answer.slice(0, 60).split("\r\n")[0] || "no answer"}`,
      );
    }
    return tally;
  },
};

async function sendRaw({ port }: Target, request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const host = `127.0.0.1:${port}`;
  socket.write(
    request
      .replaceAll("HOST", host)
      .replaceAll("PORT", String(port))
      .replace(/\r\n\r\n/, "\r\nConnection: close\r\n\r\n"),
  );
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => resolve());
    socket.on("close", () => resolve());
  });
  await Promise.race([ended, wait(ANSWER_WITHIN_MS, undefined, { ref: false })]);
  socket.destroy();
  return Buffer.concat(chunks).toString("latin1");
}
