import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { invalidateAreas } from "../api/queries/changed-answers.ts";
import { insightQuery } from "../api/queries/insights.ts";
import { AdSlot } from "../features/ads/ad-slot.tsx";
import { CHAT, hasChat } from "../features/chat/chat-place.ts";
import { InsightChat } from "../features/chat/insight-chat.tsx";
import { EnoughForToday } from "../features/insights/enough-for-today.tsx";
import { useChangeStep } from "../features/insights/steps/use-steps.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { ConsentDialog } from "../features/session/consent-dialog.tsx";
import { KeepOffer } from "../features/session/keep-offer.tsx";
import { ShareCard } from "../features/share/share-card.tsx";
import { InstallOffer } from "../features/shell/install-offer.tsx";
import { SITE } from "../ui/site.ts";
import type { Route } from "./+types/insight";

export function meta() {
  return [{ title: `Your reading · ${SITE.name}` }];
}

/** The content around a saved reading: sharing, a notice and the chat. The layout renders the reading itself. */
export default function Insight({ params }: Route.ComponentProps) {
  const { hash } = useLocation();
  const { me } = useAuth();
  if (!me) return null;
  return (
    <>
      <Keep id={params.id} />
      <Enough id={params.id} />
      <Share id={params.id} />
      <Install id={params.id} />
      {hash !== CHAT && <FooterNotice id={params.id} />}
      <Chat key={`chat ${params.id}`} id={params.id} />
    </>
  );
}

/** The offer of an account, under a guest's reading. */
function Keep({ id }: { id: string }) {
  const { data: insight } = useQuery(insightQuery(id));
  if (!insight?.reading) return null;
  return (
    <div className="page-frame pb-10 empty:hidden">
      <KeepOffer returnTo={`/insights/${id}`} />
    </div>
  );
}

function Enough({ id }: { id: string }) {
  const { me } = useAuth();
  const { data: insight } = useQuery(insightQuery(id));
  if (!me || !insight?.reading) return null;
  return (
    <div className="page-frame pb-10 empty:hidden">
      <EnoughForToday createdAt={insight.createdAt} today={me.insightsToday} />
    </div>
  );
}

/** The offer to install the app, below the second and every later reading. */
function Install({ id }: { id: string }) {
  const { data: insight } = useQuery(insightQuery(id));
  if (!insight?.reading || insight.isGrave || insight.isFirst) return null;
  return (
    <div className="page-frame pb-10 empty:hidden">
      <InstallOffer />
    </div>
  );
}

/** The notice shown below a reading, but not below a first reading and not beside an open chat. */
function FooterNotice({ id }: { id: string }) {
  const { data: insight } = useQuery(insightQuery(id));
  if (!insight?.reading || insight.isGrave || insight.isFirst) return null;
  return (
    <div className="page-frame pb-10 empty:hidden">
      <AdSlot placement="insight-footer" className="max-w-200" />
    </div>
  );
}

/** The chat beside a finished reading. */
function Chat({ id }: { id: string }) {
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const { me, user, isGuest, update, showAuth } = useAuth();
  const queries = useQueryClient();
  const { data: insight } = useQuery(insightQuery(id));
  const { changeAsync } = useChangeStep(id);
  if (!me || !user || !insight || !hasChat(insight, isGuest)) return null;
  const openStep = insight.steps.find(({ isDone }) => !isDone);
  const goTo = (place: string) =>
    void navigate({ hash: place }, { replace: true, state, preventScrollReset: true });
  const signUp = () => showAuth({ mode: "signUp", reason: "argue", returnTo: `/insights/${id}${CHAT}` });
  if (isGuest && hash === CHAT) {
    return (
      <SignUpFirst
        onArrive={() => {
          goTo("");
          signUp();
        }}
      />
    );
  }
  return (
    <InsightChat
      place={{ userId: user.id, insightId: id }}
      advisorName={me.advisorName}
      mayBeInDanger={insight.reading?.concern !== undefined}
      duck={me.duck.kind}
      onStepDone={async () => {
        // A step that could not be ticked is shown as it was, and the reply does not say that it is ticked.
        if (openStep) await changeAsync({ index: openStep.index, isDone: true }).catch(() => undefined);
      }}
      isOpen={hash === CHAT}
      onOpen={() => goTo(CHAT)}
      onClose={() => {
        // The new messages of the chat may mean that no notices may be shown beside the reading, so the insight is
        // loaded again.
        void invalidateAreas(queries, [{ area: "insights", id }]);
        goTo("");
      }}
      onSignUp={isGuest ? signUp : null}
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

/** Stands where a guest, who has no chat, has followed a link to it. */
function SignUpFirst({ onArrive }: { onArrive: () => void }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  return null;
}

/** The button for sharing, shown under a reading that has text. */
function Share({ id }: { id: string }) {
  const { data: insight } = useQuery(insightQuery(id));
  if (!insight?.reading || insight.isDefault || insight.reading.concern) return null;
  return (
    <div className="page-frame pb-10">
      <ShareCard cards={insight.cardsDrawn} reading={insight.reading} ownWords={insight.userContext} />
    </div>
  );
}
