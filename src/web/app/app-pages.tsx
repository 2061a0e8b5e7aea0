import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { AdsAudience } from "../features/ads/ads-audience.ts";
import { FullPageAd } from "../features/ads/ads-watch.tsx";
import { DoneMomentPlace } from "../features/insights/steps/done-moment-place.tsx";
import { TimerPlace } from "../features/insights/steps/timer-place.tsx";
import { LiveUpdates } from "../features/live/live-updates.tsx";
import { LockGate } from "../features/lock/lock-gate.tsx";
import { OfflineApp } from "../features/offline/offline-app.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { Contained } from "../ui/contained.tsx";
import { PageFrame } from "./page-frame.tsx";
import { queryCacheOf, subscribeToSessionEnd } from "./query-cache.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";
import { useNewDay } from "./use-new-day.ts";

/** The news for a guest who has signed up. It is loaded after a sign-up only. */
const SignedUpHere = lazy(() =>
  import("../features/insights/signed-up-here.tsx").then(
    ({ SignedUpHere: component }) => ({ default: component }),
    // Without its code there is no news, and the page stays.
    () => ({ default: () => null }),
  ),
);

/** Provides one query cache for all pages that use the API. Leads to the sign-in when the session ends. */
export function AppPages({ children }: { children: ReactNode }) {
  const { me, user, isGuest, recheck, reload, signOut } = useAuth();
  const sessionEnded = useEffectEvent(() => void recheck());
  useFocusOnArrival();
  useNewDay(me?.insightsToday?.resetTime, () => void reload());
  useEffect(() => subscribeToSessionEnd(() => sessionEnded()), []);
  const audience = user && { isPremium: me?.plan === "premium", signedUpAt: Date.parse(user.createdAt) };
  return (
    <QueryClientProvider client={queryCacheOf(user?.id ?? "")}>
      {user && !isGuest && (
        <Contained>
          <LiveUpdates
            onMeChanged={() => void reload()}
            onSignedOut={() => void recheck({ isRevoked: true })}
            onRefused={() => void recheck()}
          />
        </Contained>
      )}
      <AdsAudience value={audience}>
        <LockGate onSignOut={() => signOut({ isSure: true })}>
          <PageFrame>
            <Contained>{user && <OfflineApp />}</Contained>
            <Contained>{user && <TimerPlace />}</Contained>
            <Contained>{user && <DoneMomentPlace key={user.id} />}</Contained>
            <Contained>{user && !isGuest && <AfterSignUp />}</Contained>
            {children}
          </PageFrame>
          <Contained>
            <FullPageAd />
          </Contained>
        </LockGate>
      </AdsAudience>
    </QueryClientProvider>
  );
}

/** Shows the news of a sign-up from the moment on that the location's state says so. */
function AfterSignUp() {
  const { state } = useLocation();
  const [isDue, setDue] = useState(false);
  if (!isDue && Object(state).hasComeAlong === true) setDue(true);
  return (
    isDue && (
      <Suspense>
        <SignedUpHere />
      </Suspense>
    )
  );
}
