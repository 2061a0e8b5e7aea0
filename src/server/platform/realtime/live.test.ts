import { once } from "node:events";
import { connect as connectTcp, type Socket as TcpSocket } from "node:net";
import pg from "pg";
import { io as connect, type Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { DeviceOutput } from "#contract/account.ts";
import { LIVE_TAB_HEADER, type LiveChange } from "#contract/live.ts";
import type { Me } from "#contract/session.ts";
import { toChatter } from "#test-support/chat-app.ts";
import { anInsight, someReading } from "#test-support/factories.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import type { FakeProvider } from "#test-support/fake-provider.ts";
import { lettersTo, resetTokenIn } from "#test-support/letters.ts";
import type { Person } from "#test-support/person.ts";
import { answeredBy, aReader } from "#test-support/reading-app.ts";
import { slowReply } from "#test-support/slow-reply.ts";
import { createTestApp, type TestApp } from "#test-support/test-app.ts";
import { newId } from "../db/ids.ts";
import { CLOSE_WAIT_MS, IDENTIFY_WAIT_MS } from "./timings.ts";

const KEYS = `one:${Buffer.alloc(32, 7).toString("base64")}`;
const SECRET = "a secret that both processes share, long enough";
const TAB = "01900000-0000-7000-8000-00000000000a";
const PASSWORD = "a pond behind the server room";

/** Two processes of the app on one database. */
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  const settings = { ENCRYPTION_KEYS: KEYS, AUTH_SECRET: SECRET };
  here = await createTestApp({ settings, isLive: true });
  there = await createTestApp({ settings, isLive: true, databaseUrl: here.databaseUrl });
});

const open: Socket[] = [];
afterAll(() => {
  for (const socket of open) socket.close();
});

/** Extra waiting time for a busy machine. */
const MARGIN_MS = 8_000;

/** Opens a websocket that never answers the server's messages by itself. */
async function rawWebSocket(app: TestApp, cookie: string): Promise<TcpSocket> {
  const { hostname, port, host } = new URL(app.url);
  const socket = connectTcp(Number(port), hostname);
  const lines = [
    "GET /api/live?EIO=4&transport=websocket HTTP/1.1",
    `Host: ${host}`,
    `Origin: ${app.url}`,
    `Cookie: ${cookie}`,
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "",
    "",
  ];
  socket.write(lines.join("\r\n"));
  await once(socket, "data");
  return socket;
}

/** Returns a websocket frame from a client, masked with zeros. */
function frame(opcode: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

interface Device {
  socket: Socket;
  /** The messages that were received and not yet returned by `next`. */
  heard: unknown[];
  /** Resolves with the next message. */
  next(): Promise<unknown>;
  /** Resolves when the connection is admitted; rejects with the reason if it is refused. */
  inside: Promise<void>;
  closed: Promise<string>;
}

function openDevice(
  app: TestApp,
  cookie: string | undefined,
  { tab, origin }: { tab?: string; origin?: string } = {},
): Device {
  const socket = connect(app.url, {
    path: "/api/live",
    addTrailingSlash: false,
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    auth: tab ? { tab } : {},
    extraHeaders: { origin: origin ?? app.url, ...(cookie ? { cookie } : {}) },
  });
  open.push(socket);
  const heard: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  socket.onAny((event: string, ...rest: unknown[]) => {
    const message = event === "changed" ? rest[0] : event;
    const waits = waiting.shift();
    if (waits) waits(message);
    else heard.push(message);
  });
  const inside = new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  inside.catch(() => {});
  const closed = new Promise<string>((resolve) => socket.once("disconnect", resolve));
  return {
    socket,
    heard,
    inside,
    closed,
    next: () => {
      const [first] = heard.splice(0, 1);
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first);
    },
  };
}

async function device(app: TestApp, person: Person, tab?: string): Promise<Device> {
  const opened = openDevice(app, person.cookieHeader(), tab ? { tab } : {});
  await opened.inside;
  return opened;
}

async function addBlock(person: Person, options?: { headers: Record<string, string> }): Promise<string> {
  const made = await person.post<{ id: string }>(
    "/api/blocks",
    { blockTypeId: "work", name: "The proposal" },
    options,
  );
  expect(made.status).toBe(200);
  return made.body.id;
}

