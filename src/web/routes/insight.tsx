import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useLocation, useNavigate } from "react-router";
import type { InsightOutput } from "#contract/insights.ts";
import { insightQuery } from "../api/queries/insights.ts";
import { AdSlot } from "../features/ads/ad-slot.tsx";
import { InsightChat } from "../features/chat/insight-chat.tsx";
import { InsightPage } from "../features/insights/insight-page.tsx";
import type { Instead } from "../features/insights/not-this.tsx";
import { HowDrawn } from "../features/readings/fairness/how-drawn.tsx";
import { newReadingKey, type ReadingOrder } from "../features/readings/stream/reading-order.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { ConsentDialog } from "../features/session/consent-dialog.tsx";
import { ShareCard } from "../features/share/share-card.tsx";
import { SITE } from "../ui/site.ts";
import type { Route } from "./+types/insight";

/** The help lines of all countries, loaded only when they are needed. */
const HelpHere = lazy(async () => {
  const { HelpHere: component } = await import("../features/help/help-here.tsx");
  return { default: component };
});

export function meta() {
  return [{ title: `Your reading · ${SITE.name}` }];
}

/** A single insight. */
export default function Insight({ params }: Route.ComponentProps) {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const { me, isGuest } = useAuth();
  if (!me) return null;
  return (
    <div className={hash === CHAT && !isGuest ? "beside-chat" : ""}>
      <InsightPage
        key={params.id}
        id={params.id}
        advisorName={me.advisorName}
        cardCount={Object(state).spreadType === "quick-draw" ? 1 : 3}
        onReadAgain={(insight, instead) =>
          void navigate("/create-insight", { state: readAgain(insight, instead) })
        }
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
      <Share id={params.id} />
      {hash !== CHAT && <FooterNotice id={params.id} />}
      <Chat key={`chat ${params.id}`} id={params.id} />
    </div>
  );
}

/** Shown below a reading, but not beside an open chat. */
function FooterNotice({ id }: { id: string }) {
  const { data: insight } = useQuery(insightQuery(id));
  if (!insight?.reading || insight.isGrave) return null;
  return (
    <div className="mx-auto max-w-292 px-5 pb-10 empty:hidden md:px-12 xl:px-6">
      <AdSlot placement="insight-footer" className="max-w-200" />
    </div>
  );
}

/** Kept in the URL, so that the chat stays open after a reload. */
const CHAT = "#chat";

/** Shown beside a finished reading. */
function Chat({ id }: { id: string }) {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const { me, user, isGuest, update, showAuth } = useAuth();
  const queries = useQueryClient();
  const { data: insight } = useQuery(insightQuery(id));
  if (!me || !user || !insight?.reading || insight.reading.concern) return null;
  const goTo = (place: string) =>
    void navigate({ hash: place }, { replace: true, state, preventScrollReset: true });
  return (
    <InsightChat
      place={{ userId: user.id, insightId: id }}
      advisorName={me.advisorName}
      isOpen={hash === CHAT}
      onOpen={() => goTo(CHAT)}
      onClose={() => {
        // The chat's messages may require that no notices appear beside the reading.
        void queries.invalidateQueries({ queryKey: insightQuery(id).queryKey });
        goTo("");
      }}
      onSignUp={isGuest ? () => showAuth({ mode: "signUp", returnTo: `/insights/${id}${CHAT}` }) : null}
      askConsent={({ onAgreed, onClose }) => (
        <ConsentDialog
          isOpen
          duck={me.duck}
          onClose={onClose}
          onAgreed={(agreed) => {
            update(agreed);
            onAgreed();
          }}
        />
      )}
    />
  );
}

/** Shown under a reading that has text. */
function Share({ id }: { id: string }) {
  const { data: insight } = useQuery(insightQuery(id));
  if (!insight?.reading || insight.isDefault || insight.reading.concern) return null;
  return (
    <div className="mx-auto max-w-292 px-5 pb-10 md:px-12 xl:px-6">
      <ShareCard cards={insight.cardsDrawn} reading={insight.reading} ownWords={insight.userContext} />
    </div>
  );
}

/** `instead` is the person's correction when the reading misunderstood the hard part. */
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
