import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "#web/api/query-client.ts";

/** Creates the app's query client, which invalidates what a mutation changes, but retries nothing. */
export function createTestQueryClient(): QueryClient {
  const client = createQueryClient({ onUnauthenticated: () => undefined });
  client.setDefaultOptions({ queries: { retry: false } });
  return client;
}