let addresses = 0;
async function signedUp(app: TestApp): Promise<{ person: Person; email: string; userId: string }> {
  addresses += 1;
  const email = `live-${addresses}@example.org`;
  const person = app.visitor();
  expect((await person.post("/api/auth/sign-up/email", { email, password: PASSWORD, name: "" })).status).toBe(
    200,
  );
  const me = await person.get<Me>("/api/me");
  return { person, email, userId: me.body.user?.id ?? "" };
}

/** Signs the same person in from another browser. */
async function elsewhere(app: TestApp, email: string): Promise<Person> {
  const person = app.visitor();
  expect((await person.post("/api/auth/sign-in/email", { email, password: PASSWORD })).status).toBe(200);
  return person;
}

describe("a change", () => {
  it("a live change reaches every device of the person in both processes, as ids only", async () => {
    const person = here.as();
    const { person: dana, email } = await signedUp(here);
    const devices = [await device(here, dana), await device(there, await elsewhere(there, email))];
    const stranger = await device(here, person);
    const id = await addBlock(dana);
    await dana.patch(`/api/blocks/${id}`, { name: "The other proposal" });
    for (const one of devices) {
      expect(await one.next()).toEqual([{ area: "blocks" }]);
      expect(await one.next()).toEqual([{ area: "blocks", id }, { area: "insights" }] satisfies LiveChange[]);
    }
    expect(stranger.heard).toEqual([]);
  });

  it("a live change is not sent to the tab that made it, whichever process it is connected to", async () => {
    const { person, email } = await signedUp(here);
    const own = await device(there, await elsewhere(there, email), TAB);
    const other = await device(there, await elsewhere(there, email));
    await addBlock(person, { headers: { [LIVE_TAB_HEADER]: TAB } });
    await addBlock(person);
    expect(await other.next()).toEqual([{ area: "blocks" }]);
    expect(await other.next()).toEqual([{ area: "blocks" }]);
    expect(await own.next()).toEqual([{ area: "blocks" }]);
    expect(own.heard).toEqual([]);
  });

  it("a live change that continues after its call is sent when it ends, as for a reading or a reply", async () => {
    const reader = await aReader(here);
    const { id } = await anInsight(here, { userId: reader.userId });
    const tab = await device(here, reader);
    const heard = async (area: string) => {
      for (;;) {
        const changes = (await tab.next()) as LiveChange[];
        const change = changes.find((one) => one.area === area);
        if (change) return change;
      }
    };
    const { insightId } = await reader.readAll();
    expect(await heard("insights")).toEqual({ area: "insights", id: insightId });
    await toChatter(reader, reader.userId, id).say("What now?");
    // One live change is sent for the message, one for the reply.
    for (let time = 0; time < 2; time += 1) expect(await heard("chat")).toEqual({ area: "chat", id });
  });

  it("when the server refuses an API call, no open page is notified of a change", async () => {
    const person = here.as();
    const tab = await device(here, person);
    expect((await person.post("/api/blocks", { blockTypeId: "work", name: "" })).status).toBe(400);
    await addBlock(person);
    expect(await tab.next()).toEqual([{ area: "blocks" }]);
    expect(tab.heard).toEqual([]);
  });

  it("a live change costs the request no extra round trip, and works if nobody is connected", async () => {
    const person = here.as();
    expect(await here.roundTrips(() => addBlock(person))).toBeLessThanOrEqual(2);
  });
});

