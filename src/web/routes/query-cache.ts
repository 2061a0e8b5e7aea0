import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "../api/query-client.ts";

let memory: { userId: string; client: QueryClient } | undefined;
const listeners = new Set<() => void>();

/** The cache of API answers for the pages: one cache per person, for the lifetime of the page. */
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

/** Calls back when an API answer says that the session has ended. Returns a function that unsubscribes. */
export function subscribeToSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
