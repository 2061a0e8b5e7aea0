import { lazy, Suspense, useState } from "react";
import { Outlet, useLocation, useMatch, useNavigate } from "react-router";
import type { InsightOutput } from "#contract/insights.ts";
import { AdSlot } from "../features/ads/ad-slot.tsx";
import type { ArrivingReading } from "../features/insights/arriving-reading.ts";
import { InsightPage } from "../features/insights/insight-page.tsx";
import type { Instead } from "../features/insights/not-this.tsx";
import { HowDrawn } from "../features/readings/fairness/how-drawn.tsx";
import { newReadingKey, type ReadingOrder } from "../features/readings/stream/reading-order.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { CHAT } from "./chat-place.ts";
import { useBeginReading } from "./use-begin-reading.ts";

/** Shows a reading that is being written; `null` takes it away. Given to the pages in the outlet's context. */
export type ShowArriving = (arriving: ArrivingReading | null) => void;

/** The help lines of all countries, loaded only when they are needed. */
const HelpHere = lazy(async () => {
  const { HelpHere: component } = await import("../features/help/help-here.tsx");
  return { default: component };
});

/**
 * The layout around a reading that is being written and the saved one. It holds the page of both, so that
 * what is being read stays in the document while the address changes.
 */
export default function ReadingLayout() {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const beginReading = useBeginReading();
  const { me, isGuest } = useAuth();
  const [shown, show] = useState<ArrivingReading | null>(null);
  const id = useMatch("/insights/:id")?.params.id ?? null;
  // The page of another insight shows nothing of the reading that arrived before.
  const arriving = id === null || shown?.insightId === id ? shown : null;
  if (!me) return <Outlet context={show} />;
  return (
    <div className={hash === CHAT && !isGuest ? "beside-chat" : ""}>
      {(id !== null || arriving) && (
        <InsightPage
          key={arriving ? "arriving" : id}
          id={id}
          arriving={arriving}
          advisorName={me.advisorName}
          cardCount={Object(state).spreadType === "quick-draw" ? 1 : 3}
          onReadAgain={(insight, instead) => beginReading(readAgain(insight, instead))}
          renderNotice={({ isGrave, createdAt }) =>
            !isGrave && <AdSlot placement="insight-reading" insightAt={createdAt} />
          }
          renderHelp={() => (
            <Suspense>
              <HelpHere />
            </Suspense>
          )}
          renderOrigin={(insight) => <HowDrawn insight={insight} />}
          onDeleted={(deleted) => void navigate("/insights", { replace: true, state: { deleted } })}
        />
      )}
      <Outlet context={show} />
    </div>
  );
}

/**
 * Requests a second reading. `instead` is the person's correction when the reading misunderstood the hard
 * part.
 */
function readAgain(insight: InsightOutput, instead?: Instead): ReadingOrder {
  const { id, spreadType, userContext, blockTypeId } = insight;
  return {
    key: newReadingKey(),
    spreadType,
    userContext,
    selectedBlockTypeId: blockTypeId,
    retryOf: id,
    ...instead,
  };
}
