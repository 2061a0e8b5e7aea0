// Ways to use up memory or time without an account.
import { setTimeout as wait } from "node:timers/promises";
import {
  emptyLists,
  form,
  holdSockets,
  MULTIPART,
  nested,
  type Sender,
  send,
  sendMany,
  type Way,
} from "./way.ts";

const BODY = 64_000;
const SIGN_IN = "/api/auth/sign-in/email";
const credentials = `"email":"kim@example.org","password":"a pond behind the server room"`;
const STOP_LINK = "/unsubscribe?from=waitlist&token=none";
const head = ({ port }: Sender, line: string, ...more: string[]) =>
  [line, `Host: 127.0.0.1:${port}`, ...more, "", ""].join("\r\n");

export const waysOfNobody: readonly Way[] = [
  {
    name: "300 sign-ins of 64 kB of empty lists",
    run: (sender) =>
      sendMany(300, sender, { path: SIGN_IN, body: `{${credentials},"z":${emptyLists(BODY - 200)}}` }),
  },
  {
    name: "300 sign-ups that nest 30,000 levels deep",
    run: (sender) =>
      sendMany(300, sender, {
        ...{ path: "/api/auth/sign-up/email", body: `{${credentials},"z":${nested(BODY - 200)}}` },
      }),
  },
  {
    name: "300 sign-ins by a code, broken JSON",
    run: (sender) => sendMany(300, sender, { path: "/api/auth/sign-in/mail-code", body: "{".repeat(BODY) }),
  },
  {
    name: "300 bodies that stop before their end",
    run: (sender) =>
      holdSockets(300, sender, {
        text: `${head(sender, `POST ${SIGN_IN} HTTP/1.1`, `Origin: ${sender.url}`, "Content-Type: application/json", `Content-Length: ${BODY}`)}${" ".repeat(BODY - 1)}`,
        heldMs: 3000,
      }),
  },
  {
    name: "600 bodies of 64 kB from 64 networks that stop before their end",
    run: (sender) =>
      holdSockets(600, sender, {
        text: (at) =>
          `${head(sender, "POST /api/waitlist HTTP/1.1", `Origin: ${sender.url}`, `X-Forwarded-For: 198.51.100.${at % 64}`, "Content-Type: application/json", `Content-Length: ${BODY}`)}${" ".repeat(BODY - 1)}`,
        heldMs: 5000,
      }),
  },
  {
    name: "200 bodies of one byte at a time",
    run: (sender) =>
      sendMany(200, sender, { path: "/api/waitlist", body: Array.from("x".repeat(100)), pauseMs: 20 }),
  },
  {
    name: "100 bodies in chunks of one byte",
    run: (sender) =>
      holdSockets(100, sender, {
        text: `${head(sender, "POST /api/waitlist HTTP/1.1", `Origin: ${sender.url}`, "Content-Type: application/json", "Transfer-Encoding: chunked")}${"1\r\nx\r\n".repeat(20_000)}0\r\n\r\n`,
        heldMs: 3000,
      }),
  },
  {
    name: "300 headers of 15 kB",
    run: (sender) =>
      sendMany(300, sender, { method: "GET", path: "/api/me", headers: { "x-a": "a".repeat(15_000) } }),
  },
  {
    name: "300 cookies of 15 kB",
    run: (sender) =>
      sendMany(300, sender, { method: "GET", path: "/api/me", headers: { cookie: "a=b; ".repeat(3000) } }),
  },
  {
    name: "300 queries of 15 kB",
    run: (sender) => sendMany(300, sender, { method: "GET", path: `/api/cards?${"a=%22&".repeat(2400)}` }),
  },
  {
    name: "300 paths of escapes",
    run: (sender) => sendMany(300, sender, { method: "GET", path: `/cards/${"%2e%2e%2f".repeat(1600)}` }),
  },
  {
    name: "300 lengths of a gigabyte",
    run: (sender) =>
      holdSockets(300, sender, {
        text: head(
          sender,
          "POST /api/waitlist HTTP/1.1",
          `Origin: ${sender.url}`,
          "Content-Type: application/json",
          "Content-Length: 1000000000",
        ),
        heldMs: 2000,
      }),
  },
  {
    name: "200 bodies that say they are compressed, in bytes that are no UTF-8",
    run: (sender) =>
      sendMany(200, sender, {
        path: "/api/waitlist",
        body: Buffer.alloc(BODY, 0xff),
        type: "application/json; charset=utf-7",
        headers: { "content-encoding": "gzip" },
      }),
  },
  {
    name: "200 numbers of 60,000 digits",
    run: (sender) =>
      sendMany(200, sender, { path: "/api/waitlist", body: `{"email":${"9".repeat(60_000)}}` }),
  },
  {
    name: "200 objects of 6,000 names",
    run: (sender) =>
      sendMany(200, sender, {
        path: "/api/promise-links",
        body: `{${Array.from({ length: 6000 }, (_, at) => `"k${at}":1`).join(",")}}`,
      }),
  },
  {
    name: "20 pictures with a part header of 9 MB",
    run: (sender) =>
      sendMany(20, sender, {
        method: "PUT",
        path: "/api/avatar",
        type: MULTIPART,
        body: form([`content-disposition: form-data; name="${"a".repeat(9_000_000)}"\r\n\r\nx`]),
      }),
  },
  {
    name: "100 letters ended by a form with a long name",
    run: (sender) =>
      sendMany(100, sender, {
        path: STOP_LINK,
        type: MULTIPART,
        body: form([`content-disposition: form-data; name="${"%22".repeat(20_000)}"\r\n\r\nx`]),
      }),
  },
  {
    name: "100 letters ended by a form of 16,000 fields",
    run: (sender) =>
      sendMany(100, sender, {
        path: STOP_LINK,
        type: "application/x-www-form-urlencoded",
        body: "a=%&".repeat(15_900),
      }),
  },
  {
    // The server has no provider here, so that this shows the door alone. The check of signatures has its own tests.
    name: "100 answers of a SAML provider of 64 kB",
    run: (sender) =>
      sendMany(100, sender, {
        path: "/sso/acs",
        type: "application/x-www-form-urlencoded",
        body: `RelayState=none&SAMLResponse=${"PGEvPg".repeat(10_000)}`,
      }),
  },
  {
    name: "200 messages about payments of 64 kB",
    run: (sender) =>
      sendMany(200, sender, {
        path: "/api/billing/webhook",
        body: emptyLists(BODY),
        headers: { "stripe-signature": "t=1" },
      }),
  },
  {
    name: "200 messages to the tools of 64 kB, without a token",
    run: (sender) => sendMany(200, sender, { path: "/mcp", body: emptyLists(BODY) }),
  },
  {
    name: "1,000 connections that say nothing",
    run: (sender) => holdSockets(1000, sender, { text: "GET / HTT", heldMs: 3000 }),
  },
  {
    name: "100 connections with 200 requests each at once",
    run: (sender) =>
      holdSockets(100, sender, {
        text: head(sender, "GET /api/cards/the-ping HTTP/1.1").repeat(200),
        heldMs: 4000,
      }),
  },
  {
    name: "300 live connections without a session",
    run: (sender) =>
      holdSockets(300, sender, {
        text: head(
          sender,
          "GET /api/live?EIO=4&transport=websocket HTTP/1.1",
          `Origin: ${sender.url}`,
          "Upgrade: websocket",
          "Connection: Upgrade",
          "Sec-WebSocket-Version: 13",
          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ),
        heldMs: 2000,
      }),
  },
  {
    name: "100 new guests",
    run: async (sender) => {
      const statuses = await sendMany(100, sender, { path: "/api/auth/sign-in/anonymous", body: "{}" });
      await wait(100);
      return [...statuses, await send(sender, { method: "GET", path: "/api/me" })];
    },
  },
];
