// Ways to use up memory or time as a guest.
import { emptyLists, form, holdSockets, MULTIPART, sendMany, type Way } from "./way.ts";

const JSON_BODY = 64_000;

export const waysOfGuest: readonly Way[] = [
  {
    name: "60 imports of 630 kB",
    run: (sender) =>
      sendMany(60, sender, {
        path: "/api/imports",
        body: `{"file":"journal-entries","rows":[{"z":${emptyLists(630_000)}}]}`,
      }),
  },
  {
    name: "20 pictures of 10 MB",
    run: (sender) =>
      sendMany(20, sender, {
        method: "PUT",
        path: "/api/avatar",
        type: MULTIPART,
        body: form([
          `content-disposition: form-data; name="picture"; filename="a"\r\n\r\n${"x".repeat(9_900_000)}`,
        ]),
      }),
  },
  {
    name: "100 draws with a question of 60 kB",
    run: (sender) =>
      sendMany(100, sender, {
        path: "/api/draws",
        body: JSON.stringify({ userContext: "why does nobody answer me? ".repeat(2200) }),
      }),
  },
  {
    name: "30 downloads of everything",
    run: (sender) => sendMany(30, sender, { method: "GET", path: "/api/account/export" }),
  },
  {
    name: "100 searches with 12 kB of words",
    run: (sender) =>
      sendMany(100, sender, { method: "GET", path: `/api/insights?search=${"%C3%A9+".repeat(1700)}` }),
  },
  {
    name: "100 consents of 64 kB of empty lists",
    run: (sender) =>
      sendMany(100, sender, { method: "PUT", path: "/api/me/consent", body: emptyLists(JSON_BODY) }),
  },
  {
    name: "100 live connections that send 100 kB each",
    run: (sender) =>
      holdSockets(100, sender, {
        text: [
          "GET /api/live?EIO=4&transport=websocket HTTP/1.1",
          `Host: 127.0.0.1:${sender.port}`,
          `Origin: ${sender.url}`,
          `Cookie: ${sender.person.cookieHeader()}`,
          "Upgrade: websocket",
          ...[
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
          ],
          "",
          "x".repeat(100_000),
        ].join("\r\n"),
        heldMs: 2000,
      }),
  },
];