describe("a live connection", () => {
  it("is refused without a valid session", async () => {
    await expect(openDevice(here, undefined).inside).rejects.toThrow("unauthenticated");
    await expect(openDevice(here, "test-session=forged").inside).rejects.toThrow("unauthenticated");
  });

  it("is refused for a page of another site, whatever cookie it sends", async () => {
    const person = here.as();
    const foreign = openDevice(here, person.cookieHeader(), { origin: "https://evil.example" });
    await expect(foreign.inside).rejects.toThrow("websocket error");
  });

  it("cannot be opened by polling: the path is not found", async () => {
    expect((await here.visitor().get("/api/live?EIO=4&transport=polling")).error?.code).toBe("not_found");
  });

  it.each([
    ["something is pushed before joining", ['42["changed",[]]']],
    ["it is joined twice", ["40", "40"]],
    [
      "it has something to say that is longer than a greeting",
      [`40${JSON.stringify({ tab: "x".repeat(2_000) })}`],
    ],
  ])("is closed when %s", async (_what, frames) => {
    const address = `${here.url.replace("http", "ws")}/api/live?EIO=4&transport=websocket`;
    const options = { headers: { cookie: here.as().cookieHeader(), origin: here.url } };
    const raw = new WebSocket(address, options as unknown as string[]);
    const closed = once(raw, "close");
    await once(raw, "open");
    for (const frame of frames) raw.send(frame);
    await closed;
  });

  it.each([
    ["a page's message", 0x81, "420"],
    ["an answer to no heartbeat", 0x81, "3"],
    ["bytes", 0x82, "xx"],
    ["a ping of the protocol's own", 0x89, ""],
  ])(
    "is cut off at the first of many messages when %s is sent after joining",
    async (_what, opcode, words) => {
      const socket = await rawWebSocket(here, here.as().cookieHeader());
      let received = "";
      socket.on("data", (chunk) => {
        received += String(chunk);
      });
      socket.write(frame(0x81, "40"));
      while (!received.includes('40{"sid"')) await once(socket, "data");
      received = "";
      // Writing to a socket that the server has closed causes an error, which this handler ignores.
      socket.on("error", () => {});
      const closed = new Promise((resolve) => socket.once("close", resolve));
      socket.write(Buffer.concat(Array.from({ length: 20_000 }, () => frame(opcode, words))));
      await closed;
      expect(received.length).toBeLessThan(100);
    },
  );

  it("is cut off soon if it neither identifies itself nor closes", async () => {
    const socket = await rawWebSocket(here, here.as().cookieHeader());
    const openedAt = performance.now();
    socket.resume();
    await once(socket, "close");
    expect(performance.now() - openedAt).toBeLessThan(IDENTIFY_WAIT_MS + CLOSE_WAIT_MS + MARGIN_MS);
  }, 30_000);

  it("is pinged every 25 seconds, and dead after 60 seconds of silence", async () => {
    const raw = new WebSocket(`${here.url.replace("http", "ws")}/api/live?EIO=4&transport=websocket`);
    const [{ data }] = (await once(raw, "message")) as [MessageEvent<string>];
    raw.close();
    const { pingInterval, pingTimeout } = JSON.parse(data.slice(1)) as Record<string, number>;
    expect([pingInterval, (pingInterval ?? 0) + (pingTimeout ?? 0)]).toEqual([25_000, 60_000]);
  });

  it("is closed if a browser sends a message, which is not passed on", async () => {
    const person = here.as();
    const [pushing, other] = [
      await device(here, person),
      await device(here, here.as({ userId: person.session.userId })),
    ];
    pushing.socket.emit("changed", [{ area: "session" }]);
    pushing.socket.emit("signed-out");
    expect(await pushing.closed).toMatch(/transport/);
    await addBlock(person);
    expect(await other.next()).toEqual([{ area: "blocks" }]);
    expect(other.heard).toEqual([]);
  });

  it("is limited to fifty per person", async () => {
    const person = here.as();
    for (let number = 0; number < 50; number += 1) await device(here, person);
    await expect(openDevice(here, person.cookieHeader()).inside).rejects.toThrow("too_many");
  });

  it("shows in the list of devices, at whichever process it is", async () => {
    const { person, email } = await signedUp(here);
    const openDevices = async () => {
      const { body } = await person.get<{ devices: DeviceOutput[] }>("/api/account/devices");
      return body.devices.map(({ isThis, isOpen }) => ({ isThis, isOpen }));
    };
    expect(await openDevices()).toEqual([{ isThis: true, isOpen: false }]);
    await device(here, person);
    await device(here, person);
    const phone = await device(there, await elsewhere(there, email));
    expect(await openDevices()).toEqual([
      { isThis: false, isOpen: true },
      { isThis: true, isOpen: true },
    ]);
    phone.socket.disconnect();
    await expect.poll(openDevices).toContainEqual({ isThis: false, isOpen: false });
    const { text } = await here.dependencies.metrics.render();
    expect(text).toMatch(/^live_connections [1-9]/m);
  });
});

