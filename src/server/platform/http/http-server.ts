import { createServer, type IncomingMessage, type Server } from "node:http";
import { LIVE_PATH } from "../../../contract/live.ts";
import { pathOf } from "./request.ts";

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than the usual proxy keeps an idle connection, so that the proxy is the one to close it. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** The address that was asked for is taken or cannot be had. One line for whoever starts the server. */
export class ListenError extends Error {
  override name = "ListenError";
}

/** A server that listens already; whoever asked for it adds the `request` handler before anything else happens. */
export async function createHttpServer({ host, port }: { host: string; port: number }): Promise<Server> {
  const server: Server = createServer({
    // The app answers in its own words where a host is missing.
    requireHostHeader: false,
    shouldUpgradeCallback: (request) => server.listenerCount("upgrade") > 0 && isLiveUpgrade(request),
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen({ host, port }, resolve);
  try {
    await promise;
  } catch (error) {
    throw new ListenError(explain(error, host, port), { cause: error });
  }
  server.off("error", reject);
  return server;
}

/** Every other offer to change the protocol (`h2c`, say) is ignored, and the request answered as it is. */
function isLiveUpgrade(request: IncomingMessage): boolean {
  return request.headers.upgrade?.toLowerCase() === "websocket" && pathOf(request) === LIVE_PATH;
}

/** Throws a ListenError where `createHttpServer` would, and leaves the port free. */
export async function checkListenable(address: { host: string; port: number }): Promise<void> {
  const server = await createHttpServer(address);
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

function explain(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} on ${host} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`;
  }
  if (code === "EACCES") return `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`;
  return `Cannot listen on ${host}, port ${port} (${String(code ?? error)}). HOST must be an address of this machine.`;
}
