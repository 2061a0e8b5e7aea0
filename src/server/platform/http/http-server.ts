import { createServer, type IncomingMessage, type Server } from "node:http";
import { LIVE_PATH } from "#contract/live.ts";
import { requestPathOf } from "./request.ts";

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 15_000;
/**
 * The time in milliseconds for which an idle connection is kept. It is longer than that of usual proxies, so that the
 * proxy closes the connection first.
 */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** Thrown when the requested address is in use or not available. The message is one line for the operator. */
export class ListenError extends Error {
  override name = "ListenError";
}

/** Returns a server that already listens. The caller must add the `request` handler at once. */
export async function createHttpServer({ host, port }: { host: string; port: number }): Promise<Server> {
  const server: Server = createServer({
    // The app sends its own error where the host is missing.
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

/**
 * Returns whether the request opens the websocket of live messages. Any other protocol upgrade (such as `h2c`) is
 * ignored, and the request is answered as usual.
 */
function isLiveUpgrade(request: IncomingMessage): boolean {
  return request.headers.upgrade?.toLowerCase() === "websocket" && requestPathOf(request) === LIVE_PATH;
}

/**
 * Checks that the server's address is free. Throws a ListenError where `createHttpServer` would. Leaves the
 * port free.
 */
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
