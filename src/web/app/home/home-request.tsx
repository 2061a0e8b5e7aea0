import { useQuery } from "@tanstack/react-query";
import { homeQuery } from "../../api/queries/home.ts";
import { LoopLine } from "../../features/patterns/loop-line.tsx";
import { RequestPage } from "../../features/readings/request/request-page.tsx";
import { useAuth } from "../../features/session/auth-context.ts";
import { useSendRequest } from "../use-send-request.ts";

/**
 * The request form on the home page, for people without blocks. It is a separate module, so that other people do
 * not download it.
 */
export function HomeRequest() {
  const { me, user } = useAuth();
  const { data: home } = useQuery(homeQuery);
  const request = useSendRequest(null);
  if (!me || !user) return null;
  return (
    <RequestPage
      userId={user.id}
      isGuest={false}
      canLink={home?.blockCount !== 0}
      me={me}
      blockId={null}
      cardId={null}
      renderLoop={(blockId) => <LoopLine blockId={blockId} />}
      {...request}
    />
  );
}
