// Counts impressions and clicks of advertising notices, and sends them to the server when the page is left,
// not while it is in use.
import { api } from "../../api/client.ts";
import { asksNotToBeTracked } from "./ad-memory.ts";

type Told = { adId: string; event: "impression" | "click" };

let waiting: Told[] = [];

export function queueAdCount(count: Told): void {
  if (!asksNotToBeTracked()) waiting.push(count);
}

/**
 * Sends the waiting counts of advertising notices. A request that fails is not retried, and that count is
 * lost.
 */
export function sendAdCounts(): void {
  const told = waiting;
  waiting = [];
  for (const { adId, event } of told) {
    api.ads.count({ id: adId, event }, { keepalive: true }).catch(() => {});
  }
}
