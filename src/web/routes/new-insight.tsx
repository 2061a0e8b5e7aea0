import { useLocation, useNavigate, useSearchParams } from "react-router";
import { newReadingKey, type ReadingOrder } from "../features/reading/reading-order.ts";
import type { RequestDraft } from "../features/request/request-draft.ts";
import { RequestPage } from "../features/request/request-page.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { SITE } from "../ui/site.ts";

export function meta() {
  return [{ title: `New insight · ${SITE.name}` }];
}

/** What has you stuck, one question at a time. */
export default function NewInsight() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { me, user, isGuest, showAuth } = useAuth();
  if (!me || !user) return null;
  const blockId = query.get("blockId");
  const cardId = query.get("cardId");
  return (
    <RequestPage
      key={`${blockId} ${cardId}`}
      userId={user.id}
      isGuest={isGuest}
      me={me}
      blockId={blockId}
      cardId={cardId}
      onNeedAccount={() => showAuth({ mode: "signUp", returnTo: `${pathname}${search}` })}
      onSend={(draft) => void navigate("/create-insight", { state: orderOf(draft, cardId) })}
    />
  );
}

function orderOf(draft: RequestDraft, cardId: string | null): ReadingOrder | null {
  if (!draft.spread) return null;
  return {
    key: newReadingKey(),
    spreadType: draft.spread,
    userContext: draft.text,
    ...(draft.isLinking
      ? draft.userBlockId && { existingUserBlockId: draft.userBlockId }
      : draft.blockTypeId && { selectedBlockTypeId: draft.blockTypeId }),
    ...(cardId && { selectedCardId: cardId }),
  };
}
