import type { Logger } from "./platform/log/log.ts";

type Close = (graceMs: number) => Promise<void> | void;

/**
 * Closes resources in the reverse order of opening. If one fails to close, the failure is logged and the others are
 * closed nevertheless. All closers share one grace period: each gets the time that is left of it.
 */
export function createClosers(log: Logger) {
  const closers: { name: string; close: Close }[] = [];
  return {
    add(name: string, close: Close): void {
      closers.push({ name, close });
    },
    async closeAll(graceMs = 0): Promise<void> {
      const deadline = performance.now() + graceMs;
      for (let next = closers.pop(); next; next = closers.pop()) {
        try {
          await next.close(Math.max(0, deadline - performance.now()));
        } catch (error) {
          log.error({ err: error }, `closing ${next.name} failed`);
        }
      }
    },
  };
}
