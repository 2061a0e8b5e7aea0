// Messages between the tabs of one browser about who is signed in. No server is involved.
const NAME = "rubber-arcana:session";

/**
 * A message to the other tabs. left: the person signed out · lapsed: their session expired · entered: somebody
 * signed in
 */
export type SessionNews = { kind: "left" } | { kind: "lapsed" } | { kind: "entered"; userId: string };

/**
 * The channel of this tab. It is opened at its first use and stays open. A channel does not receive what was posted to
 * itself, so the tab must post to the same channel that it listens to.
 */
let ownChannel: BroadcastChannel | null = null;

function openOwnChannel(): BroadcastChannel | null {
  try {
    if (typeof BroadcastChannel !== "undefined") ownChannel ??= new BroadcastChannel(NAME);
  } catch {
    // A browser that forbids storage may refuse a channel, too. Each tab is then on its own.
  }
  return ownChannel;
}

/** Sends a message to all other tabs. The sender does not receive it. */
export function postToTabs(news: SessionNews): void {
  openOwnChannel()?.postMessage(news);
}

/** Subscribes to messages of other tabs. Returns a function that unsubscribes. */
export function subscribeToTabs(listen: (news: SessionNews) => void): () => void {
  const channel = openOwnChannel();
  const hear = ({ data }: MessageEvent<SessionNews>) => listen(data);
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}
