// A connection lasts as long as its session: whoever hears that sessions have changed looks which are left.
import type { Auth } from "../auth/auth.ts";
import type { Logger } from "../log/log.ts";
import type { SessionsChange } from "./live.ts";
import { type LiveServer, type Tab, tabsOf } from "./rooms.ts";
import { RECHECK_MS } from "./timings.ts";

export interface SessionWatch {
  /** How many changes were heard of so far. */
  count(): number;
  changed(change: SessionsChange): void;
  connected(tab: Tab): void;
  recheckAll(): void;
  stop(): void;
}

export function createSessionWatch({
  io,
  auth,
  log,
}: {
  io: LiveServer;
  auth: Auth;
  log: Logger;
}): SessionWatch {
  let heard = 0;

  async function recheck(tabs: Tab[]): Promise<void> {
    if (tabs.length === 0) return;
    const people = [...new Set(tabs.map((tab) => tab.data.userId))];
    try {
      const sessions = await auth.sessionsOf(people);
      for (const tab of tabs) {
        const isGood = sessions.get(tab.data.sessionName);
        if (isGood === undefined) end(tab);
        // One that lapsed: when it comes back, it is refused, and asks.
        else if (!isGood) tab.conn.close();
      }
    } catch (error) {
      log.warn({ err: error }, "live connections could not be checked");
      // They come back, and are checked then.
      for (const tab of tabs) tab.conn.close();
    }
  }

  const recheckAll = () => void recheck([...io.sockets.sockets.values()]);
  const timer = setInterval(recheckAll, RECHECK_MS);
  timer.unref();

  return {
    count: () => heard,
    changed({ userId, renewed }) {
      heard += 1;
      const tabs = tabsOf(io, userId);
      if (renewed) {
        for (const { data } of tabs) if (data.sessionName === renewed.from) data.sessionName = renewed.to;
      }
      void recheck(tabs);
    },
    connected(tab) {
      // Something changed while its session was looked up.
      if (tab.data.checkedAt !== heard) void recheck([tab]);
    },
    recheckAll,
    stop: () => clearInterval(timer),
  };
}

/** Its session was ended by whoever it belongs to. */
function end(tab: Tab): void {
  tab.emit("signed-out");
  tab.disconnect(true);
}
