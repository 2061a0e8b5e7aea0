import type { CDPSession } from "playwright-core";

/** An answer that a page got, as the browser counts it. */
export interface Received {
  path: string;
  type: string;
  bytes: number;
  encoding: string;
  caching: string;
  /** Whether the browser had it, so that nothing went over the wire. */
  isKept: boolean;
}

/** Whatever a page receives from now on; the list grows while it does. */
export async function listenToWire(session: CDPSession): Promise<Map<string, Received>> {
  await session.send("Network.enable");
  const received = new Map<string, Received>();
  const kept = new Set<string>();
  session.on("Network.requestServedFromCache", ({ requestId }) => kept.add(requestId));
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const headers = new Headers(response.headers);
    if (!response.url.startsWith("http")) return;
    received.set(requestId, {
      path: new URL(response.url).pathname,
      type,
      bytes: 0,
      encoding: headers.get("content-encoding") ?? "",
      caching: headers.get("cache-control") ?? "",
      isKept: kept.has(requestId) || response.fromDiskCache === true || response.fromServiceWorker === true,
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = received.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return received;
}

/** What a script or style costs: nothing, where the browser had it. */
export function codeOnTheWire(received: Iterable<Received>): Received[] {
  return [...received].filter(({ path, isKept }) => /\.(js|css)$/.test(path) && !isKept);
}
