import { useOutletContext } from "react-router";
import type { Attempt } from "../app/reading/reading-pages.tsx";
import { liftAhead, liftOf } from "../features/readings/questions/lift.ts";
import { QuestionsPage } from "../features/readings/questions/questions-page.tsx";
import { Ritual } from "../features/readings/ritual/ritual.tsx";
import type { RitualDraw } from "../features/readings/ritual/use-ritual.ts";
import { InsteadOfReading } from "../features/readings/stream/instead-of-reading.tsx";
import { MissingOrder } from "../features/readings/stream/missing-order.tsx";
import { requestAhead } from "../features/readings/stream/reading-ahead.ts";
import { orderForRetry, type ReadingOrder, requestOf } from "../features/readings/stream/reading-order.ts";
import type { ReadingInProgress } from "../features/readings/stream/use-arriving-reading.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { ConsentDialog } from "../features/session/consent-dialog.tsx";
import { SITE } from "../ui/site.ts";

const HERE = "/create-insight";

export function meta() {
  return [{ title: `A reading · ${SITE.name}` }];
}

/** The page of the reading that was requested in this tab. The layout renders the reading itself. */
export default function CreateInsight() {
  const attempt = useOutletContext<Attempt | null>();
  const { user } = useAuth();
  if (!attempt) return <MissingOrder />;
  if (attempt.reading) return <BesideReading {...attempt} reading={attempt.reading} />;
  if (attempt.stage === "questions") return <Questions {...attempt} />;
  return user && <ByHand {...attempt} userId={user.id} />;
}

/** What stands in place of the reading, or asks for consent beside it. */
function BesideReading({ order, reading, goOn, goBack }: Attempt & { reading: ReadingInProgress }) {
  const { me, isGuest, update, showAuth } = useAuth();
  const again = (changes: Partial<ReadingOrder> = {}) => goOn(orderForRetry(order, changes));
  const { drawId } = order;
  const sealed = drawId ? { drawId } : {};
  return (
    <InsteadOfReading
      order={order}
      reading={reading}
      onResume={() => goOn(order)}
      onRetry={(kept) => again(kept ? { drawId: kept } : {})}
      onDrawAnyway={(seen) =>
        again({ ...sealed, ...(seen === "help" ? { goOnAnyway: true } : { drawAnyway: true }) })
      }
      onGoBack={goBack}
      onSignIn={() => showAuth({ mode: "signIn", returnTo: HERE })}
      onSignUp={isGuest ? () => showAuth({ mode: "signUp", returnTo: HERE }) : null}
      consent={
        me && (
          <ConsentDialog
            isOpen
            duck={me.duck}
            onClose={goBack}
            onAgreed={(agreed) => {
              update(agreed);
              again(sealed);
            }}
          />
        )
      }
    />
  );
}

/** The questions under the cards. */
function Questions({ order, seen, goOn, goBack, setAsksFirst }: Attempt) {
  const { showAuth } = useAuth();
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
        onDrawAnew={() => goOn(orderForRetry(order))}
        onGoOnAnyway={() => goOn({ ...order, goOnAnyway: true })}
        onGoBack={goBack}
        onSignIn={() => showAuth({ mode: "signIn", returnTo: HERE })}
      />
    </div>
  );
}

/** The ritual, in the night. While the last card is on its way, the next request is on its way, too. */
function ByHand({ order, userId, goOn, goBack, asksFirst, setAsksFirst }: Attempt & { userId: string }) {
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
