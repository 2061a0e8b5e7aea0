import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { serve } from "#test-support/serve.ts";
import { bodyBudget, NETWORK_BODIES_BYTES } from "./body-budget.ts";
import { readBody, readJson } from "./read-body.ts";
import type { Exchange } from "./request.ts";

const json = { method: "POST", headers: { "content-type": "application/json" } };

const until = (holds: () => void) => vi.waitFor(holds, { timeout: 30_000 });

/** Starts a server that reads bodies, and answers each when `answer` is called. */
async function serveBodies() {
  const read: { body: unknown; taken: number }[] = [];
  const failures: unknown[] = [];
  const waiting: Exchange[] = [];
  const { url } = await serve(async (request, response) => {
    try {
      read.push({ body: await readJson({ request, response }), taken: bodyBudget.taken });
      waiting.push({ request, response });
    } catch (error) {
      failures.push(error);
      response.end();
    }
  });
  return {
    url,
    read,
    failures,
    answer: () => {
      for (const { response } of waiting.splice(0)) response.end();
    },
  };
}

describe("the body of a request", () => {
  it("whose sender leaves causes a bad request, not a server error, and takes no room", async () => {
    const failure = Promise.withResolvers<unknown>();
    const begun = Promise.withResolvers<void>();
    const { url } = await serve((request, response) => {
      request.once("data", () => begun.resolve());
      readBody({ request, response }).catch(failure.resolve);
    });
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write("POST / HTTP/1.1\r\nhost: pond\r\ncontent-length: 90\r\n\r\n{");
    await begun.promise;
    socket.destroy();
    expect(await failure.promise).toMatchObject({ code: "invalid_input" });
    await until(() => expect(bodyBudget.taken).toBe(0));
  });

  it("takes room until the answer has ended: its bytes, 512 for each of its parts, and 64 for each value in it", async () => {
    const { url, read, answer } = await serveBodies();
    const asked = fetch(url, { ...json, body: "[1,2,[3]]" });
    await until(() => expect(read).toEqual([{ body: [1, 2, [3]], taken: 9 + 512 + 64 * 4 }]));
    expect(bodyBudget.taken).toBe(9 + 512 + 64 * 4);
    answer();
    await (await asked).text();
    await until(() => expect(bodyBudget.taken).toBe(0));
  });

  it("is refused where there is no room for what its values take, and others are read", async () => {
    const { url, read, failures, answer } = await serveBodies();
    const body = `[${"[],".repeat(21_000)}1]`;
    const asked = Array.from({ length: 20 }, () => fetch(url, { ...json, body }));
    await until(() => expect(read.length + failures.length).toBe(20));
    expect(read.length).toBe(Math.floor(NETWORK_BODIES_BYTES / (body.length + 512 + 64 * 42_001)));
    expect(failures[0]).toMatchObject({ code: "unavailable", detail: { retryAfter: 2 } });
    answer();
    await Promise.all(asked);
    await until(() => expect(bodyBudget.taken).toBe(0));
    const after = fetch(url, { ...json, body: "{}" });
    await until(() => expect(read.at(-1)?.body).toEqual({}));
    answer();
    await after;
  });

  it("may nest 32 levels deep, and no deeper", async () => {
    const { url, read, failures, answer } = await serveBodies();
    onTestFinished(answer);
    const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    const fine = fetch(url, { ...json, body: nested(32) });
    await until(() => expect(read).toHaveLength(1));
    for (const body of [nested(33), `{"a":${"[".repeat(30_000)}`, '{"a":'.repeat(10_000)])
      await fetch(url, { ...json, body });
    const code = "invalid_input";
    const message = "Values in a request may be nested 32 levels deep at most.";
    expect(failures).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ code, message })));
    answer();
    await fine;
  });

  it("that was answered before it was read is not read", async () => {
    const failure = Promise.withResolvers<unknown>();
    const { url } = await serve(async (request, response) => {
      response.end();
      await once(response, "close");
      readBody({ request, response }).catch(failure.resolve);
    });
    await fetch(url, { ...json, body: "{}" });
    expect(await failure.promise).toMatchObject({ code: "invalid_input" });
    expect(bodyBudget.taken).toBe(0);
  });
});
