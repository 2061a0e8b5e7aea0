// What was shown and followed goes to the server when the page is left: no request while somebody uses it.
import { send } from "../../api/request.ts";
import { asksNotToBeTracked } from "./ad-memory.ts";

type Told = { adId: string; event: "impression" | "click" };

let waiting: Told[] = [];

export function countLater(told: Told): void {
  if (!asksNotToBeTracked()) waiting.push(told);
}

/** One that does not arrive is not counted. */
export function sendCounts(): void {
  const told = waiting;
  waiting = [];
  for (const { adId, event } of told) {
    const call = { method: "POST", path: `/api/ads/${adId}/${event}`, body: {}, keepalive: true } as const;
    send(call).catch(() => {});
  }
}
