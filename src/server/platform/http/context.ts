import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "../log/log.ts";
import type { Services } from "../services.ts";
import type { Revalidate } from "./revalidate.ts";
import type { Session } from "./session.ts";

/** What every API handler receives besides its input. */
export interface RequestContext<Dependencies extends Services = Services> {
  deps: Dependencies;
  session: Session | null;
  revalidate: Revalidate;
  requestId: string;
  /** A log whose lines carry the request's id. */
  log: Logger;
  /** The caller's IP address; behind a trusted proxy, the one it forwards. */
  ip: string;
  headers: IncomingHttpHeaders;
}
