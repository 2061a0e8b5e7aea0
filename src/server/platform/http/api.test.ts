import { eventIterator, oc } from "@orpc/contract";
import { implement, withEventMeta } from "@orpc/server";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Access } from "#contract/endpoint.ts";
import type { ErrorDetail } from "#contract/errors.ts";
import { idSchema } from "#contract/ids.ts";
import { createLogCatcher } from "#test-support/log-catcher.ts";
import { Person } from "#test-support/person.ts";
import { serve } from "#test-support/serve.ts";
import { standIn } from "#test-support/stand-in.ts";
import type { Auth } from "../auth/auth.ts";
import { loadConfig } from "../config.ts";
import { AppError } from "../errors/app-error.ts";
import { createMetrics } from "../metrics.ts";
import type { Services } from "../services.ts";
import type { RequestContext } from "./context.ts";
import { createHttpApp } from "./http-app.ts";
import type { Session } from "./session.ts";

const contractFor = (access: Access) => {
  const endpoint = oc.$meta({ access });
  return {
    things: {
      make: endpoint
        .route({ method: "POST", path: "/things/{id}" })
        .input(z.object({ id: idSchema, parts: z.object({ size: z.number().max(3) }) }))
        .output(z.object({ id: z.string() })),
      whoami: endpoint
        .route({ method: "GET", path: "/whoami" })
        .output(z.object({ userId: z.string().nullable() })),
      breaks: endpoint.route({ method: "GET", path: "/breaks" }).output(z.object({ kept: z.string() })),
      limited: endpoint.route({ method: "GET", path: "/limited" }).output(z.object({})),
      send: endpoint
        .route({ method: "POST", path: "/send", inputStructure: "detailed" })
        .input(
          z.object({ headers: z.object({ "x-key": z.string() }), body: z.object({ words: z.string() }) }),
        )
        .output(z.object({ key: z.string(), words: z.string() })),
      wait: endpoint
        .route({ method: "GET", path: "/wait" })
        .output(eventIterator(z.object({ type: z.string() }))),
      follow: endpoint
        .route({ method: "GET", path: "/follow" })
        .input(z.object({ fail: z.string().optional() }))
        .output(eventIterator(z.object({ type: z.string(), number: z.number().optional() }))),
    },
  };
};

/** Resolves when a reader of `/wait` has disconnected. */
const gone = Promise.withResolvers<void>();

const routerFor = (contract: ReturnType<typeof contractFor>) => {
  const os = implement(contract).$context<RequestContext>();
  return {
    things: os.things.router({
      make: os.things.make.handler(({ input }) => ({ id: input.id })),
      whoami: os.things.whoami.handler(({ context }) => ({ userId: context.session?.userId ?? null })),
      breaks: os.things.breaks.handler(() => {
        throw new Error("the disk said no", { cause: new Error("sector 7") });
      }),
      limited: os.things.limited.handler(() => {
        throw new AppError("rate_limited", "Please wait.", {
          retryAfter: 61.2,
          resetTime: "2026-11-21T00:00:00.000Z",
          remaining: 0,
          log: { feature: "chat" },
        });
      }),
      send: os.things.send.handler(({ input }) => ({ key: input.headers["x-key"], words: input.body.words })),
      wait: os.things.wait.handler(async function* ({ signal }) {
        yield { type: "begun" };
        await new Promise<void>((resolve) => signal?.addEventListener("abort", () => resolve()));
        gone.resolve();
      }),
      follow: os.things.follow.handler(async function* ({ input, lastEventId }) {
        for (let number = Number(lastEventId ?? 0) + 1; number <= 3; number += 1) {
          yield withEventMeta({ type: "count", number }, { id: String(number) });
        }
        if (input.fail) throw new Error("the stream broke");
      }),
    }),
  };
};

const session: Session = {
  userId: "01900000-0000-7000-8000-000000000001",
  isGuest: false,
  email: "a@example.org",
  isEmailVerified: true,
  mustVerify: false,
  isAdmin: false,
  isPremium: false,
  sessionId: "01900000-0000-7000-8000-000000000002",
  isProven: true,
  guestUntil: null,
  createdAt: new Date(),
};

