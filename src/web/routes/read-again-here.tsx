import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, memo } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { invalidateAreas } from "../api/queries/changed-answers.ts";
import { insightQuery } from "../api/queries/insights.ts";
import type { ArrivingReading } from "../arriving-reading.ts";
import { draftOf } from "../features/readings/questions/draft-of.ts";
import { deleteAsking } from "../features/readings/questions/kept-answers.ts";
import {
  type AgainOrder,
  deleteAgainOrder,
  storeAgainOrder,
} from "../features/readings/stream/again-order.ts";
import { ReadingAgain } from "../features/readings/stream/reading-again.tsx";
import { newReadingKey } from "../features/readings/stream/reading-order.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { ConsentDialog } from "../features/session/consent-dialog.tsx";
import type { ReadAgainAction } from "./read-again-state.ts";
import { useIsMounted } from "./use-is-mounted.ts";

interface ReadAgainHereProps {
  order: AgainOrder;
  insight: InsightOutput;
  dispatch: Dispatch<ReadAgainAction>;
}

/**
 * Carries out the request to read an insight's cards again, and handles the result. It re-renders only for another
 * request, because what it shows is in the state of the layout that renders it.
 */
export const ReadAgainHere = memo(function ReadAgainHere({ order, insight, dispatch }: ReadAgainHereProps) {
  const { me, user, isGuest, update, showAuth } = useAuth();
  const keep = useKeep({ order, insight, dispatch });
  if (!me || !user) return null;
  const address = `/insights/${order.retryOf}`;
  function tryAgain(changes: Partial<AgainOrder> = {}): void {
    const next = { ...order, ...changes };
    storeAgainOrder(user?.id ?? "", next);
    dispatch({ type: "triedAgain", order: next });
  }
  const retry = (changes: Partial<AgainOrder> = {}) => tryAgain({ ...changes, key: newReadingKey() });
  function giveUp(): void {
    deleteAgainOrder(user?.id ?? "");
    dispatch({ type: "givenUp" });
  }
  return (
    <ReadingAgain
      order={order}
      insight={insight}
      onShow={(shown) => dispatch({ type: "shown", shown })}
      onDone={(shown) => void keep(shown)}
      onResume={() => tryAgain()}
      onRetry={retry}
      onGiveUp={giveUp}
      onSignIn={() => showAuth({ mode: "signIn", returnTo: address })}
      onSignUp={isGuest ? () => showAuth({ mode: "signUp", returnTo: address }) : null}
      consent={
        <ConsentDialog
          isOpen
          duck={me.duck}
          onClose={giveUp}
          onAgreed={(agreed) => {
            update(agreed);
            retry();
          }}
        />
      }
    />
  );
});

/** Returns a function that replaces the arriving reading with the saved one. */
function useKeep({ order, insight, dispatch }: ReadAgainHereProps) {
  const { user, reload } = useAuth();
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  return async (shown: ArrivingReading | null) => {
    deleteAgainOrder(user?.id ?? "");
    deleteAsking(draftOf(insight));
    void reload();
    await invalidateAreas(queryClient, [{ area: "insights" }, { area: "blocks" }]);
    const { queryKey } = insightQuery(order.retryOf);
    // Cache: the previous reading must not be shown again. If the refetch failed, the cached one is removed, and
    // the page loads the new one and reports errors.
    if (queryClient.getQueryState(queryKey)?.isInvalidated !== false) queryClient.removeQueries({ queryKey });
    if (isMounted.current) dispatch({ type: "kept", shown });
  };
}
