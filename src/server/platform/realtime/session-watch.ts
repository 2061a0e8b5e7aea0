// Closes connections and streams when their session ends. After each change of a person's sessions, the person's other
// connections are checked again.
import type { Auth } from "../auth/auth.ts";
import type { Logger } from "../log/log.ts";
import type { SessionsChange } from "./live.ts";
import type { OpenStream, OpenStreams } from "./open-streams.ts";
import { type LiveServer, type Tab, tabsOf } from "./rooms.ts";
import { RECHECK_MS } from "./timings.ts";

export interface SessionWatch {
  /** The number of session changes received so far. */
  count(): number;
  changed(change: SessionsChange): void;
  connected(tab: Tab): void;
  /**
   * Watches a new stream. `checkedAt` is the number of session changes that were received before the stream's session
   * was looked up.
   */
  streamOpened(stream: OpenStream, checkedAt: number): void;
  recheckAll(): void;
  stop(): void;
}

interface WatchContext {
  io: LiveServer;
  auth: Auth;
  log: Logger;
  streams: OpenStreams;
}

/** A connection or a stream of a session, and the functions that end it, by reason. */
interface Guarded {
  of: { readonly userId: string; sessionName: string };
  /** Called when the person ended the session. */
  revoke(): void;
  /** Called when the session expired. */
  lapse(): void;
  /** Called when the session could not be looked up. The client may reconnect and is checked then. */
  drop(): void;
}

export function createSessionWatch({ io, auth, log, streams }: WatchContext): SessionWatch {
  let changes = 0;

  async function recheck(guarded: readonly Guarded[]): Promise<void> {
    if (guarded.length === 0) return;
    const people = [...new Set(guarded.map((one) => one.of.userId))];
    try {
      const sessions = await auth.sessionsOf(people);
      for (const one of guarded) endUnlessGood(one, sessions.get(one.of.sessionName));
    } catch (error) {
      log.warn({ err: error }, "live connections and streams could not be checked");
      for (const one of guarded) one.drop();
    }
  }

  const recheckAll = () =>
    void recheck([...[...io.sockets.sockets.values()].map(guardTab), ...streams.all().map(guardStream)]);
  const timer = setInterval(recheckAll, RECHECK_MS);
  timer.unref();

  return {
    count: () => changes,
    changed({ userId, renewed }) {
      changes += 1;
      const guarded = [...tabsOf(io, userId).map(guardTab), ...streams.of(userId).map(guardStream)];
      if (renewed) rename(guarded, renewed);
      void recheck(guarded);
    },
    connected(tab) {
      // Checks the session again, because sessions have changed while it was looked up.
      if (tab.data.checkedAt !== changes) void recheck([guardTab(tab)]);
    },
    streamOpened(stream, checkedAt) {
      if (checkedAt !== changes) void recheck([guardStream(stream)]);
    },
    recheckAll,
    stop: () => clearInterval(timer),
  };
}

function endUnlessGood(one: Guarded, isGood: boolean | undefined): void {
  if (isGood === undefined) one.revoke();
  else if (!isGood) one.lapse();
}

function rename(guarded: readonly Guarded[], { from, to }: { from: string; to: string }): void {
  for (const one of guarded) if (one.of.sessionName === from) one.of.sessionName = to;
}

/**
 * Returns the functions that end a tab's connection. A tab whose session expired, or that was dropped, reconnects; if
 * the server then refuses it, the page asks for the reason.
 */
function guardTab(tab: Tab): Guarded {
  const close = () => void tab.conn.close();
  const revoke = () => {
    tab.emit("signed-out");
    tab.disconnect(true);
  };
  return { of: tab.data, revoke, lapse: close, drop: close };
}

function guardStream(stream: OpenStream): Guarded {
  const refuse = () => stream.end("unauthenticated");
  return { of: stream, revoke: refuse, lapse: refuse, drop: () => stream.end("unavailable") };
}
