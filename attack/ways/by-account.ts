// Ways to use up memory or time as one person with a free account, who has 3,000 readings.
import { randomUUID } from "node:crypto";
import { emptyLists, form, MULTIPART, nested, send, sendMany, type Way } from "./way.ts";

const AVATAR = { method: "PUT", path: "/api/avatar", type: MULTIPART };
const IMPORTS = "/api/imports";
const file = (bytes: number) =>
  form([
    `content-disposition: form-data; name="pictureId"\r\n\r\n${randomUUID()}`,
    `content-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n${"x".repeat(bytes)}`,
  ]);
const journal = (value: string) =>
  `{"file":"journal-entries","rows":[{"id":"${randomUUID()}","createdAt":"2020-02-03T04:05:06Z","body":{"text":"Rain."},"z":${value}}]}`;
const get = (path: string) => ({ method: "GET", path });

export const waysOfAccount: readonly Way[] = [
  {
    name: "10 pictures with a part header of 9 MB",
    run: (sender) =>
      sendMany(10, sender, {
        ...AVATAR,
        body: form([`content-disposition: form-data; name="${"a".repeat(9_000_000)}"\r\n\r\nx`]),
      }),
  },
  {
    name: "3 forms of 180,000 parts",
    run: (sender) =>
      sendMany(3, sender, {
        ...AVATAR,
        body: form(Array.from({ length: 180_000 }, () => 'content-disposition: form-data; name="a"\r\n\r\n')),
      }),
  },
  {
    name: "10 names of 1.5 MB of escapes",
    run: (sender) =>
      sendMany(10, sender, {
        ...AVATAR,
        body: form([`content-disposition: form-data; name="${"%22".repeat(500_000)}"\r\n\r\nx`]),
      }),
  },
  {
    name: "20 pictures of 9.9 MB",
    run: (sender) => sendMany(20, sender, { ...AVATAR, body: file(9_900_000) }),
  },
  {
    name: "30 uploads of a kilobyte every 20 ms",
    run: (sender) =>
      sendMany(30, sender, {
        ...AVATAR,
        body: file(100_000).match(/[\s\S]{1,1000}/g) ?? [],
        pauseMs: 20,
      }),
  },
  {
    name: "60 imports of 630 kB of empty lists",
    run: (sender) => sendMany(60, sender, { path: IMPORTS, body: journal(emptyLists(630_000)) }),
  },
  {
    name: "60 imports that nest 300,000 levels deep",
    run: (sender) => sendMany(60, sender, { path: IMPORTS, body: journal(nested(630_000)) }),
  },
  { name: "100 years", run: (sender) => sendMany(100, sender, get("/api/patterns/year")) },
  { name: "100 looks at the patterns", run: (sender) => sendMany(100, sender, get("/api/patterns")) },
  {
    name: "60 loops of a block",
    run: (sender) => sendMany(60, sender, get(`/api/blocks/${randomUUID()}/loop`)),
  },
  {
    name: "100 searches without a hit",
    run: (sender) => sendMany(100, sender, get("/api/insights?search=zyxomma")),
  },
  {
    name: "20 downloads of everything, read slowly",
    run: (sender) => sendMany(20, sender, { ...get("/api/account/export"), readsSlowly: true }),
  },
  {
    name: "100 changes of the profile of 60 kB",
    run: (sender) =>
      sendMany(100, sender, {
        method: "PUT",
        path: "/api/profile",
        body: JSON.stringify({ name: "x".repeat(30_000), workContext: "\ud800".repeat(5000) }),
      }),
  },
  {
    name: "100 webhooks with long addresses",
    run: (sender) =>
      sendMany(100, sender, {
        path: "/api/programs/webhooks",
        body: JSON.stringify({ url: `https://${"a.".repeat(30_000)}example`, events: ["reading.ready"] }),
      }),
  },
  {
    name: "100 messages to the tools with a token",
    run: async (sender) => {
      const { body } = await sender.person.post<{ token?: string }>("/api/programs/tokens", {
        name: "Attack",
        scopes: ["read"],
      });
      return await sendMany(100, sender, {
        ...{
          path: "/mcp",
          headers: { authorization: `Bearer ${body.token}`, accept: "application/json, text/event-stream" },
        },
        body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_steps","arguments":{"z":${emptyLists(60_000)}}}}`,
      });
    },
  },
  {
    name: "100 lists of 50 readings beside 20 years",
    run: async (sender) => {
      const years = sendMany(20, sender, get("/api/patterns/year"));
      const lists = await sendMany(100, sender, get("/api/insights?limit=50"));
      return [...lists, ...(await years), await send(sender, get("/api/me"))];
    },
  },
];
