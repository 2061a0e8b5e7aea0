import { startTransition, useLayoutEffect, useState } from "react";
import { useLocation, useOutletContext } from "react-router";
import type { DrawnCardOutput } from "#contract/cards.ts";
import { liftAhead, liftOf } from "../features/readings/questions/lift.ts";
import { QuestionsPage } from "../features/readings/questions/questions-page.tsx";
import { Ritual } from "../features/readings/ritual/ritual.tsx";
import type { RitualDraw } from "../features/readings/ritual/use-ritual.ts";
import type { CardPlace } from "../features/readings/stream/fly-in.ts";
import { readStoredOrder, storeOrder } from "../features/readings/stream/kept-order.ts";
import { MissingOrder } from "../features/readings/stream/missing-order.tsx";
import { requestAhead } from "../features/readings/stream/reading-ahead.ts";
import {
  isUnasked,
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
import { useAsksFirst } from "./use-asks-first.ts";
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
  seen: SeenCards;
  number: number;
}

/** What the page before has shown of the cards. */
interface SeenCards {
  /** Where the lifted cards lie; empty if none were lifted on this page. */
  from?: readonly CardPlace[];
  /** The cards that have turned over; empty if none have. */
  turned?: readonly DrawnCardOutput[];
}

/** Renders one attempt at a reading after the other. Each attempt mounts its page anew. */
function Attempts({ userId }: { userId: string }) {
  const [{ order, seen, number }, setAttempt] = useState<Attempt>(() => ({
    order: readStoredOrder(userId),
    seen: {},
    number: 1,
  }));
  useLayoutEffect(() => {
    // Before the cards of the reading are rendered and measure their way from where they lay.
    if (number > 1) document.documentElement.scrollTop = 0;
  }, [number]);
  if (!order) return <MissingOrder />;
  function goOn(next: ReadingOrder, shown: SeenCards = {}): void {
    storeOrder(userId, next);
    // React renders a transition in several short tasks.
    startTransition(() => setAttempt({ order: next, seen: shown, number: number + 1 }));
  }
  return <Reading key={number} order={order} seen={seen} userId={userId} onGoOn={goOn} />;
}

interface ReadingProps {
  order: ReadingOrder;
  seen: SeenCards;
  userId: string;
  /** Called with the request for the next attempt at a reading, and with what this one has shown of the cards. */
  onGoOn: (next: ReadingOrder, shown?: SeenCards) => void;
}

function Reading({ order, seen, userId, onGoOn: goOn }: ReadingProps) {
  const show = useOutletContext<ShowArriving>();
  const { me, isGuest, update, showAuth } = useAuth();
  const { prepare, finish, goBack } = useLeaveReading(order, userId);
  // A person without draws left learns this before shuffling. If the daily limit resets at midnight meanwhile, only
  // the next attempt is affected.
  const { asksFirst, setAsksFirst } = useAsksFirst();
  const [{ isByHand, isAsked }] = useState(() => {
    const mayRead = me?.isConsentCurrent === true && me.insightsToday?.left !== 0;
    return { isByHand: mayRead && isUndrawn(order), isAsked: mayRead && asksFirst && isUnasked(order) };
  });
  // The layout may still show an earlier reading. A reading that follows replaces it by itself.
  useLayoutEffect(() => {
    if (isByHand || isAsked) show(null);
  }, [isByHand, isAsked, show]);
  if (!me) return null;

  const again = (changes: Partial<ReadingOrder> = {}) => goOn(orderForRetry(order, changes));
  const { drawId } = order;
  const sealed = drawId ? { drawId } : {};

  if (isByHand)
    return (
      <ByHand
        order={order}
        userId={userId}
        goOn={goOn}
        goBack={goBack}
        asksFirst={asksFirst}
        setAsksFirst={setAsksFirst}
      />
    );
  if (isAsked) {
    return (
      <div className="without-bar without-footer">
        <QuestionsPage
          order={order}
          from={seen.from ?? []}
          onAnswered={(answers, turned) => goOn({ ...order, answers, isAsked: true }, { turned })}
          onJustRead={(turned) => {
            setAsksFirst(false);
            goOn({ ...order, isAsked: true }, { turned });
          }}
          onDrawAnew={() => again()}
          onGoOnAnyway={() => goOn({ ...order, goOnAnyway: true })}
          onGoBack={goBack}
          onSignIn={() => showAuth({ mode: "signIn", returnTo: HERE })}
        />
      </div>
    );
  }
  return (
    <ReadingStream
      order={order}
      from={seen.from ?? []}
      turned={seen.turned ?? []}
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

interface ByHandProps extends Pick<ReadingProps, "order" | "userId"> {
  goOn: ReadingProps["onGoOn"];
  goBack: () => void;
  asksFirst: boolean;
  setAsksFirst: (asksFirst: boolean) => void;
}

/** The ritual, in the night. While the last card is on its way, the next request is on its way, too. */
function ByHand({ order, userId, goOn, goBack, asksFirst, setAsksFirst }: ByHandProps) {
  function requestNext(draw: RitualDraw): void {
    const drawn = { ...order, ...draw };
    const lift = liftOf(drawn);
    if (asksFirst && order.isAsked !== true && lift) liftAhead(lift);
    else requestAhead(requestOf(drawn));
  }
  return (
    <div className="without-bar without-footer">
      <Ritual
        userId={userId}
        readingKey={order.key}
        spreadType={order.spreadType}
        userContext={order.userContext}
        goOnAnyway={order.goOnAnyway === true}
        drawAnyway={order.drawAnyway === true}
        asksFirst={asksFirst}
        onAskFirst={() => setAsksFirst(true)}
        onChosen={requestNext}
        onDrawn={(draw, from) => goOn({ ...order, ...draw, ...(!asksFirst && { isAsked: true }) }, { from })}
        onRefused={() => goOn({ ...order, drawsItself: true })}
        onGoBack={goBack}
      />
    </div>
  );
}
