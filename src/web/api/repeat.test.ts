import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "./client.ts";
import { endAllSessions, signIn } from "./sign-in.ts";

let statuses: number[];
let calls: number;
beforeEach(() => {
  vi.useFakeTimers();
  calls = 0;
  vi.stubGlobal("fetch", async () => {
    const status = statuses[calls] ?? 200;
    calls += 1;
    return Response.json(status === 200 ? {} : { error: { code: "unavailable", message: "Later." } }, {
      status,
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const outcome = call.then(
    () => "done",
    (error: Error) => error.message,
  );
  await vi.runAllTimersAsync();
  return await outcome;
}

const credentials = { email: "dana@pond.example", password: "four drafts" };

describe("a request of signing in", () => {
  it.each([502, 503, 504])(
    "that may be sent twice is sent again after %i, three times at most",
    async (status) => {
      statuses = [status, status, 200];
      expect(await outcomeOf(signIn(credentials))).toBe("done");
      expect(calls).toBe(3);
      statuses = [status, status, status, 200];
      calls = 0;
      expect(await outcomeOf(endAllSessions())).toBe("Later.");
      expect(calls).toBe(3);
    },
  );

  it.each([400, 401, 429, 500])("is sent once if the answer is %i", async (status) => {
    statuses = [status];
    expect(await outcomeOf(signIn(credentials))).toBe("Later.");
    expect(calls).toBe(1);
  });

  it("that uses up a code is sent once", async () => {
    statuses = [503];
    expect(await outcomeOf(api.signIn.byMailCode({ email: "dana@pond.example", code: "123456" }))).toBe(
      "Later.",
    );
    expect(calls).toBe(1);
  });
});