/** Counts session lookups. Any cookie counts as a session; one with "guest" is a guest's. */
const reads = { count: 0 };
const readSession: Auth["readSession"] = async ({ cookie }) => {
  reads.count += 1;
  return cookie ? { ...session, isGuest: cookie.includes("guest"), isAdmin: cookie.includes("admin") } : null;
};
const auth: Auth = {
  ...standIn<Auth>("auth"),
  admitCall: async () => {},
  readSession,
  readCaller: readSession,
  readWriter: readSession,
  hasSessionCookie: (headers) => headers.cookie !== undefined,
  sessionName: (headers) => headers.cookie ?? null,
};

async function start(access: Access) {
  const { log, lines } = createLogCatcher();
  const dependencies: Services = {
    config: loadConfig({}),
    log,
    auth,
    metrics: createMetrics({ process: false }),
    helpCounts: { shown: 0 },
    payments: null,
    notion: null,
    grantSeal: standIn("grantSeal"),
    database: standIn("database"),
    vault: standIn("vault"),
    storage: standIn("storage"),
    duck: standIn("duck"),
    clock: standIn("clock"),
    random: standIn("random"),
    mail: standIn("mail"),
    post: standIn("post"),
    live: { ...standIn("live"), sessionChanges: () => 0, watchStream: () => () => {} },
  };
  const contract = contractFor(access);
  const app = createHttpApp({
    dependencies,
    contract,
    router: routerFor(contract),
    plainRoutes: {},
    postRoutes: {},
    site: undefined,
  });
  const { url } = await serve((request, response) => void app.handle(request, response));
  return { person: new Person(url), lines, app };
}

const { person, lines, app } = await start("optional");
const id = "01900000-0000-7000-8000-000000000002";

describe("input", () => {
  it("the input of an API call is refused with the path of the first wrong field and a sentence", async () => {
    const { status, error } = await person.post(`/api/things/${id}`, { parts: { size: 9 } });
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: "invalid_input", field: "parts.size" });
    expect(error?.message).toBe("parts.size must be at most 3.");
  });

  it("the input of an API call is reported by the field's own name if headers and body are separate", async () => {
    const missing = await person.post("/api/send", {}, { headers: { "x-key": "k" } });
    expect(missing.error).toMatchObject({ code: "invalid_input", field: "words" });
    const headerless = await person.post("/api/send", { words: "w" });
    expect(headerless.error).toMatchObject({ code: "invalid_input", field: "x-key" });
    const whole = await person.post("/api/send", { words: "w" }, { headers: { "x-key": "k" } });
    expect(whole.body).toEqual({ key: "k", words: "w" });
  });
});

describe("the access check", () => {
  const guest = { headers: { cookie: "session=guest" } };
  const account = { headers: { cookie: "session=account" } };

  it("of an API call runs before the input is validated", async () => {
    const { person: someone } = await start("session");
    const answer = await someone.post(`/api/things/not-an-id`, {});
    expect(answer.status).toBe(401);
    expect(answer.error).toMatchObject({ code: "unauthenticated", message: "User not authenticated" });
  });

  it("of an API call allows guests where a session is enough, and asks them to sign up otherwise", async () => {
    const { person: atSession } = await start("session");
    expect((await atSession.get("/api/whoami", guest)).body).toEqual({ userId: session.userId });
    const { person: atAccount } = await start("account");
    expect((await atAccount.get("/api/whoami", guest)).error?.code).toBe("account_required");
    expect((await atAccount.get("/api/whoami", account)).status).toBe(200);
  });

  it("of an API call answers that an administrator's endpoint does not exist to everybody else", async () => {
    const { person: atAdmin } = await start("admin");
    expect((await atAdmin.get("/api/whoami")).error?.code).toBe("not_found");
    expect((await atAdmin.get("/api/whoami", account)).error?.code).toBe("not_found");
    expect((await atAdmin.get("/api/whoami", { headers: { cookie: "session=admin" } })).status).toBe(200);
  });

  it("of an API call reads no session for an open endpoint", async () => {
    const { person: anybody } = await start("open");
    reads.count = 0;
    expect((await anybody.get("/api/whoami", account)).body).toEqual({ userId: null });
    expect(reads.count).toBe(0);
  });
});

