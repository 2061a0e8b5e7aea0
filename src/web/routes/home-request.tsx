import { useNavigate } from "react-router";
import { RequestPage } from "../features/request/request-page.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { orderOf } from "./order-of.ts";

/** What has you stuck, on home: for whoever tracks nothing. Apart from home, which those with blocks see without it. */
export function HomeRequest() {
  const { me, user, showAuth } = useAuth();
  const navigate = useNavigate();
  if (!me || !user) return null;
  return (
    <RequestPage
      userId={user.id}
      isGuest={false}
      me={me}
      blockId={null}
      cardId={null}
      onNeedAccount={() => showAuth("signUp")}
      onSend={(draft) => void navigate("/create-insight", { state: orderOf(draft) })}
    />
  );
}