describe("a session that ends", () => {
  it("closes its own connections in both processes, and keeps those of other devices", async () => {
    const { person, email } = await signedUp(here);
    const [tab, second] = [await device(here, person), await device(there, person)];
    const phone = await device(there, await elsewhere(there, email));
    expect((await person.post("/api/auth/sign-out", {})).status).toBe(200);
    for (const one of [tab, second]) {
      expect(await one.next()).toBe("signed-out");
      expect(await one.closed).toBe("io server disconnect");
    }
    expect(phone.socket.connected).toBe(true);
    expect(phone.heard).toEqual([]);
  });

  it("by a password change is signed out on all other devices, but not in the browser that changed it", async () => {
    const { person, email } = await signedUp(here);
    const [tab, second] = [await device(here, person), await device(there, person)];
    const phone = await device(there, await elsewhere(there, email));
    const change = {
      currentPassword: PASSWORD,
      newPassword: "another pond entirely",
      revokeOtherSessions: true,
    };
    expect((await person.post("/api/auth/change-password", change)).status).toBe(200);
    expect(await phone.next()).toBe("signed-out");
    await phone.closed;
    await addBlock(person);
    for (const one of [tab, second]) expect(await one.next()).toEqual([{ area: "blocks" }]);
  });

  it("by a password reset through a letter's link is signed out everywhere", async () => {
    const { person, email } = await signedUp(here);
    const devices = [await device(here, person), await device(there, await elsewhere(there, email))];
    const visitor = here.visitor();
    await visitor.post("/api/auth/request-password-reset", { email, redirectTo: "/reset-password" });
    const token = resetTokenIn((await lettersTo(here, email)).at(-1));
    const reset = await visitor.post("/api/auth/reset-password", { newPassword: "another long one", token });
    expect(reset.status).toBe(200);
    for (const one of devices) expect(await one.next()).toBe("signed-out");
  });

  it("because its person signs out everywhere is refused at once by the other process, which closes its connections within a second", async () => {
    const { person, email } = await signedUp(here);
    const phone = await elsewhere(there, email);
    const connection = await device(there, phone);
    expect((await person.post("/api/auth/revoke-sessions", {})).status).toBe(200);
    expect((await phone.get("/api/account/devices")).status).toBe(401);
    await vi.waitFor(() => expect(connection.heard).toContain("signed-out"), { timeout: 1000 });
  });

  it("by an account's deletion is signed out everywhere", async () => {
    const { person, email, userId } = await signedUp(here);
    const devices = [await device(here, person), await device(there, await elsewhere(there, email))];
    await here.dependencies.auth.removeUser(userId);
    for (const one of devices) expect(await one.next()).toBe("signed-out");
  });

  it("while the database was unreachable is noticed once it is back", async () => {
    const { person, email, userId } = await signedUp(here);
    const phone = await device(there, await elsewhere(there, email));
    const tab = await device(here, person);
    await onDatabase("delete from auth.session where user_id = $1", [userId]);
    await cutEars();
    for (const one of [phone, tab]) {
      expect(await one.next()).toBe("missed");
      expect(await one.next()).toBe("signed-out");
    }
  });
});

it("an expired session is not reported as signed out: its connection closes, and a new one is refused", async () => {
  const { person, userId } = await signedUp(here);
  const tab = await device(here, person);
  await onDatabase("update auth.session set expires_at = now() - interval '1 second' where user_id = $1", [
    userId,
  ]);
  await cutEars();
  expect(await tab.next()).toBe("missed");
  await tab.closed;
  expect(tab.heard).toEqual([]);
  await expect(openDevice(here, person.cookieHeader()).inside).rejects.toThrow("unauthenticated");
});

