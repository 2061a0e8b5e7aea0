import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useEffect, useEffectEvent, useReducer } from "react";
import type { InsightOutput } from "#contract/insights.ts";
import { textsOfAnswers } from "#domain/asking/answers.ts";
import { invalidateAreas } from "../../api/queries/changed-answers.ts";
import { insightQuery } from "../../api/queries/insights.ts";
import type { ArrivingReading } from "../../arriving-reading.ts";
import { draftOf } from "../../features/readings/questions/draft-of.ts";
import { deleteAsking } from "../../features/readings/questions/kept-answers.ts";
import {
  type AgainOrder,
  deleteAgainOrder,
  isAwaited,
  readAgainOrder,
  storeAgainOrder,
} from "../../features/readings/stream/again-order.ts";
import { HelpPage } from "../../features/readings/stream/help-page.tsx";
import {
  NOT_READ_AGAIN,
  type ReadAgainAction,
  reduceReadAgain,
} from "../../features/readings/stream/read-again-state.ts";
import { newReadingKey } from "../../features/readings/stream/reading-order.ts";
import { useReadingAgain } from "../../features/readings/stream/use-reading-again.tsx";
import { useAuth } from "../../features/session/auth-context.ts";
import { ConsentDialog } from "../../features/session/consent-dialog.tsx";
import { useIsMounted } from "../../ui/use-is-mounted.ts";

/**
 * Carries out the request to read the cards of the shown insight again, and handles the result. A request of this tab
 * continues after a reload.
 */
export function useReadAgain(id: string | null) {
  const { me, user, isGuest, update, showAuth } = useAuth();
  const [state, dispatch] = useReducer(reduceReadAgain, NOT_READ_AGAIN);
  const { order, kept, height } = state;
  const { data: insight, isError: isFailed } = useQuery({ ...insightQuery(id ?? ""), enabled: id !== null });
  const userId = user?.id ?? "";
  const returnTo = `/insights/${id}`;
  const keep = useKeep(dispatch);

  const goOn = useEffectEvent(() => {
    const stored = insight && readAgainOrder(userId, insight.id);
    if (!stored) return;
    if (isAwaited(stored, insight)) dispatch({ type: "requested", order: stored, insight, height: 0 });
    else deleteAgainOrder(userId);
  });
  const shownId = insight?.id;
  useEffect(() => {
    if (shownId) goOn();
  }, [shownId]);

  /**
   * Requests another reading of the same cards. `said` is what the person answered, or how they corrected the first one.
   * `height` is the page's height in pixels.
   */
  function request(said: Pick<AgainOrder, "answers" | "correction" | "goOnAnyway">, height: number): void {
    if (!insight) return;
    const order = { key: newReadingKey(), retryOf: insight.id, ...said };
    storeAgainOrder(userId, order);
    dispatch({ type: "requested", order, insight, height });
  }

  function tryAgain(changes: Partial<AgainOrder> = {}): void {
    if (!order || !insight) return;
    const next = { ...order, ...changes };
    storeAgainOrder(userId, next);
    dispatch({ type: "triedAgain", order: next, insight });
  }
  const retry = (changes: Partial<AgainOrder> = {}) => tryAgain({ ...changes, key: newReadingKey() });

  function giveUp(): void {
    deleteAgainOrder(userId);
    dispatch({ type: "givenUp" });
  }

  const { again, failure } = useReadingAgain(state, insight, {
    onDone: (shown) => insight && void keep(insight, shown),
    onResume: () => tryAgain(),
    onRetry: () => retry(),
    onGiveUp: giveUp,
    onSignIn: () => showAuth({ mode: "signIn", returnTo }),
    onSignUp: isGuest ? () => showAuth({ mode: "signUp", returnTo }) : null,
  });
  /** The help lines that may come before the reading, and the request for consent. */
  const instead = (
    <>
      {failure?.code === "crisis_help" && (
        <HelpPage
          help={failure.help}
          userContext={(order && typedIn(order)) ?? insight?.userContext ?? ""}
          onGoBack={giveUp}
          onGoOnAnyway={() => retry({ goOnAnyway: true })}
        />
      )}
      {failure?.code === "consent_required" && me && (
        <ConsentDialog
          isOpen
          duck={me.duck}
          onClose={giveUp}
          onAgreed={(agreed) => {
            update(agreed);
            retry();
          }}
        />
      )}
    </>
  );
  return { id, insight, isFailed, kept, height, again, instead, request };
}

/** Returns a function that replaces the arriving reading with the saved one. */
function useKeep(dispatch: Dispatch<ReadAgainAction>) {
  const { user, reload } = useAuth();
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  return async (insight: InsightOutput, shown: ArrivingReading | null): Promise<void> => {
    deleteAgainOrder(user?.id ?? "");
    deleteAsking(draftOf(insight));
    void reload();
    await invalidateAreas(queryClient, [{ area: "insights" }, { area: "blocks" }]);
    const { queryKey } = insightQuery(insight.id);
    // Cache: the previous reading must not be shown again. If the refetch failed, the cached one is removed, and
    // the page loads the new one and reports errors.
    if (queryClient.getQueryState(queryKey)?.isInvalidated !== false) queryClient.removeQueries({ queryKey });
    if (isMounted.current) dispatch({ type: "kept", shown, insightId: insight.id });
  };
}

/** Returns what the person typed for this request; `undefined` if nothing. */
function typedIn({ answers, correction }: AgainOrder): string | undefined {
  return answers ? textsOfAnswers(answers).join("\n\n") : correction;
}
