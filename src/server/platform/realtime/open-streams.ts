// The event streams (readings and replies) that sessions have open in this process.

/** The reason why a stream ends before its run does. */
export type StreamEnd = "unauthenticated" | "unavailable";

export interface OpenStream {
  userId: string;
  /** The name of the session that opened the stream: `Auth.sessionName` of the cookie of its request. */
  sessionName: string;
  /** Ends the stream at once. The run of its reading or reply continues. */
  end(why: StreamEnd): void;
}

export interface OpenStreams {
  /** Adds a stream. Returns a function that removes it. */
  add(stream: OpenStream): () => void;
  of(userId: string): OpenStream[];
  all(): OpenStream[];
}

/** Creates an empty registry of open event streams. */
export function createOpenStreams(): OpenStreams {
  const byPerson = new Map<string, Set<OpenStream>>();
  return {
    add(stream) {
      const theirs = byPerson.get(stream.userId) ?? new Set();
      byPerson.set(stream.userId, theirs.add(stream));
      return () => {
        theirs.delete(stream);
        if (theirs.size === 0 && byPerson.get(stream.userId) === theirs) byPerson.delete(stream.userId);
      };
    },
    of: (userId) => [...(byPerson.get(userId) ?? [])],
    all: () => [...byPerson.values()].flatMap((theirs) => [...theirs]),
  };
}
