import type { HttpResponse } from "./request.ts";

/** Tracks the answers that are being sent, so that a shutdown can wait for them. */
export function createResponseTracker() {
  const open = new Set<HttpResponse>();
  let areConnectionsEnding = false;
  let whenEmpty = () => {};

  return {
    add(response: HttpResponse): void {
      if (areConnectionsEnding) response.setHeader("connection", "close");
      open.add(response);
      response.once("close", () => {
        open.delete(response);
        if (open.size === 0) whenEmpty();
      });
    },
    /** Makes all later answers tell the client to close the connection. */
    endConnections(): void {
      areConnectionsEnding = true;
    },
    /** Waits at most `graceMs` for all pending answers, then cuts off the rest. */
    async drain(graceMs: number): Promise<void> {
      areConnectionsEnding = true;
      if (open.size === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      whenEmpty = resolve;
      const timer = setTimeout(resolve, graceMs);
      await promise;
      clearTimeout(timer);
      for (const response of open) response.destroy();
    },
  };
}
