import { lazy, Suspense, useRef, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import type { Me } from "#contract/session.ts";
import type { QuestionId } from "#domain/asking/asking-words.ts";
import type { ArrivingReading } from "../../arriving-reading.ts";
import { AdSlot } from "../../features/ads/ad-slot.tsx";
import { CHAT, hasChat } from "../../features/chat/chat-place.ts";
import { asksForAct } from "../../features/insights/asks-for-act.ts";
import { InsightPage } from "../../features/insights/insight-page.tsx";
import { isAskable } from "../../features/insights/is-askable.ts";
import { HowDrawn } from "../../features/readings/fairness/how-drawn.tsx";
import type { QuestionsAgainProps } from "../../features/readings/questions/questions-again.tsx";
import type { ReadingOrder } from "../../features/readings/stream/reading-order.ts";
import type { ReadingInProgress, SeenCards } from "../../features/readings/stream/use-arriving-reading.tsx";
import { useAuth } from "../../features/session/auth-context.ts";
import { useReadAgain } from "./use-read-again.tsx";

/** The help lines of all countries, loaded only when they are needed. */
const HelpHere = lazy(async () => {
  const { HelpHere: component } = await import("../../features/help/help-here.tsx");
  return { default: component };
});

/** The questions about a reading that is on the page. They are loaded when somebody wants to answer them. */
const QuestionsAgain = lazy(async () => {
  const { QuestionsAgain: component } = await import("../../features/readings/questions/questions-again.tsx");
  return { default: component };
});

/** One attempt at the reading that was requested in this tab, as /create-insight gets it through the outlet's context. */
export interface Attempt {
  order: ReadingOrder;
  seen: SeenCards;
  /** What the person does first; `reading` if the cards are read without them. */
  stage: "ritual" | "questions" | "reading";
  /** The reading while it is written; `null` at the other stages. */
  reading: ReadingInProgress | null;
  /** Begins the next attempt, with what this one has shown of the cards. */
  goOn: (next: ReadingOrder, seen?: SeenCards) => void;
  /** Goes back to the request form. */
  goBack: () => void;
  asksFirst: boolean;
  setAsksFirst: (asksFirst: boolean) => void;
}

interface ReadingPagesProps {
  /** The id of the saved insight; `null` on /create-insight. */
  id: string | null;
  me: Me;
  /** The attempt at a reading that was requested in this tab; `null` without one. */
  attempt: Attempt | null;
}

/** The reading, the page below it, and what stands in their place: questions, or help. */
export function ReadingPages({ id, me, attempt }: ReadingPagesProps) {
  const { hash } = useLocation();
  const { isGuest } = useAuth();
  const readAgain = useReadAgain(id);
  const { asked, ask, stopAsking } = useAsking(id);
  const arriving = attempt?.reading?.arriving ?? null;
  const { insight, again } = readAgain;
  if (asked && insight && isAskable(insight)) {
    return (
      <AskedAgain {...{ insight, asked, stopAsking }} onAnswered={(said) => readAgain.request(said, 0)} />
    );
  }
  const isBesideChat = hash === CHAT && !isGuest;
  const isBeingWritten = id === null && arriving !== null;
  return (
    <div className={frameOf({ mayHaveChat: mayHaveChat(readAgain, isGuest), isBesideChat, isBeingWritten })}>
      {(id !== null || arriving) && <ReadingHere {...{ id, me, arriving, readAgain }} onAsk={ask} />}
      {readAgain.instead}
      {!again?.isHidden && <Outlet context={attempt} />}
    </div>
  );
}

interface ReadingHereProps extends Omit<ReadingPagesProps, "attempt"> {
  arriving: ArrivingReading | null;
  readAgain: ReturnType<typeof useReadAgain>;
  onAsk: (first?: QuestionId) => void;
}

/** The reading, with everything around it that comes from other features. */
function ReadingHere({ id, me, arriving, readAgain, onAsk }: ReadingHereProps) {
  const { state, hash } = useLocation();
  const { isGuest } = useAuth();
  const navigate = useNavigate();
  const page = useRef<HTMLDivElement>(null);
  const { insight, again, kept, height, request } = readAgain;
  return (
    <div ref={page} hidden={again?.isHidden} style={{ minHeight: height || undefined }}>
      <InsightPage
        id={id}
        arriving={kept ?? shownOf(arriving, me)}
        again={again && { ...again, arriving: shownOf(again.arriving, me) }}
        isJustDrawn={arriving !== null}
        advisorName={me.advisorName}
        cardCount={Object(state).spreadType === "quick-draw" ? 1 : 3}
        onReadAgain={(correction) =>
          request(correction === undefined ? {} : { correction }, page.current?.offsetHeight ?? 0)
        }
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
  /** The question to begin with; absent for the first one. */
  first?: QuestionId;
}

/** Returns whether the questions about the shown insight are asked, and the functions that begin and end that. */
function useAsking(id: string | null) {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [begun, setAsked] = useState<Asked | null>(null);
  const linked: Asked | null = id !== null && asksForAct(state) ? { first: "act" } : null;
  return {
    asked: linked ?? begun,
    ask: (first?: QuestionId) => {
      if (id === null) return;
      setAsked(first ? { first } : {});
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
  { id, again, insight, isFailed }: ReturnType<typeof useReadAgain>,
  isGuest: boolean,
): boolean {
  if (id === null || again?.isHidden) return false;
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
