import type { IncomingHttpHeaders } from "node:http";
import type { Floor } from "../floor.ts";
import type { Logger } from "../log/log.ts";
import type { Session } from "./session.ts";

/** What every handler of the API gets beside its input. */
export interface RequestContext<Dependencies extends Floor = Floor> {
  deps: Dependencies;
  session: Session | null;
  requestId: string;
  /** Knows the request's id. */
  log: Logger;
  /** The caller's address; behind a trusted proxy, the one it forwards. */
  ip: string;
  headers: IncomingHttpHeaders;
}

/**
 * Who may call an endpoint, decided before its input is looked at.
 * `open`: everybody, and the session is not even read. `optional`: everybody. `session`: guests and accounts.
 * `account`: accounts only; a guest is asked to sign up.
 */
export type Access = "open" | "optional" | "session" | "account";
