import type { CDPSession } from "playwright-core";

/** A response to a page, as the browser reports it. */
export interface Received {
  path: string;
  type: string;
  bytes: number;
  encoding: string;
  caching: string;
  /** Whether the response came from the browser's cache, without a transfer. */
  isKept: boolean;
}

/** Records a page's responses by request id; the returned map is filled further as they arrive. */
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

/** Returns the scripts and styles that were transferred, without cached ones. */
export function codeOnTheWire(received: Iterable<Received>): Received[] {
  return [...received].filter(({ path, isKept }) => /\.(js|css)$/.test(path) && !isKept);
}
