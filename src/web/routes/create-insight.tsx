import { useLayoutEffect, useState } from "react";
import { useLocation, useOutletContext } from "react-router";
import { Ritual } from "../features/readings/ritual/ritual.tsx";
import { readStoredOrder, storeOrder } from "../features/readings/stream/kept-order.ts";
import { MissingOrder } from "../features/readings/stream/missing-order.tsx";
import { isUndrawn, orderForRetry, type ReadingOrder } from "../features/readings/stream/reading-order.ts";
import { ReadingStream } from "../features/readings/stream/reading-stream.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { ConsentDialog } from "../features/session/consent-dialog.tsx";
import { SITE } from "../ui/site.ts";
import type { ShowArriving } from "./reading-layout.tsx";
import { useLeaveReading } from "./use-hand-over.ts";

const HERE = "/create-insight";

export function meta() {
  return [{ title: `A reading · ${SITE.name}` }];
}

/** The page of the reading that was requested in this tab. */
export default function CreateInsight() {
  const { key: visit } = useLocation();
  const { user } = useAuth();
  return user && <Attempts key={`${user.id} ${visit}`} userId={user.id} />;
}

/** Renders one attempt at a reading after the other. Each attempt mounts its page anew. */
function Attempts({ userId }: { userId: string }) {
  const [{ order, number }, setAttempt] = useState(() => ({
    order: readStoredOrder(userId),
    number: 1,
  }));
  if (!order) return <MissingOrder />;
  function goOn(next: ReadingOrder): void {
    storeOrder(userId, next);
    setAttempt({ order: next, number: number + 1 });
    document.documentElement.scrollTop = 0;
  }
  return <Reading key={number} order={order} userId={userId} onGoOn={goOn} />;
}

interface ReadingProps {
  order: ReadingOrder;
  userId: string;
  /** Called with the request for the next attempt at a reading. */
  onGoOn: (next: ReadingOrder) => void;
}

function Reading({ order, userId, onGoOn: goOn }: ReadingProps) {
  const show = useOutletContext<ShowArriving>();
  const { me, isGuest, update, showAuth } = useAuth();
  const { prepare, finish, goBack } = useLeaveReading(order, userId);
  // The page may still show the reading of the previous attempt, so that reading is removed first.
  useLayoutEffect(() => show(null), [show]);
  // A person without draws left learns this before shuffling. If the daily limit resets at midnight meanwhile, only
  // the next attempt is affected.
  const [isByHand] = useState(
    () => isUndrawn(order) && me?.isConsentCurrent === true && me.insightsToday?.left !== 0,
  );
  if (!me) return null;

  const again = (changes: Partial<ReadingOrder> = {}) => goOn(orderForRetry(order, changes));
  const { drawId } = order;
  const sealed = drawId ? { drawId } : {};

  if (isByHand) {
    return (
      <div className="without-bar">
        <Ritual
          userId={userId}
          readingKey={order.key}
          spreadType={order.spreadType}
          userContext={order.userContext}
          goOnAnyway={order.goOnAnyway === true}
          drawAnyway={order.drawAnyway === true}
          onDrawn={(draw) => goOn({ ...order, ...draw })}
          onRefused={() => goOn({ ...order, drawsItself: true })}
          onGoBack={goBack}
        />
      </div>
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
      onDrawAnyway={(seen) =>
        again({ ...sealed, ...(seen === "help" ? { goOnAnyway: true } : { drawAnyway: true }) })
      }
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
