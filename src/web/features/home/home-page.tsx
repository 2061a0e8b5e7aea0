import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import type { HomeOutput } from "#contract/home.ts";
import { onboardingShown } from "../../api/onboarding-shown.ts";
import { homeQuery } from "../../api/queries/home.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel } from "../../ui/notice.tsx";
import { Rob } from "../../ui/rob.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { LastInsight } from "./last-insight.tsx";
import { FinishProfileReminder } from "./profile-banner.tsx";
import { VerifyBanner } from "./verify-banner.tsx";

type ActiveBlocks = HomeOutput["activeBlocks"];
type OpenSteps = HomeOutput["openSteps"];

interface HomePageProps {
  userId: string;
  /** The account's email address if it is not confirmed yet; `null` when it is confirmed. */
  unverifiedEmail: string | null;
  /** Whether fewer insights per day are allowed until the address is confirmed. */
  isHeldBack: boolean;
  /**
   * Renders the one step to do now, the first of `steps`, and asks about its promise if `isFirstDue`. Called only if there
   * is an open step.
   */
  renderStep: (steps: OpenSteps, isFirstDue: boolean) => ReactNode;
  /** Renders the list of all open steps. */
  renderSteps: (steps: OpenSteps) => ReactNode;
  /** Renders the picture of the blocks. Called only if there are active ones. */
  renderPond: (home: HomeOutput) => ReactNode;
  /**
   * Renders the list of active blocks. `isGrave` is true if the latest readings forbid an advertisement beside the
   * blocks.
   */
  renderBlocks: (blocks: ActiveBlocks, isGrave: boolean) => ReactNode;
  /** Renders the items that wait for an answer, such as due promises. Called only if there are any. */
  renderWaiting: (home: HomeOutput) => ReactNode;
  /** The request form for a new reading, shown when no active block is tracked. */
  request: ReactNode;
  /** Renders the card of the day. */
  renderCard: (home: HomeOutput) => ReactNode;
  /**
   * Whether the router is already going to another page, for example after signing up. If so, this page does not
   * redirect.
   */
  isOnTheWay?: boolean;
}

/** The home page: the one step to do now, the active blocks and the last reading. */
export function HomePage(props: HomePageProps) {
  const { userId, isOnTheWay = false } = props;
  const home = useQuery(homeQuery);
  if (home.isPending) return <HomeSkeleton isSlow={home.failureCount > 0} />;
  if (!home.data) {
    return (
      <ErrorPanel
        level={1}
        cause={home.error}
        title="Your pond did not load"
        kept="Your blocks and readings are safe on the server."
        actions={<Button onClick={() => void home.refetch()}>Retry</Button>}
      >
        {home.error.message}
      </ErrorPanel>
    );
  }
  const { isProfileComplete, isOnboardingOffered } = home.data;
  if (!isProfileComplete && !isOnboardingOffered && onboardingShown.read(userId) === null) {
    return isOnTheWay ? <HomeSkeleton isSlow={false} /> : <Navigate to="/onboarding" replace />;
  }
  return <Shown home={home.data} {...props} />;
}

function Shown({ home, ...props }: HomePageProps & { home: HomeOutput }) {
  const steps = home.openSteps.filter((step) => !step.isAskedElsewhere);
  const waiting = doesAnythingWait(home) && props.renderWaiting(home);
  const after = <Banners {...props} isProfileComplete={home.isProfileComplete} />;
  const card = <div className="mt-8 border-t border-hair-faint pt-6">{props.renderCard(home)}</div>;
  if (home.activeBlocks.length === 0) {
    return (
      <div className="overflow-x-clip py-4 md:py-10">
        <div className="page-frame page-column empty:hidden">{waiting}</div>
        <section aria-label="A new reading">{props.request}</section>
        <div className="page-frame page-column">
          <OtherBlocks {...props} home={home} />
          {props.renderSteps(home.openSteps)}
          {after}
          {card}
          <LastInsight item={home.insights[0]} />
        </div>
      </div>
    );
  }
  const hasStep = steps.length > 0;
  return (
    <Columns
      first={
        <>
          {hasStep ? props.renderStep(steps, home.isFirstStepDue) : <NoStep isAsked={waiting !== false} />}
          {!hasStep && waiting && <div className="mt-6">{waiting}</div>}
          {!hasStep && card}
          <section aria-label="Your pond" className="mt-8 md:mt-12">
            {props.renderPond(home)}
          </section>
        </>
      }
      beside={
        <>
          {hasStep && waiting}
          <Blocks {...props} home={home} hasStep={hasStep} />
          {home.openSteps.length > 1 && props.renderSteps(home.openSteps)}
          {after}
          {hasStep && card}
        </>
      }
      last={<LastInsight item={home.insights[0]} />}
    />
  );
}

