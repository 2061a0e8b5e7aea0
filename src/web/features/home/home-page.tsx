import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import type { HomeOutput } from "#contract/home.ts";
import { onboardingShown } from "../../api/onboarding-shown.ts";
import { homeQuery } from "../../api/queries/home.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";
import { HOME_FRAME } from "./home-frame.ts";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { LatestInsights } from "./latest-insights.tsx";
import { FinishProfileReminder } from "./profile-banner.tsx";
import { VerifyBanner } from "./verify-banner.tsx";

type ActiveBlocks = HomeOutput["activeBlocks"];

interface HomePageProps {
  userId: string;
  /** The account's email address if it is not confirmed yet; `null` when it is confirmed. */
  unverifiedEmail: string | null;
  /** Whether fewer insights per day are allowed until the address is confirmed. */
  isHeldBack: boolean;
  /**
   * Renders the list of active blocks. `isGrave` is true if the latest readings forbid an advertisement beside the
   * blocks.
   */
  renderBlocks: (blocks: ActiveBlocks, isGrave: boolean) => ReactNode;
  /** Renders the items that wait for an answer, such as due promises. Called only if there are any. */
  renderWaiting: (home: HomeOutput) => ReactNode;
  /** Renders the open steps. */
  renderSteps: (steps: HomeOutput["openSteps"]) => ReactNode;
  /** The request form for a new reading, shown when no active block is tracked. */
  request: ReactNode;
  /** Renders the card of the day. `hasDrawings` is true if the page shows other cards as well. */
  renderCard: (hasDrawings: boolean) => ReactNode;
  /**
   * Whether the router is already going to another page, for example after signing up. If so, this page does not
   * redirect.
   */
  isOnTheWay?: boolean;
}

/** The home page: active blocks, open steps and the latest readings. */
export function HomePage(props: HomePageProps) {
  const {
    userId,
    unverifiedEmail,
    renderBlocks,
    renderWaiting,
    renderSteps,
    request,
    isOnTheWay = false,
  } = props;
  const home = useQuery(homeQuery);
  if (home.isPending) return <HomeSkeleton isSlow={home.failureCount > 0} />;
  if (!home.data) {
    return (
      <ErrorPanel
        level={1}
        title="Your pond did not load"
        kept="Your blocks and insights are safe on the server."
        actions={<Button onClick={() => void home.refetch()}>Retry</Button>}
      >
        {home.error.message}
      </ErrorPanel>
    );
  }
  const { isProfileComplete, isOnboardingOffered, insights, openSteps } = home.data;
  if (!isProfileComplete && !isOnboardingOffered && onboardingShown.read(userId) === null) {
    return isOnTheWay ? <HomeSkeleton isSlow={false} /> : <Navigate to="/onboarding" replace />;
  }
  return (
    <div className={`${HOME_FRAME} overflow-x-clip py-4 md:py-10`}>
      <div className="mb-6 grid gap-3 empty:hidden">
        {unverifiedEmail && <VerifyBanner email={unverifiedEmail} isHeldBack={props.isHeldBack} />}
        {!isProfileComplete && <FinishProfileReminder />}
      </div>
      {/* On wide screens, due items and the card of the day stand beside the blocks. The order in the document
          stays the same. */}
      <div className="xl:grid xl:grid-cols-[37rem_26rem] xl:grid-rows-[auto_1fr] xl:gap-x-28">
        <div className="xl:col-start-2">{doesAnythingWait(home.data) && renderWaiting(home.data)}</div>
        <div className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <Blocks home={home.data} renderBlocks={renderBlocks} request={request} />
          {renderSteps(openSteps)}
          <LatestInsights items={insights} />
        </div>
        <div className="mt-10 border-t border-hair-faint pt-6 xl:col-start-2 xl:mt-4">
          {props.renderCard(insights.length > 0)}
        </div>
      </div>
    </div>
  );
}

function doesAnythingWait({ duePromises, parkedBlocks, checkInStep, isCheckInDue }: HomeOutput): boolean {
  return duePromises.length + parkedBlocks.length > 0 || checkInStep !== null || isCheckInDue;
}

type BlocksProps = Pick<HomePageProps, "renderBlocks" | "request"> & { home: HomeOutput };

/** Shows the active blocks, or the request form for a new reading if there are none. */
function Blocks({ home, renderBlocks, request }: BlocksProps) {
  const { activeBlocks, hasMoreActive, blockCount, isGrave } = home;
  if (activeBlocks.length === 0) {
    return (
      <section aria-label="A new insight">
        <div className="-mx-5">{request}</div>
        {blockCount === 0 ? (
          renderBlocks([], isGrave)
        ) : (
          <ButtonLink to="/blocks" look="link" className="inline-flex items-center">
            Your other blocks
          </ButtonLink>
        )}
      </section>
    );
  }
  return (
    <section aria-labelledby="active-blocks">
      <div className="mt-4 mb-2 flex flex-wrap items-center justify-between gap-4">
        <h1 id="active-blocks" className="type-display">
          Your Active Blocks
        </h1>
        <ButtonLink to="/new-insight">+ New Insight</ButtonLink>
      </div>
      {renderBlocks(activeBlocks, isGrave)}
      <p className="mt-4">
        <ButtonLink to="/blocks" look="link" className="inline-flex items-center">
          {hasMoreActive ? "All of your blocks" : "All blocks"}
        </ButtonLink>
      </p>
    </section>
  );
}
