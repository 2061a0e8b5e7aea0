import { startTransition, useLayoutEffect, useState } from "react";
import { useLocation, useOutletContext } from "react-router";
import { Ritual } from "../features/readings/ritual/ritual.tsx";
import type { CardPlace } from "../features/readings/stream/fly-in.ts";
import { readStoredOrder, storeOrder } from "../features/readings/stream/kept-order.ts";
import { MissingOrder } from "../features/readings/stream/missing-order.tsx";
import { requestAhead } from "../features/readings/stream/reading-ahead.ts";
import {
  isUndrawn,
  orderForRetry,
  type ReadingOrder,
  requestOf,
} from "../features/readings/stream/reading-order.ts";
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

interface Attempt {
  order: ReadingOrder | null;
  /** Where the lifted cards lie when the attempt begins; empty if none were lifted on this page. */
  from: readonly CardPlace[];
  number: number;
}

/** Renders one attempt at a reading after the other. Each attempt mounts its page anew. */
function Attempts({ userId }: { userId: string }) {
  const [{ order, from, number }, setAttempt] = useState<Attempt>(() => ({
    order: readStoredOrder(userId),
    from: [],
    number: 1,
  }));
  useLayoutEffect(() => {
    // Before the cards of the reading are rendered and measure their way from where they lay.
    if (number > 1) document.documentElement.scrollTop = 0;
  }, [number]);
  if (!order) return <MissingOrder />;
  function goOn(next: ReadingOrder, from: readonly CardPlace[] = []): void {
    storeOrder(userId, next);
    // React renders a transition in several short tasks.
    startTransition(() => setAttempt({ order: next, from, number: number + 1 }));
  }
  return <Reading key={number} order={order} from={from} userId={userId} onGoOn={goOn} />;
}

interface ReadingProps {
  order: ReadingOrder;
  from: readonly CardPlace[];
  userId: string;
  /** Called with the request for the next attempt at a reading, and with the places of cards that were lifted. */
  onGoOn: (next: ReadingOrder, from?: readonly CardPlace[]) => void;
}

function Reading({ order, from, userId, onGoOn: goOn }: ReadingProps) {
  const show = useOutletContext<ShowArriving>();
  const { me, isGuest, update, showAuth } = useAuth();
  const { prepare, finish, goBack } = useLeaveReading(order, userId);
  // A person without draws left learns this before shuffling. If the daily limit resets at midnight meanwhile, only
  // the next attempt is affected.
  const [isByHand] = useState(
    () => isUndrawn(order) && me?.isConsentCurrent === true && me.insightsToday?.left !== 0,
  );
  // The layout may still show an earlier reading. A reading that follows replaces it by itself.
  useLayoutEffect(() => {
    if (isByHand) show(null);
  }, [isByHand, show]);
  if (!me) return null;

  const again = (changes: Partial<ReadingOrder> = {}) => goOn(orderForRetry(order, changes));
  const { drawId } = order;
  const sealed = drawId ? { drawId } : {};

  if (isByHand) {
    return (
      <div className="without-bar without-footer">
        <Ritual
          userId={userId}
          readingKey={order.key}
          spreadType={order.spreadType}
          userContext={order.userContext}
          goOnAnyway={order.goOnAnyway === true}
          drawAnyway={order.drawAnyway === true}
          onChosen={(draw) => requestAhead(requestOf({ ...order, ...draw }))}
          onDrawn={(draw, places) => goOn({ ...order, ...draw }, places)}
          onRefused={() => goOn({ ...order, drawsItself: true })}
          onGoBack={goBack}
        />
      </div>
    );
  }
  return (
    <ReadingStream
      order={order}
      from={from}
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