type ColumnsProps = Record<"first" | "beside" | "last", ReactNode>;

/** Two columns on wide screens, with `beside` in the right one. The order in the document is that of a phone. */
function Columns({ first, beside, last }: ColumnsProps) {
  return (
    <div className="page-frame overflow-x-clip py-4 md:py-10 xl:grid xl:grid-cols-[minmax(0,37rem)_minmax(0,26rem)] xl:grid-rows-[auto_1fr] xl:justify-between">
      <div className="min-w-0">{first}</div>
      <div className="mt-12 min-w-0 xl:col-start-2 xl:row-span-2 xl:mt-0">{beside}</div>
      <div className="min-w-0 xl:col-start-1 xl:row-start-2">{last}</div>
    </div>
  );
}

function doesAnythingWait({ duePromises, parkedBlocks, checkInStep, isCheckInDue }: HomeOutput): boolean {
  return duePromises.length + parkedBlocks.length > 0 || checkInStep !== null || isCheckInDue;
}

/** What Rob says in place of the step when none is open. `isAsked` says whether something else waits for an answer. */
function NoStep({ isAsked }: { isAsked: boolean }) {
  return (
    <div className="flex items-end gap-4">
      <Rob mood="listening" className="-mb-1" />
      <div className="min-w-0 pb-3">
        <h1 className="type-display">{isAsked ? "First, a quick question." : "Nothing’s due today."}</h1>
        {!isAsked && <p className="mt-1 text-mist">Draw a card when something has you stuck.</p>}
      </div>
    </div>
  );
}

function Banners(
  props: Pick<HomePageProps, "unverifiedEmail" | "isHeldBack"> & { isProfileComplete: boolean },
) {
  const { unverifiedEmail, isHeldBack, isProfileComplete } = props;
  return (
    <div className="mt-10 grid gap-3 empty:hidden">
      {unverifiedEmail && <VerifyBanner email={unverifiedEmail} isHeldBack={isHeldBack} />}
      {!isProfileComplete && <FinishProfileReminder />}
    </div>
  );
}

type BlocksProps = Pick<HomePageProps, "renderBlocks"> & { home: HomeOutput };

/** What stands below the request form in place of the active blocks. */
function OtherBlocks({ home, renderBlocks }: BlocksProps) {
  if (home.blockCount === 0) return renderBlocks([], home.isGrave);
  return (
    <ButtonLink to="/blocks" look="link" className="inline-flex items-center">
      Your other blocks
    </ButtonLink>
  );
}

/** The list of active blocks. */
function Blocks({ home, renderBlocks, hasStep }: BlocksProps & { hasStep: boolean }) {
  const { activeBlocks, hasMoreActive, isGrave } = home;
  return (
    <section aria-labelledby="active-blocks">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="active-blocks" className="type-title">
          Your Active Blocks
        </h2>
        <ButtonLink to="/new-insight" look={hasStep ? "outline" : "go"}>
          + New Insight
        </ButtonLink>
      </div>
      {renderBlocks(activeBlocks, isGrave)}
      <p className="mt-2">
        <ButtonLink to="/blocks" look="link" className="inline-flex items-center">
          {hasMoreActive ? "All of your blocks" : "All blocks"}
        </ButtonLink>
      </p>
    </section>
  );
}