describe("an error", () => {
  it("of an API call that is unexpected is answered as internal with the request's id, and its cause is logged", async () => {
    const { status, error, headers } = await person.get("/api/breaks");
    expect(status).toBe(500);
    expect(error).toEqual({
      code: "internal",
      message: "Something broke on our side. Please try again.",
    });
    const asked = headers.get("x-request-id");
    const line = lines.find(({ msg, requestId }) => msg === "request failed" && requestId === asked);
    expect(line).toMatchObject({
      err: { cause: { message: "the disk said no", cause: { message: "sector 7" } } },
    });
  });

  it("of an API call of a limit says when to retry, in the body and in Retry-After", async () => {
    const { status, error, headers } = await person.get("/api/limited");
    expect(status).toBe(429);
    expect(error).toMatchObject({ retryAfter: 62, resetTime: "2026-11-21T00:00:00.000Z", remaining: 0 });
    expect(headers.get("retry-after")).toBe("62");
  });

  it("of an API call is logged with its code and the route's pattern", async () => {
    const { headers } = await person.post(`/api/things/${id}`, {});
    const line = lines.find(({ requestId }) => requestId === headers.get("x-request-id"));
    expect(line).toMatchObject({ route: "/api/things/{id}", status: 400, errorCode: "invalid_input" });
    expect(JSON.stringify(line)).not.toContain(id);
  });
});

describe("a stream", () => {
  it("an API stream arrives as server-sent events with ids", async () => {
    const reader = await person.stream("GET", "/api/follow");
    expect(reader.headers.get("content-type")).toBe("text/event-stream");
    expect(await reader.all()).toEqual([
      { id: "1", event: "message", data: { type: "count", number: 1 } },
      { id: "2", event: "message", data: { type: "count", number: 2 } },
      { id: "3", event: "message", data: { type: "count", number: 3 } },
    ]);
    expect(reader.comments.length).toBeGreaterThan(0);
  });

  it("an API stream resumes after the last event that the reader received", async () => {
    const reader = await person.stream("GET", "/api/follow", undefined, {
      headers: { "last-event-id": "2" },
    });
    expect((await reader.all()).map(({ id: eventId }) => eventId)).toEqual(["3"]);
  });

  it("an API stream is not buffered by a proxy", async () => {
    const reader = await person.stream("GET", "/api/follow");
    expect(reader.headers.get("x-accel-buffering")).toBe("no");
    await reader.all();
  });

  it("an API stream is not started by a HEAD request", async () => {
    for (const path of ["/api/follow", "/api/wait"]) {
      const { status, headers } = await person.request("HEAD", path);
      expect([status, headers.get("allow"), headers.get("x-accel-buffering")]).toEqual([405, "GET", null]);
    }
  });

  it("an API stream notices at once that its reader has disconnected", async () => {
    const reader = await person.stream("GET", "/api/wait");
    expect((await reader.next())?.data).toEqual({ type: "begun" });
    await reader.close();
    await gone.promise;
  });

  it("an API stream that fails ends with an error event in the common error format", async () => {
    const reader = await person.stream("GET", "/api/follow?fail=yes");
    const last = (await reader.all()).at(-1)?.data as ErrorDetail & { type: string };
    expect(last).toMatchObject({
      type: "error",
      code: "internal",
    });
  });
});

describe("stopping the server", () => {
  it("waits for running streams", async () => {
    const reader = await person.stream("GET", "/api/follow");
    await reader.next();
    const closed = app.close(5000);
    expect((await reader.all()).map(({ id: eventId }) => eventId)).toEqual(["2", "3"]);
    await closed;
  });
});
