import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { removeQueriesOfAreas } from "#web/api/queries/changed-answers.ts";
import { insightQuery } from "#web/api/queries/insights.ts";
import { afterFrame } from "#web/ui/after-frame.ts";
import { pause } from "#web/ui/pause.ts";
import { useIsMounted } from "#web/ui/use-is-mounted.ts";
import { deleteAsking } from "../questions/kept-answers.ts";
import { deleteSentDraft } from "../request/request-draft.ts";
import { deleteStoredRitual } from "../ritual/kept-ritual.ts";
import { deleteStoredOrder, type ReadingOrder } from "./reading-order.ts";

const REQUEST = "/new-insight";
/**
 * The longest time that a finished reading waits for its saved insight to load, in milliseconds. It waits so that
 * the page changes only once.
 */
const HAND_OVER_MS = 1000;

/** Returns the functions that lead on from a reading in progress: to its saved insight, or back to the request form. */
export function useLeaveReading(order: ReadingOrder, userId: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();

  function forgetOrder(): void {
    deleteStoredOrder(userId);
    deleteStoredRitual(userId);
  }

  return {
    /** Called when the reading is saved. The cards may still be turning at that time. */
    prepare(insightId: string): void {
      removeQueriesOfAreas(queryClient, ["insights", "blocks"]);
      void queryClient.prefetchQuery(insightQuery(insightId));
    },
    /** Changes the address to that of the insight, and deletes the draft that the reading was made from. */
    async finish(insightId: string): Promise<void> {
      forgetOrder();
      deleteAsking(order.draft);
      deleteSentDraft(order.draft);
      // If prefetching fails, the insight's page requests the data again and reports the error.
      const answer = queryClient.ensureQueryData(insightQuery(insightId)).catch(() => {});
      // Navigation reads the scroll position. After a frame, the layout that this needs has been done.
      const frame = new Promise<void>(afterFrame);
      await Promise.race([Promise.all([answer, frame]), pause(HAND_OVER_MS)]);
      if (!isMounted.current) return;
      const state = { spreadType: order.spreadType };
      void navigate(`/insights/${insightId}`, { replace: true, state, preventScrollReset: true });
    },
    /** Goes back to the request form, with everything that was typed. */
    goBack(): void {
      forgetOrder();
      const query = new URLSearchParams();
      if (order.selectedCardId) query.set("cardId", order.selectedCardId);
      // A request that was made on the page of a block goes back to that page, where its draft is.
      const isOfBlock = order.draft.owner !== userId;
      if (isOfBlock && order.userBlockId) query.set("blockId", order.userBlockId);
      void navigate({ pathname: REQUEST, search: query.toString() }, { replace: true });
    },
  };
}
