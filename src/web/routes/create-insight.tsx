import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate, useOutletContext } from "react-router";
import { Ritual } from "../features/readings/ritual/ritual.tsx";
import { keepOrder, readKeptOrder } from "../features/readings/stream/kept-order.ts";
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
import { SITE } from "../ui/site.ts";
import type { ShowArriving } from "./reading-layout.tsx";
import { useHandOver } from "./use-hand-over.ts";

const HERE = "/create-insight";

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
  const { me, isGuest, update, showAuth } = useAuth();
  const { prepare, finish, goBack } = useHandOver(order, userId);
  useEffect(() => keepOrder(sessionStorage, userId, order), [userId, order]);
  // The page may still show the reading whose cards are read again.
  useLayoutEffect(() => show(null), [show]);
  // A person without draws left learns it before shuffling. A reset at midnight only affects the next try.
  const [isByHand] = useState(
    () => isUndrawn(order) && me?.isConsentCurrent === true && me.insightsToday?.left !== 0,
  );
  if (!me) return null;

  const goOn = (next: ReadingOrder) => void navigate(HERE, { replace: true, state: next });
  const again = (changes: Partial<ReadingOrder> = {}) => goOn(tryAgain(order, changes));
  const { drawId } = order;
  const sealed = drawId ? { drawId } : {};

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
