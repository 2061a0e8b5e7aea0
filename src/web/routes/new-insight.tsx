import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { HomeOutput } from "#contract/home.ts";
import { SPREAD_TYPES } from "#domain/readings/spread.ts";
import { homeQuery } from "../api/queries/home.ts";
import { useSendRequest } from "../app/use-send-request.ts";
import { CameAlong } from "../features/insights/came-along.tsx";
import { LoopLine } from "../features/patterns/loop-line.tsx";
import { RequestPage } from "../features/readings/request/request-page.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { Notice } from "../ui/notice.tsx";
import { SITE } from "../ui/site.ts";

/** For how long after its sign-up an account counts as new, in milliseconds. */
const NEW_FOR_MS = 3_600_000;

export function meta() {
  return [{ title: `New reading · ${SITE.name}` }];
}

/** The page with the form that requests a reading. On a phone it stands without the navigation bar. */
export default function NewInsight() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { me, user, isGuest } = useAuth();
  const cardId = query.get("cardId");
  const request = useSendRequest(cardId);
  const hasNoBlock = useHasNoBlock();
  if (!me || !user) return null;
  const blockId = query.get("blockId");
  const isNew = Object(state).hasSignedUp === true;
  const isAskedByEmail = isNew && user.email !== null && !user.isEmailVerified && me.flags.sendsEmail;
  return (
    <div className="without-bar">
      {Object(state).hasComeAlong === true && (
        <div className="page-frame page-column pt-4 md:pt-8">
          <CameAlong />
        </div>
      )}
      {isAskedByEmail && (
        <div className="page-frame page-column pt-4 md:pt-8">
          <Notice>Check your inbox to confirm your email.</Notice>
        </div>
      )}
      <RequestPage
        key={`${blockId} ${cardId}`}
        userId={user.id}
        isGuest={isGuest}
        canLink={!isGuest && !hasNoBlock}
        me={me}
        blockId={blockId}
        cardId={cardId}
        spread={SPREAD_TYPES.find((spread) => spread === query.get("spread"))}
        renderLoop={(blockId) => <LoopLine blockId={blockId} />}
        {...request}
      />
    </div>
  );
}

/**
 * Returns whether the account is known to have no block as the page opens, without a request: it was made just now and
 * brought no reading along, or home, which nothing has changed since, counted none.
 */
function useHasNoBlock(): boolean {
  const queries = useQueryClient();
  const { state } = useLocation();
  const { me } = useAuth();
  // The form stays as it is while the person fills it in, also when home is asked again meanwhile.
  const [hasNone] = useState(() => {
    const { hasSignedUp, hasComeAlong } = Object(state);
    // The state of a location outlives a reload, so the account's age decides whether it is new.
    const isNew = me?.user != null && Date.now() - Date.parse(me.user.createdAt) < NEW_FOR_MS;
    if (hasSignedUp === true && hasComeAlong !== true && isNew && me?.insightsToday?.used === 0) return true;
    const home = queries.getQueryState<HomeOutput>(homeQuery.queryKey);
    return home?.isInvalidated === false && home.data?.blockCount === 0;
  });
  return hasNone;
}
