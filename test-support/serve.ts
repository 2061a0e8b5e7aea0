import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

/** Starts an HTTP server on a free port for a test file. The server stops after the file's tests. */
export async function serve(listener: RequestListener): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  afterAll(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
