import { EventEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { type EventSource, recordEvents } from "./page-events.ts";

/** Records the events of a browser without pages, whose clock advances by one millisecond with each event. */
function recordFrom() {
  const context = new EventEmitter();
  let time = 0;
  const lines = recordEvents(context as unknown as EventSource, () => time++);
  return { context, lines };
}

const URL = "https://pond.example/api/blocks";
const failed = { method: () => "POST", url: () => URL, failure: () => ({ errorText: "net::ERR_FAILED" }) };
const answer = (status: number) => ({ status: () => status, url: () => URL, request: () => failed });
const said = (type: string, text: string) => ({ type: () => type, text: () => text });

describe("the events that a failed journey prints", () => {
  it("are failed requests, refusals and errors, in order and with a time", () => {
    const { context, lines } = recordFrom();
    context.emit("requestfailed", failed);
    context.emit("response", answer(200));
    context.emit("response", answer(503));
    context.emit("console", said("log", "Hello."));
    context.emit("console", said("error", "Failed to load resource"));
    context.emit("weberror", { error: () => ({ stack: "TypeError: no" }) });
    expect(lines).toEqual([
      `+1 ms failed: POST ${URL} (net::ERR_FAILED)`,
      `+2 ms 503: POST ${URL}`,
      "+3 ms console: Failed to load resource",
      "+4 ms error: TypeError: no",
    ]);
  });

  it("include each address of a page and each load, also of the same address", () => {
    const { context, lines } = recordFrom();
    const frame = { url: () => URL };
    const page = Object.assign(new EventEmitter(), { mainFrame: () => frame, url: () => URL });
    context.emit("page", page);
    page.emit("framenavigated", frame);
    page.emit("framenavigated", { url: () => "https://pond.example/frame" });
    page.emit("load");
    expect(lines).toEqual([`+1 ms address: ${URL}`, `+2 ms loaded: ${URL}`]);
  });

  it("end after 200 lines, so that a page that fails in a loop does not fill the log", () => {
    const { context, lines } = recordFrom();
    for (let count = 0; count < 300; count += 1) context.emit("response", answer(500));
    expect(lines).toHaveLength(200);
  });
});
