// Sends a stream of events as an answer. A reading is about seventy events; oRPC's own way to the socket, through three
// streams and a timer for each event, costs several times as much as the events.
import { getEventMeta } from "@orpc/server";
import type { HttpResponse } from "./request.ts";

/** The time without an event, in milliseconds, after which a comment is sent, so that no proxy closes the connection. */
const KEEP_ALIVE_MS = 10_000;
const COMMENT = ": \n\n";

/**
 * Sends the events and ends the answer. If the reader leaves, ends the events at once. Resolves when the connection has
 * taken the whole answer or is closed. `events` must not reject.
 */
export async function sendEvents(response: HttpResponse, events: AsyncIterator<unknown>): Promise<void> {
  if (response.destroyed) return void (await events.return?.());
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  let goOn = () => {};
  const keepAlive = setInterval(() => response.destroyed || response.write(COMMENT), KEEP_ALIVE_MS);
  // An answer that cannot be written is closed as well, so there is nothing else to do.
  response.on("error", () => {});
  response.on("drain", () => goOn());
  response.once("close", () => {
    clearInterval(keepAlive);
    void events.return?.();
    resolve();
  });
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(COMMENT);
  const passOn = async () => {
    for (;;) {
      const { done, value } = await events.next();
      // A closed answer takes no more events, and its end is already noticed.
      if (response.destroyed) return;
      if (done) return void response.end();
      keepAlive.refresh();
      if (response.write(messageOf(value))) continue;
      await new Promise<void>((drained) => {
        goOn = drained;
      });
    }
  };
  void passOn();
  await closed;
}

/** An event in the format of server-sent events. JSON has no line breaks. */
function messageOf(event: unknown): string {
  const id = getEventMeta(event)?.id;
  return `event: message\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;
}
