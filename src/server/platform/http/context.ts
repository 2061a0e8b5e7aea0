import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "../log/log.ts";
import type { Services } from "../services.ts";
import type { Browser } from "./browser.ts";
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
  browser: Browser;
}

/** Who calls, and from where. A way to sign in changes what the browser keeps. */
export type Visit = Pick<RequestContext, "session" | "ip" | "headers" | "browser">;
