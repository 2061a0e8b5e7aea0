import type { HttpResponse } from "./request.ts";

/** The answers under way, so that stopping can wait for them. */
export function createOpenResponses() {
  const open = new Set<HttpResponse>();
  let isDraining = false;
  let whenEmpty = () => {};

  return {
    add(response: HttpResponse): void {
      if (isDraining) response.setHeader("connection", "close");
      open.add(response);
      response.once("close", () => {
        open.delete(response);
        if (open.size === 0) whenEmpty();
      });
    },
    /** Waits for all of them, at most `graceMs`; then cuts off the rest. */
    async drain(graceMs: number): Promise<void> {
      isDraining = true;
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
