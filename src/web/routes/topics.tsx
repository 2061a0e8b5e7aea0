import { TopicsPage } from "../features/chat/topics-page.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { RequireAccount } from "../features/session/require-account.tsx";
import { SITE } from "../ui/site.ts";

export function meta() {
  return [{ title: `What your chats are about · ${SITE.name}` }];
}

/** The page of topics of the person's recent messages. */
export default function Topics() {
  const { me } = useAuth();
  if (!me) return null;
  return (
    <RequireAccount>
      <TopicsPage advisorName={me.advisorName} />
    </RequireAccount>
  );
}
