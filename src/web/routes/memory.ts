import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "../api/query-client.ts";

let memory: { userId: string; client: QueryClient } | undefined;
const listeners = new Set<() => void>();

/** What the pages remember of the API's answers: one memory a person, as long as the page lives. */
export function memoryOf(userId: string): QueryClient {
  if (memory?.userId !== userId) {
    memory?.client.clear();
    const onUnauthenticated = () => {
      for (const tell of listeners) tell();
    };
    memory = { userId, client: createQueryClient({ onUnauthenticated }) };
  }
  return memory.client;
}

/** Hears when an answer says that the session is over, until the answer of this is called. */
export function hearSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
