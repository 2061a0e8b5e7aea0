import { LoopLine } from "../features/patterns/loop-line.tsx";
import { RequestPage } from "../features/readings/request/request-page.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { useConsent } from "../features/session/use-consent.tsx";
import { readingOrderOf } from "./reading-order-of.ts";
import { useBeginReading } from "./use-begin-reading.ts";

/**
 * The request form on the home page, for people without blocks. It is a separate module, so that other people do
 * not download it.
 */
export function HomeRequest() {
  const { me, user, update } = useAuth();
  const consent = useConsent(me, update);
  const beginReading = useBeginReading();
  if (!me || !user) return null;
  return (
    <RequestPage
      userId={user.id}
      isGuest={false}
      me={me}
      blockId={null}
      cardId={null}
      consent={consent.line}
      renderLoop={(blockId) => <LoopLine blockId={blockId} />}
      onSend={async (draft, owner) => {
        if (await consent.agree()) beginReading(readingOrderOf(draft, owner));
      }}
    />
  );
}
