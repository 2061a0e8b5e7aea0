import { connect, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

export interface Cable {
  /** The address at which a browser finds the app through the proxy. */
  url: string;
  /** Cuts every open connection; new ones are accepted. */
  cut(): void;
}

/**
 * The functions that close the file's proxies. Their hook is registered at module level, because a hook registered
 * inside another hook never runs.
 */
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
});

/**
 * Starts a TCP proxy between browser and app whose connections a test can cut. The app must be configured with the
 * proxy's address.
 */
export async function startCuttableProxy(appUrl: () => string): Promise<Cable> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // A cut connection is not an error of the test, because both ends are closed.
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((near) => {
    const { hostname, port } = new URL(appUrl());
    const far = keep(connect(Number(port), hostname));
    keep(near).pipe(far).pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  ends.push(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    cut();
    await closed;
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return { url: `http://127.0.0.1:${address.port}`, cut };
}
