// What the tabs of one browser tell each other of who is signed in; works with no server at all.
const NAME = "rubber-arcana:session";

/** left: whoever was signed in has gone · lapsed: their session ran out · entered: somebody has come in */
export type SessionNews = { kind: "left" } | { kind: "lapsed" } | { kind: "entered"; userId: string };

/** Tells the other tabs; the one that tells does not hear it. */
export function tellTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}

/** Listens until the answer is called. */
export function hearTabs(listen: (news: SessionNews) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<SessionNews>) => listen(data));
  return () => channel.close();
}
