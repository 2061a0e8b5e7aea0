// Invalidates cached queries after a change, using the areas that each endpoint of the contract declares.

import { ENDPOINTS } from "virtual:endpoints";
import type { Mutation, Query, QueryClient } from "@tanstack/react-query";
import { LIVE_AREAS, type LiveChange } from "#contract/live.ts";
import { type ApiErrorCode, isApiError } from "../api-error.ts";
import { dropEarlyAnswers } from "../early-answers.ts";

type RefetchType = "active" | "none";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** How to refetch. "none": stale queries on the screen are not refetched until the next visit. */
      refetchType?: RefetchType;
      /** Whether the mutation stays pending until the stale queries on the screen are refetched. */
      waitsForRefetch?: boolean;
      /**
       * The server's refusals which mean that the shown data was changed elsewhere. After such a refusal, queries
       * are invalidated as after a success.
       */
      refusalsOfStale?: readonly ApiErrorCode[];
    };
  }
}

/**
 * Invalidates the queries of changed areas: refetches visible queries now and others on next use. An unknown
 * area invalidates everything.
 */
export async function invalidateAreas(client: QueryClient, changes: readonly LiveChange[]): Promise<void> {
  dropEarlyAnswers();
  const isKnown = changes.every(({ area }) => LIVE_AREAS.includes(area));
  await client.invalidateQueries(isKnown ? { predicate: (query) => isOldAfter(query, changes) } : {});
}

/** Invalidates every query, because changes may have been missed. */
export async function invalidateAll(client: QueryClient): Promise<void> {
  dropEarlyAnswers();
  await client.invalidateQueries();
}

/**
 * Removes all cached queries that show these areas, so that the next page has to load them. With the type
 * `inactive`, queries that are in use on the screen are kept.
 */
export function removeQueriesOfAreas(
  client: QueryClient,
  areas: readonly LiveChange["area"][],
  type: "all" | "inactive" = "all",
): void {
  const changes = areas.map((area) => ({ area }));
  client.removeQueries({ predicate: (query) => isOldAfter(query, changes), type });
}

/**
 * Invalidates the queries that a settled mutation affects. Queries that the mutation itself updated stay fresh. The
 * query of a removed item is not refetched, and is deleted if it is not on the screen. With `waitsForRefetch`,
 * resolves only after the refetch.
 */
export async function invalidateAfterMutation(
  client: QueryClient,
  { options, state }: Mutation<unknown, unknown, unknown, unknown>,
  error: unknown,
): Promise<void> {
  const { refetchType = "active", waitsForRefetch = false, refusalsOfStale = [] } = options.meta ?? {};
  if (error && !(isApiError(error) && refusalsOfStale.includes(error.code))) return;
  const [area, name, input] = options.mutationKey ?? [];
  const id = idIn(input) ?? idIn(state.variables);
  const changes = changesOf(String(area), String(name), id);
  if (changes.length === 0) return;
  const isGone = (query: Query) =>
    name === "remove" &&
    query.queryKey[0] === area &&
    query.queryKey[1] === "get" &&
    idIn(query.queryKey[2]) === id;
  client.removeQueries({ predicate: isGone, type: "inactive" });
  const refetched = client.invalidateQueries({
    predicate: (query) =>
      isOldAfter(query, changes) && !isGone(query) && query.state.dataUpdatedAt < state.submittedAt,
    refetchType,
  });
  if (waitsForRefetch) await refetched;
}

/** Returns what a call changes. */
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
