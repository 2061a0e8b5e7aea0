// Messages between the tabs of one browser about who is signed in. No server is involved.
const NAME = "rubber-arcana:session";

/**
 * A message to the other tabs. left: the person signed out · lapsed: their session expired · entered: somebody
 * signed in
 */
export type SessionNews = { kind: "left" } | { kind: "lapsed" } | { kind: "entered"; userId: string };

/** Sends a message to all other tabs. The sender does not receive it. */
export function postToTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/** Subscribes to messages of other tabs. Returns a function that unsubscribes. */
export function subscribeToTabs(listen: (news: SessionNews) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<SessionNews>) => listen(data));
  return () => channel.close();
}
