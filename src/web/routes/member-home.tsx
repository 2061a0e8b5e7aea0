import { useNavigate } from "react-router";
import { CompactBlocks } from "../features/blocks/compact-blocks.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { RequestPage } from "../features/request/request-page.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { AppPages } from "./app-pages.tsx";
import { orderOf } from "./order-of.ts";

/** Home for somebody with an account. Apart from the landing, which must stay light. */
export function MemberHome() {
  const { me, user, showAuth } = useAuth();
  const navigate = useNavigate();
  if (!me || !user) return null;
  return (
    <AppPages>
      <HomePage
        userId={user.id}
        unverifiedEmail={user.isEmailVerified ? null : user.email}
        renderBlocks={(blocks) => <CompactBlocks blocks={blocks} />}
        request={
          <RequestPage
            userId={user.id}
            isGuest={false}
            me={me}
            blockId={null}
            cardId={null}
            onNeedAccount={() => showAuth("signUp")}
            onSend={(draft) => void navigate("/create-insight", { state: orderOf(draft) })}
          />
        }
      />
    </AppPages>
  );
}
