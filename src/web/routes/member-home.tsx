import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useNavigation } from "react-router";
import { BLOCKS_BEFORE_AN_AD } from "#domain/ads/placements.ts";
import { isLimitedUntilVerified } from "#domain/plans/plans.ts";
import { homeQuery } from "../api/queries/home.ts";
import { AdSlot } from "../features/ads/ad-slot.tsx";
import { CompactBlocks } from "../features/blocks/compact-blocks.tsx";
import { HomePond } from "../features/blocks/home-pond.tsx";
import { CardOfDay } from "../features/cards/card-of-day.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { MoreSteps } from "../features/insights/steps/more-steps.tsx";
import { OneStep } from "../features/insights/steps/one-step.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { Loading } from "../ui/skeleton.tsx";

const HomeRequest = lazy(() =>
  import("./home-request.tsx").then((module) => ({ default: module.HomeRequest })),
);

/** The items that wait for an answer are loaded lazily, because most people have none. */
const WhatWaits = lazy(() => import("./what-waits.tsx").then((module) => ({ default: module.WhatWaits })));

/** The home page for a person with an account. */
export function MemberHome() {
  const { me, user } = useAuth();
  const navigation = useNavigation();
  if (!user) return null;
  return (
    <>
      <HomeNotice />
      <HomePage
        userId={user.id}
        isOnTheWay={navigation.state !== "idle"}
        isHeldBack={isLimitedUntilVerified(me?.plan ?? null, me?.insightsToday?.limit)}
        unverifiedEmail={user.isEmailVerified || !me?.flags.sendsEmail ? null : user.email}
        renderStep={(steps, isFirstDue) => <OneStep items={steps} isFirstDue={isFirstDue} />}
        renderPond={(home) => <HomePond home={home} />}
        renderBlocks={(blocks, isGrave) => (
          <>
            <CompactBlocks blocks={blocks} />
            {!isGrave && blocks.length >= BLOCKS_BEFORE_AN_AD && <AdSlot placement="native-content" />}
          </>
        )}
        renderWaiting={(home) => (
          <Suspense fallback={<Loading />}>
            <WhatWaits home={home} />
          </Suspense>
        )}
        renderSteps={(steps) => <MoreSteps items={steps} />}
        renderCard={({ insights, cardOfDay }) => (
          <CardOfDay isAmongMany={insights.length > 0} questions={{ [cardOfDay.id]: cardOfDay.question }} />
        )}
        request={
          <Suspense fallback={<Loading />}>
            <HomeRequest />
          </Suspense>
        }
      />
    </>
  );
}

/** The content shown above the person's blocks. A person without blocks sees only the request form. */
function HomeNotice() {
  const { data } = useQuery(homeQuery);
  if (data?.isGrave || data?.activeBlocks.length === 0) return null;
  return (
    <div className="page-frame">
      <AdSlot placement="dashboard-header" isSettled={data !== undefined} className="mt-4" />
    </div>
  );
}
