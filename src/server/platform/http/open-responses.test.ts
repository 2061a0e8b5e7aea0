import { describe, expect, it } from "vitest";
import { serve } from "#test-support/serve.ts";
import { createResponseTracker } from "./open-responses.ts";

describe("pending answers when the server stops", () => {
  it("are cut off after the grace period", async () => {
    const open = createResponseTracker();
    const { url } = await serve((_request, response) => {
      open.add(response);
      response.write("an endless ");
    });
    const response = await fetch(url);
    const text = response.text();
    const cut = expect(text).rejects.toThrow("terminated");
    await open.drain(1);
    await cut;
  });

  it("are waited for, and later answers close their connection", async () => {
    const open = createResponseTracker();
    const finish: (() => void)[] = [];
    const { url } = await serve((_request, response) => {
      open.add(response);
      finish.push(() => response.end("done"));
      response.flushHeaders();
    });
    const first = await fetch(url);
    const drained = open.drain(60_000);
    const later = await fetch(url);
    expect(later.headers.get("connection")).toBe("close");
    for (const end of finish) end();
    expect([await first.text(), await later.text()]).toEqual(["done", "done"]);
    await drained;
  });
});
