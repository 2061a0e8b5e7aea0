import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import type { HttpResponse } from "./request.ts";
import { senderLeft } from "./sender-left.ts";

function aResponse({ isFinished = false, isDestroyed = false } = {}) {
  const state = { writableFinished: isFinished, destroyed: isDestroyed };
  return Object.assign(new EventEmitter(), state) as unknown as HttpResponse;
}

describe("the signal that the sender of a request has left", () => {
  it("the signal that the sender of a request has left is aborted when the response closes before it has ended", () => {
    const response = aResponse();
    const signal = senderLeft(response);
    expect(signal.aborted).toBe(false);
    response.emit("close");
    expect(signal.reason).toMatchObject({ code: "invalid_input" });
  });

  it("the signal that the sender of a request has left is not aborted when the response closes after its end", () => {
    const response = aResponse({ isFinished: true });
    const signal = senderLeft(response);
    response.emit("close");
    expect(signal.aborted).toBe(false);
  });

  it("the signal that the sender of a request has left is aborted at once if the response is closed already", () => {
    expect(senderLeft(aResponse({ isDestroyed: true })).aborted).toBe(true);
  });
});
