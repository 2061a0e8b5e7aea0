import { startTransition, useLayoutEffect, useState } from "react";
import { useLocation, useMatch } from "react-router";
import type { Me } from "#contract/session.ts";
import { useAsksFirst } from "../../features/readings/questions/use-asks-first.ts";
import {
  isUnasked,
  isUndrawn,
  type ReadingOrder,
  readStoredOrder,
  storeOrder,
} from "../../features/readings/stream/reading-order.ts";
import { type SeenCards, useArrivingReading } from "../../features/readings/stream/use-arriving-reading.tsx";
import { useLeaveReading } from "../../features/readings/stream/use-leave-reading.ts";
import { useAuth } from "../../features/session/auth-context.ts";
import { type Attempt, ReadingPages } from "./reading-pages.tsx";

/**
 * The layout around a reading that is being written and a saved one. It follows the reading and renders it for both pages, so
 * that the text stays in the document while the address changes, and while the cards are read again.
 */
export default function ReadingLayout() {
  const { me, user } = useAuth();
  const id = useMatch("/insights/:id")?.params.id ?? null;
  const { visit, setSaved } = useVisit(id, user?.id);
  if (!me || !user) return null;
  return <Visit key={visit} {...{ id, me }} userId={user.id} onSaved={setSaved} />;
}

/**
 * Returns `visit`, a text that changes when the pages below begin anew: with each visit to /create-insight, and with the page
 * of each insight other than the one that was written here. `setSaved` names that one.
 */
function useVisit(id: string | null, userId: string | undefined) {
  const { key } = useLocation();
  const here = `${userId} ${key}`;
  const [{ visit, insightId }, setVisit] = useState({ visit: here, insightId: id });
  if (id === null ? visit !== here : insightId !== id) setVisit({ visit: here, insightId: id });
  return { visit, setSaved: (saved: string) => setVisit({ visit, insightId: saved }) };
}

interface VisitProps {
  id: string | null;
  me: Me;
  userId: string;
  /** Called with the id of the insight as which the reading was saved. */
  onSaved: (insightId: string) => void;
}

/** Carries out the order that is stored in this tab, one attempt after the other; on the page of an insight there is none. */
function Visit({ id, me, userId, onSaved }: VisitProps) {
  const [{ order, seen, number }, setAttempt] = useState(() => ({
    order: id === null ? readStoredOrder(userId) : null,
    seen: {} as SeenCards,
    number: 1,
  }));
  if (!order) return <ReadingPages {...{ id, me }} attempt={null} />;
  function goOn(next: ReadingOrder, shown: SeenCards = {}): void {
    storeOrder(userId, next);
    // React renders a transition in several short tasks.
    startTransition(() => setAttempt({ order: next, seen: shown, number: number + 1 }));
  }
  return (
    <OneAttempt key={number} {...{ id, me, userId, order, seen, goOn, onSaved }} isFirst={number === 1} />
  );
}

interface OneAttemptProps extends VisitProps, Pick<Attempt, "order" | "seen" | "goOn"> {
  isFirst: boolean;
}

/** An attempt at a reading. The next one mounts its page anew. */
function OneAttempt({ isFirst, onSaved, ...props }: OneAttemptProps) {
  const { id, me, userId, order, seen, goOn } = props;
  const { isGuest, reload } = useAuth();
  const { prepare, finish, goBack } = useLeaveReading(order, userId);
  const { asksFirst, setAsksFirst } = useAsksFirst({ settings: me.settings, isGuest, onSaved: reload });
  // A person without draws left learns this before shuffling. If the daily limit resets at midnight meanwhile, only
  // the next attempt is affected.
  const [stage] = useState(() => stageOf(order, me, asksFirst));
  const attempt = { order, seen, stage, goOn, goBack, asksFirst, setAsksFirst };
  return (
    <>
      {!isFirst && <FromTheTop />}
      {stage === "reading" ? (
        <Followed
          {...{ id, me, attempt }}
          onWritten={(insightId) => {
            onSaved(insightId);
            prepare(insightId);
          }}
          onDone={(insightId) => {
            void reload();
            void finish(insightId);
          }}
        />
      ) : (
        <ReadingPages {...{ id, me }} attempt={{ ...attempt, reading: null }} />
      )}
    </>
  );
}

function stageOf(order: ReadingOrder, me: Me, asksFirst: boolean): Attempt["stage"] {
  const mayRead = me.isConsentCurrent === true && me.insightsToday?.left !== 0;
  if (mayRead && isUndrawn(order)) return "ritual";
  return mayRead && asksFirst && isUnasked(order) ? "questions" : "reading";
}

/** Scrolls to the top. It stands before the cards, which measure their way from where they lay as they are mounted. */
function FromTheTop() {
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);
  return null;
}

interface FollowedProps extends Pick<VisitProps, "id" | "me"> {
  attempt: Omit<Attempt, "reading">;
  onWritten: (insightId: string) => void;
  onDone: (insightId: string) => void;
}

function Followed({ id, me, attempt, onWritten, onDone }: FollowedProps) {
  const { order, seen } = attempt;
  const reading = useArrivingReading({ order, seen, onWritten, onDone });
  return <ReadingPages {...{ id, me }} attempt={{ ...attempt, reading }} />;
}
