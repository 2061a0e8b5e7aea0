// Tests what becomes of others while senders stop in the middle of their requests.
import { type ClientRequest, request } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestApp } from "#test-support/test-app.ts";
import { ALL_BODIES_BYTES, bodyBudget, KEPT_BYTES } from "./body-budget.ts";
import { HEAVY_AT_ONCE } from "./heavy-turns.ts";

const NETWORKS = 64;
const BODIES_OF_NETWORK = 9;
const BODY = 64_000;
const SMALL_BODY = 1000;
/** The room that is left at most while the budget is full of such bodies. */
const LEFT = 2 * BODY;

const app = await createTestApp();

/** The requests that a test has begun. */
const open = new Set<ClientRequest>();

interface Half {
  method?: string;
  path: string;
  network?: string;
  cookie?: string;
  /** The number of bytes that are sent. More are promised. */
  bytes?: number;
}

/** Sends the first half of a request and no more. The promise resolves with the status of its answer, 0 for none. */
function sendHalf({ method = "POST", path, network = "192.0.2.1", cookie, bytes = 1 }: Half) {
  const headers = {
    origin: app.url,
    "x-forwarded-for": network,
    "content-type": "application/json",
    "content-length": bytes + 1,
    ...(cookie !== undefined && { cookie }),
  };
  const answered = Promise.withResolvers<number>();
  const sent: ClientRequest = request(new URL(path, app.url), { method, headers, agent: false });
  sent.on("response", (answer) => answered.resolve(answer.resume().statusCode ?? 0));
  sent.on("error", () => answered.resolve(0));
  sent.write(" ".repeat(bytes));
  open.add(sent);
  return answered.promise;
}

const isFull = (bytes: number) =>
  vi.waitFor(() => expect(bodyBudget.taken).toBeGreaterThan(bytes - LEFT), { timeout: 30_000 });

afterEach(async () => {
  for (const sent of open) sent.destroy();
  open.clear();
  await vi.waitFor(() => expect(bodyBudget.taken).toBe(0), { timeout: 30_000 });
});

describe("bodies that stop before their end", () => {
  it.each([
    ["strangers", { room: ALL_BODIES_BYTES, path: "/api/waitlist", isGuest: false }],
    ["guests", { room: ALL_BODIES_BYTES + KEPT_BYTES, path: "/api/me/consent", isGuest: true }],
  ])(
    "bodies that stop before their end, of %s in 64 networks, keep nobody's write out",
    async (_who, { room, path, isGuest }) => {
      const own = isGuest ? { cookie: app.as({ isGuest }).cookieHeader(), method: "PUT" } : {};
      const stalled = Array.from({ length: NETWORKS * BODIES_OF_NETWORK }, (_, at) =>
        sendHalf({ path, ...own, network: `198.51.100.${at % NETWORKS}`, bytes: BODY }),
      );
      await isFull(room);
      // These fit where the others leave a little.
      for (let at = 0; at < NETWORKS * 2; at += 1)
        void sendHalf({ path, ...own, network: `198.51.100.${at % NETWORKS}`, bytes: SMALL_BODY });
      const person = app.as();
      const consent = { terms: true, age16: true, more: "x".repeat(2 * SMALL_BODY) };
      const written = [];
      for (let write = 0; write < 20; write += 1) written.push(await person.put("/api/me/consent", consent));
      expect(written.map(({ status }) => status)).toEqual(written.map(() => 200));
      if (!isGuest) expect((await app.visitor().post("/api/waitlist", {})).status).toBe(400);
      // The slowest were told to come back.
      expect(await Promise.race(stalled)).toBe(503);
    },
  );

  it.each([
    ["POST", "/api/nothing-here", 404],
    ["POST", "/api/auth/nothing-here", 404],
    ["POST", "/api/auth/delete-user", 404],
    ["POST", "/nothing-here", 405],
    ["PATCH", "/api/waitlist", 405],
    ["POST", "/api/auth/ways-in", 405],
  ])("are not waited for at an address that does not take them: %s %s", async (method, path, status) => {
    expect(await sendHalf({ method, path })).toBe(status);
    expect(bodyBudget.taken).toBe(0);
  });

  it("keep no turn from the heavy calls of others", async () => {
    for (let person = 0; person < 3 * HEAVY_AT_ONCE; person += 1)
      void sendHalf({ path: "/api/imports", cookie: app.as().cookieHeader(), bytes: 2 * BODY });
    await vi.waitFor(() => expect(bodyBudget.taken).toBeGreaterThanOrEqual(HEAVY_AT_ONCE * 2 * BODY));
    const { status } = await app.as().post("/api/imports", { file: "insights", rows: [] });
    expect(status).toBe(200);
  });
});
