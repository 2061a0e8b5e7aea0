import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { TimerStrip } from "../features/insights/timer-strip.tsx";
import { LiveUpdates } from "../features/live/live-updates.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { hearSessionEnd, memoryOf } from "./memory.ts";
import { PageFrame } from "./page-frame.tsx";

/** Pages that read the API: one memory of answers for all of them. A session that ended leads to the door. */
export function AppPages({ children }: { children: ReactNode }) {
  const { user, isGuest, recheck, reload } = useAuth();
  const sessionEnded = useEffectEvent(() => void recheck());
  useEffect(() => hearSessionEnd(() => sessionEnded()), []);
  return (
    <QueryClientProvider client={memoryOf(user?.id ?? "")}>
      {user && !isGuest && (
        <LiveUpdates onMeChanged={() => void reload()} onSignedOut={() => void recheck()} />
      )}
      <PageFrame>
        {user && <TimerStrip />}
        {children}
      </PageFrame>
    </QueryClientProvider>
  );
}
