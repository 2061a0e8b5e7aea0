import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useOutletContext } from "react-router";
import { forgetAnswers } from "../api/queries/changed-answers.ts";
import { insightQuery } from "../api/queries/insights.ts";
import { draftOwner, dropDraft, readDraft } from "../features/readings/request/request-draft.ts";
import { dropKeptRitual } from "../features/readings/ritual/kept-ritual.ts";
import { Ritual } from "../features/readings/ritual/ritual.tsx";
import { dropKeptOrder, keepOrder, readKeptOrder } from "../features/readings/stream/kept-order.ts";
import { MissingOrder } from "../features/readings/stream/missing-order.tsx";
import {
  isUndrawn,
  type ReadingOrder,
  readOrder,
  tryAgain,
} from "../features/readings/stream/reading-order.ts";
import { ReadingStream } from "../features/readings/stream/reading-stream.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { ConsentDialog } from "../features/session/consent-dialog.tsx";
import { pause } from "../ui/pause.ts";
import { SITE } from "../ui/site.ts";
import type { ShowArriving } from "./reading-layout.tsx";

const HERE = "/create-insight";
const REQUEST = "/new-insight";
/**
 * How long a finished reading waits at most for its insight to load, so that the page changes once.
 */
const HAND_OVER_MS = 1000;

export function meta() {
  return [{ title: `A reading · ${SITE.name}` }];
}

/** Reads the order from the router's state or, after a sign-in, from the tab's storage. */
export default function CreateInsight() {
  const { state, key: visit } = useLocation();
  const { user } = useAuth();
  if (!user) return null;
  const order = readOrder(state) ?? readKeptOrder(sessionStorage, user.id);
  if (!order) return <MissingOrder />;
  return <Reading key={visit} order={order} userId={user.id} />;
}

function Reading({ order, userId }: { order: ReadingOrder; userId: string }) {
  const show = useOutletContext<ShowArriving>();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { me, isGuest, reload, update, showAuth } = useAuth();
  useEffect(() => keepOrder(sessionStorage, userId, order), [userId, order]);
  // The page may still show the reading whose cards are read again.
  useLayoutEffect(() => show(null), [show]);
  // A person without draws left learns it before shuffling. A reset at midnight only affects the next try.
  const [isByHand] = useState(
    () => isUndrawn(order) && me?.isConsentCurrent === true && me.insightsToday?.left !== 0,
  );
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  if (!me) return null;
  const blockOwner = draftOwner(userId, order.existingUserBlockId ?? null);

  const goOn = (next: ReadingOrder) => void navigate(HERE, { replace: true, state: next });
  const again = (changes: Partial<ReadingOrder> = {}) => goOn(tryAgain(order, changes));
  const { drawId } = order;
  const sealed = drawId ? { drawId } : {};

  function leave(): void {
    dropKeptOrder(sessionStorage, userId);
    dropKeptRitual(localStorage, userId);
  }

  /** The reading is saved; its cards may still be turning here. */
  function prepare(insightId: string): void {
    forgetAnswers(queryClient, ["insights", "blocks"]);
    void queryClient.prefetchQuery(insightQuery(insightId));
  }

  async function finish(insightId: string): Promise<void> {
    leave();
    for (const owner of [userId, blockOwner]) {
      if (readDraft(localStorage, owner).text === order.userContext) dropDraft(localStorage, owner);
    }
    void reload();
    // If this fails, the insight's page requests the data again and reports the error.
    const answer = queryClient.ensureQueryData(insightQuery(insightId)).catch(() => {});
    await Promise.race([answer, pause(HAND_OVER_MS)]);
    if (isHere.current) {
      const state = { spreadType: order.spreadType };
      void navigate(`/insights/${insightId}`, { replace: true, state, preventScrollReset: true });
    }
  }

  function goBack(): void {
    leave();
    const query = new URLSearchParams();
    if (order.selectedCardId) query.set("cardId", order.selectedCardId);
    const isOfBlock = order.existingUserBlockId && readDraft(localStorage, blockOwner).text !== "";
    if (isOfBlock) query.set("blockId", order.existingUserBlockId ?? "");
    void navigate({ pathname: REQUEST, search: query.toString() }, { replace: true });
  }

  if (isByHand) {
    return (
      <Ritual
        userId={userId}
        readingKey={order.key}
        spreadType={order.spreadType}
        userContext={order.userContext}
        goOnAnyway={order.goOnAnyway === true}
        onDrawn={(draw) => goOn({ ...order, ...draw })}
        onRefused={() => goOn({ ...order, drawsItself: true })}
        onGoBack={goBack}
      />
    );
  }
  return (
    <ReadingStream
      order={order}
      advisorName={me.advisorName}
      onShow={show}
      onWritten={prepare}
      onDone={(insightId) => void finish(insightId)}
      onResume={() => goOn(order)}
      onRetry={(kept) => again(kept ? { drawId: kept } : {})}
      onDrawAnyway={() => again({ ...sealed, goOnAnyway: true })}
      onGoBack={goBack}
      onSignIn={() => showAuth({ mode: "signIn", returnTo: HERE })}
      onSignUp={isGuest ? () => showAuth({ mode: "signUp", returnTo: HERE }) : null}
      consent={
        <ConsentDialog
          isOpen
          duck={me.duck}
          onClose={goBack}
          onAgreed={(agreed) => {
            update(agreed);
            again(sealed);
          }}
        />
      }
    />
  );
}
