// Invalidates cached queries after a change, using the areas that each endpoint of the contract declares.

import { ENDPOINTS } from "virtual:endpoints";
import type { Mutation, Query, QueryClient } from "@tanstack/react-query";
import { LIVE_AREAS, type LiveChange } from "#contract/live.ts";

type RefetchType = "active" | "none";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** How to refetch. "none": stale queries on the screen are not refetched until the next visit. */
      refetchType?: RefetchType;
    };
  }
}

/**
 * Invalidates the queries of changed areas: refetches visible queries now and others on next use. An unknown
 * area invalidates everything.
 */
export async function invalidateAreas(client: QueryClient, changes: readonly LiveChange[]): Promise<void> {
  const isKnown = changes.every(({ area }) => LIVE_AREAS.includes(area));
  await client.invalidateQueries(isKnown ? { predicate: (query) => isOldAfter(query, changes) } : {});
}

/** Removes all queries that show these areas, so the next page has to load them. */
export function removeQueriesOfAreas(client: QueryClient, areas: readonly LiveChange["area"][]): void {
  const changes = areas.map((area) => ({ area }));
  client.removeQueries({ predicate: (query) => isOldAfter(query, changes) });
}

/**
 * Invalidates what a mutation's endpoint changes. Queries that the mutation updated stay fresh, and the
 * removed item is not refetched.
 */
export async function invalidateAfterMutation(
  client: QueryClient,
  { options, state }: Mutation<unknown, unknown, unknown, unknown>,
): Promise<void> {
  const [area, name, input] = options.mutationKey ?? [];
  const id = idIn(input) ?? idIn(state.variables);
  const changes = changesOf(String(area), String(name), id);
  if (changes.length === 0) return;
  const isGone = (query: Query) =>
    name === "remove" && query.queryKey[0] === area && idIn(query.queryKey[2]) === id;
  await client.invalidateQueries({
    predicate: (query) =>
      isOldAfter(query, changes) && !isGone(query) && query.state.dataUpdatedAt < state.submittedAt,
    refetchType: options.meta?.refetchType ?? "active",
  });
}

function changesOf(area: string, name: string, id: string | undefined): LiveChange[] {
  const changed = (ENDPOINTS[area]?.[name]?.changes ?? []) as LiveChange["area"][];
  return changed.map((each) => (each === area && id !== undefined ? { area: each, id } : { area: each }));
}

/** Returns whether a change affects this query. A query for another id in the same area is not affected. */
function isOldAfter({ queryKey: [area, name, input] }: Query, changes: readonly LiveChange[]): boolean {
  const shows = ENDPOINTS[String(area)]?.[String(name)]?.shows ?? [area];
  const own = idIn(input);
  return changes.some(
    (change) =>
      shows.includes(change.area) &&
      (change.area !== area || change.id === undefined || own === undefined || own === change.id),
  );
}

function idIn(input: unknown): string | undefined {
  const id = typeof input === "object" && input !== null && "id" in input ? input.id : undefined;
  return typeof id === "string" ? id : undefined;
}
