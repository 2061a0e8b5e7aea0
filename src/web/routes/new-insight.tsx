import { useLocation, useSearchParams } from "react-router";
import { SPREAD_TYPES } from "#domain/readings/spread.ts";
import { CameAlong } from "../features/insights/came-along.tsx";
import { LoopLine } from "../features/patterns/loop-line.tsx";
import { RequestPage } from "../features/readings/request/request-page.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { Notice } from "../ui/notice.tsx";
import { SITE } from "../ui/site.ts";
import { useHasNoBlock } from "./use-has-no-block.ts";
import { useSendRequest } from "./use-send-request.ts";

export function meta() {
  return [{ title: `New insight · ${SITE.name}` }];
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
