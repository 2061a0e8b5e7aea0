import { lazy, Suspense, useEffect } from "react";
import { useNavigation } from "react-router";
import { isLimitedUntilVerified } from "#domain/plans/plans.ts";
import { hasEarlyAnswer } from "../../api/early-answers.ts";
import { homeQuery } from "../../api/queries/home.ts";
import { CompactBlocks } from "../../features/blocks/compact-blocks.tsx";
import { HomePond } from "../../features/blocks/home-pond.tsx";
import { RestingWords } from "../../features/blocks/resting-words.tsx";
import { HomePage } from "../../features/home/home-page.tsx";
import { MoreSteps } from "../../features/insights/steps/more-steps.tsx";
import { NotDone } from "../../features/insights/steps/not-done.tsx";
import { OneStep } from "../../features/insights/steps/one-step.tsx";
import { DayCard } from "../../features/reflections/day-card.tsx";
import { useAuth } from "../../features/session/auth-context.ts";
import { userIdOfHint } from "../../features/session/session-hint.ts";
import { Loading } from "../../ui/skeleton.tsx";
import { AppPages } from "../app-pages.tsx";
import { queryCacheOf } from "../query-cache.ts";

/** The items that wait for an answer are loaded lazily, because most people have none. */
const WhatWaits = lazy(() => import("./what-waits.tsx").then((module) => ({ default: module.WhatWaits })));

/** Home for a person with an account. It is a separate module, so that visitors load neither it nor the app's pages. */
export function MemberHome() {
  return (
    <AppPages>
      <Home />
    </AppPages>
  );
}

function Home() {
  const { me, user } = useAuth();
  const navigation = useNavigation();
  if (!user) return null;
  return (
    <HomePage
      userId={user.id}
      isOnTheWay={navigation.state !== "idle"}
      isHeldBack={isLimitedUntilVerified(me?.plan ?? null, me?.insightsToday?.limit)}
      unverifiedEmail={user.isEmailVerified || !me?.flags.sendsEmail ? null : user.email}
      renderStep={(step) => <OneStep {...step} />}
      renderTakeBack={(step, onTakeBack) => <NotDone {...{ step, onTakeBack }} />}
      renderPond={(home) => <HomePond home={home} />}
      renderBlocks={(home) => (
        <>
          {(home.activeBlocks.length > 0 || home.blockCount === 0) && (
            <CompactBlocks blocks={home.activeBlocks} />
          )}
          <RestingWords resting={home.restingBlocks} />
        </>
      )}
      renderWaiting={(home) => (
        <Suspense fallback={<Loading />}>
          <WhatWaits home={home} />
        </Suspense>
      )}
      renderSteps={(steps) => <MoreSteps items={steps} />}
      renderCard={({ cardOfDay, insights }, field) => (
        <DayCard userId={user.id} card={cardOfDay} field={field} isAmongMany={insights.length > 0} />
      )}
    />
  );
}

/**
 * Puts home's answer that the shell requested into the cache, while the server still says who is signed in. Home is then
 * shown without its skeleton. If somebody else is signed in than was last, their home uses another cache. If the server
 * does not say who is signed in, the answer is dropped. Renders nothing.
 */
export function EarlyHome() {
  const { status } = useAuth();
  useEffect(() => {
    const userId = userIdOfHint();
    if (userId !== null && hasEarlyAnswer("/api/home")) void queryCacheOf(userId).prefetchQuery(homeQuery);
  }, []);
  useEffect(() => {
    const userId = userIdOfHint();
    // Cache: the answer may be another person's, whose session the server could not confirm.
    if (status === "failed" && userId !== null)
      queryCacheOf(userId).removeQueries({ queryKey: homeQuery.queryKey });
  }, [status]);
  return null;
}
