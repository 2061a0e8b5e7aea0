import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import type { HomeOutput } from "#contract/home.ts";
import { homeQuery } from "../api/queries/home.ts";
import { useAuth } from "../features/session/auth-context.ts";

/**
 * Returns whether the account is known to have no block as the page opens, without a request: it was made just now and
 * brought no reading along, or home, which nothing has changed since, counted none.
 */
export function useHasNoBlock(): boolean {
  const queries = useQueryClient();
  const { state } = useLocation();
  const { me } = useAuth();
  const isNewAndEmpty =
    Object(state).hasSignedUp === true &&
    Object(state).hasComeAlong !== true &&
    me?.insightsToday?.used === 0;
  // The form stays as it is while the person fills it in, also when home is asked again meanwhile.
  const [isHomeEmpty] = useState(() => {
    const home = queries.getQueryState<HomeOutput>(homeQuery.queryKey);
    return home?.isInvalidated === false && home.data?.blockCount === 0;
  });
  return isNewAndEmpty || isHomeEmpty;
}
