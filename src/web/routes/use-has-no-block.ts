import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import type { HomeOutput } from "#contract/home.ts";
import { homeQuery } from "../api/queries/home.ts";
import { useAuth } from "../features/session/auth-context.ts";

/** For how long after its sign-up an account counts as new, in milliseconds. */
const NEW_FOR_MS = 3_600_000;

/**
 * Returns whether the account is known to have no block as the page opens, without a request: it was made just now and
 * brought no reading along, or home, which nothing has changed since, counted none.
 */
export function useHasNoBlock(): boolean {
  const queries = useQueryClient();
  const { state } = useLocation();
  const { me } = useAuth();
  // The form stays as it is while the person fills it in, also when home is asked again meanwhile.
  const [hasNone] = useState(() => {
    const { hasSignedUp, hasComeAlong } = Object(state);
    // The state of a location outlives a reload, so the account's age decides whether it is new.
    const isNew = me?.user != null && Date.now() - Date.parse(me.user.createdAt) < NEW_FOR_MS;
    if (hasSignedUp === true && hasComeAlong !== true && isNew && me?.insightsToday?.used === 0) return true;
    const home = queries.getQueryState<HomeOutput>(homeQuery.queryKey);
    return home?.isInvalidated === false && home.data?.blockCount === 0;
  });
  return hasNone;
}
