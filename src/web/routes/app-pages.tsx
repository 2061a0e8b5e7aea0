import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "../api/query-client.ts";
import { LiveUpdates } from "../features/live/live-updates.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { PageFrame } from "./page-frame.tsx";

/** Pages that read the API: one memory of answers for all of them. A session that ended leads to the door. */
export function AppPages({ children }: { children: ReactNode }) {
  const { user, isGuest, recheck, reload } = useAuth();
  const [queryClient] = useState(() => createQueryClient({ onUnauthenticated: () => void recheck() }));
  return (
    <QueryClientProvider client={queryClient}>
      {user && !isGuest && (
        <LiveUpdates onMeChanged={() => void reload()} onSignedOut={() => void recheck()} />
      )}
      <PageFrame>{children}</PageFrame>
    </QueryClientProvider>
  );
}
