import { LoopLine } from "../features/patterns/loop-line.tsx";
import { RequestPage } from "../features/readings/request/request-page.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { readingOrderOf } from "./reading-order-of.ts";
import { useBeginReading } from "./use-begin-reading.ts";

/**
 * The request form on the home page, for people without blocks. It is a separate module, so that other people do
 * not download it.
 */
export function HomeRequest() {
  const { me, user, showAuth } = useAuth();
  const beginReading = useBeginReading();
  if (!me || !user) return null;
  return (
    <RequestPage
      userId={user.id}
      isGuest={false}
      me={me}
      blockId={null}
      cardId={null}
      onNeedAccount={() => showAuth("signUp")}
      renderLoop={(blockId) => <LoopLine blockId={blockId} />}
      onSend={(draft, owner) => beginReading(readingOrderOf(draft, owner))}
    />
  );
}
