import type { LiveRefusal } from "../../../contract/live.ts";
import type { Auth } from "../auth/auth.ts";
import { isUuid } from "../db/ids.ts";
import type { Logger } from "../log/log.ts";
import { type LiveServer, personRoom, type Tab, tabRoom } from "./rooms.ts";
import { MOST_TABS } from "./timings.ts";

interface Gate {
  io: LiveServer;
  auth: Auth;
  log: Logger;
  /** How many changes of sessions were heard of. */
  sessionChanges: () => number;
}

/** Lets in whoever has a session, into the person's room; the cookie decides who that is. */
export function admitTab(gate: Gate): (tab: Tab, next: (refusal?: Error) => void) => void {
  const greeted = new WeakSet<Tab["conn"]>();
  return (tab, next) => {
    // The library closes a connection that joins twice, but not while the first is still being looked up.
    if (greeted.has(tab.conn)) return tab.conn.close();
    greeted.add(tab.conn);
    admit(gate, tab).then(
      (refusal) => next(refusal && new Error(refusal)),
      (error: unknown) => {
        gate.log.warn({ err: error }, "a live connection could not be checked");
        next(new Error("unavailable" satisfies LiveRefusal));
      },
    );
  };
}

async function admit({ io, auth, sessionChanges }: Gate, tab: Tab): Promise<LiveRefusal | undefined> {
  const { headers } = tab.handshake;
  const sessionName = auth.sessionName(headers);
  const checkedAt = sessionChanges();
  const session = sessionName === null ? null : await auth.readSession(headers);
  if (!session || sessionName === null) return "unauthenticated";
  const { userId } = session;
  if ((io.sockets.adapter.rooms.get(personRoom(userId))?.size ?? 0) >= MOST_TABS) return "too_many";
  Object.assign(tab.data, { userId, sessionName, checkedAt });
  // The library hands the handshake around between processes, and nobody needs the cookie from here on.
  tab.handshake.headers = {};
  await tab.join(personRoom(userId));
  const name: unknown = tab.handshake.auth.tab;
  if (typeof name === "string" && isUuid(name)) await tab.join(tabRoom(userId, name));
  return undefined;
}
