import type { LiveRefusal } from "#contract/live.ts";
import type { Auth } from "../auth/auth.ts";
import { isUuid } from "../db/ids.ts";
import type { Logger } from "../log/log.ts";
import { type LiveServer, personRoom, type Tab, tabRoom } from "./rooms.ts";
import { MOST_TABS_A_PERSON } from "./timings.ts";

interface Gate {
  io: LiveServer;
  auth: Auth;
  log: Logger;
  /** The number of session changes that this process knows of. */
  sessionChanges: () => number;
}

/**
 * Returns a function that admits a tab with a valid session into the room of its person. The session cookie identifies
 * the person.
 */
export function admitTab(gate: Gate): (tab: Tab, next: (refusal?: Error) => void) => void {
  const greeted = new WeakSet<Tab["conn"]>();
  return (tab, next) => {
    // The library closes a connection that joins twice, but not while its first join is still being checked.
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
  if ((io.sockets.adapter.rooms.get(personRoom(userId))?.size ?? 0) >= MOST_TABS_A_PERSON) return "too_many";
  Object.assign(tab.data, { userId, sessionName, checkedAt });
  forgetRequest(tab);
  await tab.join(personRoom(userId));
  const name: unknown = tab.handshake.auth.tab;
  if (typeof name === "string" && isUuid(name)) await tab.join(tabRoom(userId, name));
  return undefined;
}

/** The empty request data that all tabs share after they are admitted. */
const NOTHING_OF_REQUEST = { headers: {}, query: {}, url: "", time: "" };

/**
 * Drops the data of the request that opened the connection, as the library's documentation describes: it is a third of an
 * idle connection's memory. The library passes the handshake data between processes, which need neither the cookie nor
 * the rest of the request.
 */
function forgetRequest(tab: Tab): void {
  Object.assign(tab.handshake, NOTHING_OF_REQUEST);
  (tab.conn as { request: unknown }).request = null;
}
