import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "../api/query-client.ts";

let memory: { userId: string; client: QueryClient } | undefined;
const listeners = new Set<() => void>();

/**
 * Returns the cache of API answers for a person. There is one cache per person, which lasts until the page is
 * unloaded.
 */
export function queryCacheOf(userId: string): QueryClient {
  if (memory?.userId !== userId) {
    memory?.client.clear();
    const onUnauthenticated = () => {
      for (const tell of listeners) tell();
    };
    memory = { userId, client: createQueryClient({ onUnauthenticated }) };
  }
  return memory.client;
}

/** Subscribes to API answers that say that the session has ended. Returns a function that unsubscribes. */
export function subscribeToSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