describe("a database that is lost and comes back", () => {
  it("keeps the connections open, makes tabs reload, and delivers changes again", async () => {
    const { person, email } = await signedUp(here);
    const devices = [await device(here, person), await device(there, await elsewhere(there, email))];
    // The test interrupts the database more often than the pool has connections.
    for (let round = 0; round < 4; round += 1) {
      await cutEars();
      for (const one of devices) expect(await one.next()).toBe("missed");
    }
    await addBlock(person);
    for (const one of devices) expect(await one.next()).toEqual([{ area: "blocks" }]);
  });
});

describe("messages between processes", () => {
  it("leave nothing in the database and contain no cookie", async () => {
    const listener = new pg.Client({ connectionString: here.databaseUrl });
    await listener.connect();
    const said: string[] = [];
    listener.on("notification", ({ payload = "" }) => said.push(payload));
    await listener.query('listen "arcana_live#/"');
    const { person, userId } = await signedUp(here);
    await device(here, person);
    const tab = await device(there, person);
    await here.dependencies.live.openSessions(userId);
    await person.post("/api/blocks", { blockTypeId: "work", name: "Words of my own" });
    expect(await tab.next()).toEqual([{ area: "blocks" }]);
    await person.post("/api/auth/sign-out", {});
    expect(await tab.next()).toBe("signed-out");
    await listener.end();
    expect(said.length).toBeGreaterThan(2);
    const token = decodeURIComponent(person.cookieHeader()).split("=").at(1)?.split(".")[0] ?? "";
    for (const payload of said) {
      expect(payload).not.toMatch(/cookie|Words of my own|session_token/i);
      expect(payload.length).toBeLessThan(1_000);
      if (token) expect(payload).not.toContain(token);
    }
    expect(await onDatabase("select id from live.attachments")).toEqual([]);
  });
});

/** Ends the database connections on which both processes listen for changes, as a restart of the database would. */
async function cutEars(): Promise<void> {
  await onDatabase(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen%'`,
  );
}

async function onDatabase(sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: here.databaseUrl });
  await client.connect();
  const { rows } = await client.query(sql, values);
  await client.end();
  return rows;
}

describe("a stream of events", () => {
  let model: FakeProvider;
  beforeAll(async () => {
    model = await startFakeAnthropic();
    return () => model.close();
  });

  /** Makes the model write slowly. Returns a function that makes it send the rest at once. */
  function answerSlowly(): () => void {
    const { reply, finish } = slowReply(JSON.stringify(someReading), 100);
    model.play([reply]);
    return finish;
  }

  /** Starts two processes with a slow duck, and signs a person in on each. */
  async function twoSessions() {
    const settings = { ENCRYPTION_KEYS: KEYS, AUTH_SECRET: SECRET, ...answeredBy(model) };
    const one = await createTestApp({ settings, isLive: true });
    const two = await createTestApp({ settings, isLive: true, databaseUrl: one.databaseUrl });
    const { person, email } = await signedUp(one);
    await person.put("/api/me/consent", { terms: true, age16: true, timeZone: "UTC" });
    return { one, person, other: await elsewhere(two, email) };
  }

  const readOn = (person: Person) =>
    person.stream(
      "POST",
      "/api/readings",
      { spreadType: "quick-draw", blockTypeId: "work", userContext: "It takes long." },
      { headers: { "idempotency-key": newId() } },
    );

  it("ends when another device ends its session, in whichever process", async () => {
    const { one, person, other } = await twoSessions();
    const finish = answerSlowly();
    const stream = await readOn(person);
    expect((await stream.next())?.data).toMatchObject({ type: "sealed" });
    expect((await other.delete("/api/account/devices")).status).toBe(200);
    const last = (await stream.all()).at(-1)?.data;
    expect(last).toMatchObject({ type: "error", code: "unauthenticated" });
    expect(one.dependencies.readingRuns.count()).toBe(1);
    finish();
  });

  it("continues when a different session ends", async () => {
    const { person, other } = await twoSessions();
    const finish = answerSlowly();
    const stream = await readOn(person);
    expect((await other.post("/api/auth/sign-out", {})).status).toBe(200);
    finish();
    expect((await stream.all()).at(-1)?.data).toMatchObject({ type: "done" });
  });
});
