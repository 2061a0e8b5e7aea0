import { once } from "node:events";
import { type ClientRequest, get } from "node:http";
import { expect, it, vi } from "vitest";
import { serve } from "#test-support/serve.ts";
import type { HttpResponse } from "./request.ts";
import { senderLeft } from "./sender-left.ts";

it("the signal of a request is aborted when its sender leaves, and not when it has been answered", async () => {
  const signals: Record<string, AbortSignal> = {};
  const arrived = Promise.withResolvers<void>();
  const { url } = await serve((request, response) => {
    signals[request.url ?? ""] = senderLeft(response);
    if (request.url === "/answered") response.end();
    else arrived.resolve();
  });
  const answered: ClientRequest = get(`${url}/answered`, { agent: false });
  const [answer] = await once(answered, "response");
  answer.resume();
  await once(answered, "close");
  const leaving = get(`${url}/leaving`).on("error", () => {});
  await arrived.promise;
  expect(signals["/leaving"]?.aborted).toBe(false);
  leaving.destroy();
  await vi.waitFor(() => expect(signals["/leaving"]?.aborted).toBe(true));
  expect(signals["/leaving"]?.reason).toMatchObject({ code: "invalid_input" });
  expect(signals["/answered"]?.aborted).toBe(false);
});

it("the signal of a request is aborted at once if its sender has left before", () => {
  const destroyed = { destroyed: true, writableFinished: false } as HttpResponse;
  expect(senderLeft(destroyed).aborted).toBe(true);
});
