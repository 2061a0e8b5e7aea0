import { lazy, Suspense, useRef, useState } from "react";
import { Outlet, useLocation, useMatch, useNavigate } from "react-router";
import type { Me } from "#contract/session.ts";
import type { QuestionId } from "#domain/asking/asking-words.ts";
import type { ArrivingReading } from "../arriving-reading.ts";
import { AdSlot } from "../features/ads/ad-slot.tsx";
import { CHAT, hasChat } from "../features/chat/chat-place.ts";
import { asksForAct } from "../features/insights/asks-for-act.ts";
import { InsightPage } from "../features/insights/insight-page.tsx";
import { isAskable } from "../features/insights/is-askable.ts";
import { HowDrawn } from "../features/readings/fairness/how-drawn.tsx";
import type { QuestionsAgainProps } from "../features/readings/questions/questions-again.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { ReadAgainHere } from "./read-again-here.tsx";
import { useReadAgain } from "./use-read-again.ts";

/**
 * Shows a reading that is being written; `null` removes it. The pages get this function through the outlet's
 * context.
 */
export type ShowArriving = (arriving: ArrivingReading | null) => void;

/** The help lines of all countries, loaded only when they are needed. */
const HelpHere = lazy(async () => {
  const { HelpHere: component } = await import("../features/help/help-here.tsx");
  return { default: component };
});

/** The questions about a reading that is on the page. They are loaded when somebody wants to answer them. */
const QuestionsAgain = lazy(async () => {
  const { QuestionsAgain: component } = await import("../features/readings/questions/questions-again.tsx");
  return { default: component };
});

/**
 * The layout around a reading that is being written and a saved one. It renders the reading for both pages, so that
 * the text stays in the document while the address changes, and while the cards are read again.
 */
export default function ReadingLayout() {
  const { hash } = useLocation();
  const { me, isGuest } = useAuth();
  const [shown, show] = useState<ArrivingReading | null>(null);
  const id = useMatch("/insights/:id")?.params.id ?? null;
  const again = useReadAgain(id);
  const { asked, ask, stopAsking } = useAsking(id);
  // The page of another insight must not show the reading that arrived before.
  const arriving = id === null || shown?.insightId === id ? shown : null;
  if (!me) return <Outlet context={show} />;
  const { order, insight } = again;
  if (asked && insight && isAskable(insight)) {
    return <AskedAgain {...{ insight, asked, stopAsking }} onAnswered={(said) => again.request(said, 0)} />;
  }
  const isBesideChat = hash === CHAT && !isGuest;
  const isBeingWritten = id === null && arriving !== null;
  return (
    <div className={frameOf({ mayHaveChat: mayHaveChat(id, again, isGuest), isBesideChat, isBeingWritten })}>
      {(id !== null || arriving) && <ReadingHere {...{ id, me, arriving, again }} onAsk={ask} />}
      {order && insight && (
        <ReadAgainHere key={again.attempt} order={order} insight={insight} dispatch={again.dispatch} />
      )}
      {!again.shown?.isHidden && <Outlet context={show} />}
    </div>
  );
}

interface ReadingHereProps {
  id: string | null;
  me: Me;
  arriving: ArrivingReading | null;
  again: ReturnType<typeof useReadAgain>;
  onAsk: (first?: QuestionId) => void;
}

/** The reading, with everything around it that comes from other features. */
function ReadingHere({ id, me, arriving, again, onAsk }: ReadingHereProps) {
  const { state, hash } = useLocation();
  const { isGuest } = useAuth();
  const navigate = useNavigate();
  const page = useRef<HTMLDivElement>(null);
  const { order, insight } = again;
  const readAgain = (correction?: string) =>
    again.request(correction === undefined ? {} : { correction }, page.current?.offsetHeight ?? 0);
  return (
    <div ref={page} hidden={again.shown?.isHidden} style={{ minHeight: again.height || undefined }}>
      <InsightPage
        key={arriving ? "arriving" : id}
        id={id}
        arriving={again.kept ?? shownOf(arriving, me)}
        again={order && again.shown && { ...again.shown, arriving: shownOf(again.shown.arriving, me) }}
        isJustDrawn={arriving !== null}
        advisorName={me.advisorName}
        cardCount={Object(state).spreadType === "quick-draw" ? 1 : 3}
        onReadAgain={readAgain}
        onAsk={onAsk}
        chat={insight && hasChat(insight, isGuest) ? CHAT : null}
        renderNotice={({ isGrave, isFirst = false, createdAt }) =>
          !isGrave &&
          !isFirst &&
          hash !== CHAT && <AdSlot placement="insight-reading" insightAt={createdAt} />
        }
        renderHelp={() => (
          <Suspense>
            <HelpHere />
          </Suspense>
        )}
        renderOrigin={(shownInsight) => <HowDrawn insight={shownInsight} />}
        onDeleted={(deleted) => void navigate("/insights", { replace: true, state: { deleted } })}
      />
    </div>
  );
}

interface AskedAgainProps extends Pick<QuestionsAgainProps, "insight" | "onAnswered"> {
  asked: Asked;
  stopAsking: () => void;
}

/** The questions about a saved reading, in place of its page. */
function AskedAgain({ insight, asked, stopAsking, onAnswered }: AskedAgainProps) {
  return (
    <div className="without-bar without-footer">
      <Suspense fallback={<div className="min-h-svh" />}>
        <QuestionsAgain
          insight={insight}
          first={asked.first}
          onAnswered={(said) => {
            stopAsking();
            onAnswered(said);
          }}
          onGoBack={stopAsking}
        />
      </Suspense>
    </div>
  );
}

interface Asked {
  insightId: string;
  /** The question to begin with; absent for the first one. */
  first?: QuestionId;
}

/** Returns whether the questions about the shown insight are asked, and the functions that begin and end that. */
function useAsking(id: string | null) {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [begun, setAsked] = useState<Asked | null>(null);
  const linked: Asked | null = id !== null && asksForAct(state) ? { insightId: id, first: "act" } : null;
  return {
    asked: linked ?? (begun?.insightId === id ? begun : null),
    ask: (first?: QuestionId) => {
      if (id === null) return;
      setAsked({ insightId: id, ...(first && { first }) });
      document.documentElement.scrollTop = 0;
    },
    stopAsking: () => {
      setAsked(null);
      if (linked) void navigate(pathname, { replace: true, state: null });
    },
  };
}

/**
 * Returns what is shown of a reading that arrives. The offline duck writes a page of the person's own words, which comes at
 * once and whole when it is saved.
 */
function shownOf(arriving: ArrivingReading | null, { duck }: Me): ArrivingReading | null {
  if (arriving === null || (duck.kind === "model" && arriving.standIn === undefined)) return arriving;
  return { ...arriving, text: "", headline: null };
}

/** Returns whether the insight with this id has a chat, or may turn out to have one when it is loaded. */
function mayHaveChat(
  id: string | null,
  { shown, insight, isFailed }: ReturnType<typeof useReadAgain>,
  isGuest: boolean,
): boolean {
  if (id === null || shown?.isHidden) return false;
  return insight ? hasChat(insight, isGuest) : !isFailed;
}

interface Frame {
  mayHaveChat: boolean;
  isBesideChat: boolean;
  isBeingWritten: boolean;
}

/** Returns the classes of the page: beside a chat, or without bar and footer while a reading is being written. */
function frameOf({ mayHaveChat, isBesideChat, isBeingWritten }: Frame): string {
  if (isBeingWritten) return "without-bar without-footer";
  return `${mayHaveChat ? "with-chat" : ""} ${isBesideChat ? "beside-chat" : ""}`;
}
