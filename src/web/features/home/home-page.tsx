import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import type { HomeOutput } from "#contract/home.ts";
import { onboardingShown } from "../../api/onboarding-shown.ts";
import { homeQuery } from "../../api/queries/home.ts";
import { useDates } from "../../api/use-dates.ts";
import { useLocalMoment } from "../../api/use-local-moment.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorPanel, Notice } from "../../ui/notice.tsx";
import { DayPond } from "./day-pond.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { LastInsight } from "./last-insight.tsx";
import { atMoment } from "./planned-for.ts";
import { FinishProfileReminder } from "./profile-banner.tsx";
import { sayToday } from "./say-today.ts";
import { type OpenStep, type StepAtHand, useStepAtHand } from "./use-step-at-hand.ts";
import { VerifyBanner } from "./verify-banner.tsx";

/** What the page of the one step needs. */
export interface StepProps extends Pick<StepAtHand, "isAsked" | "hasNext"> {
  step: OpenStep;
  /** The steps that home may show as the one step. */
  steps: readonly OpenStep[];
  /** Whether the step takes the focus, because the button that was pressed is gone. */
  takesFocus: boolean;
  /** Called when a step is done. `saved` is the answer of the server. */
  onDone: (step: OpenStep, saved: Promise<unknown>) => void;
  /** Shows the next step. */
  onLeave: () => void;
}

interface HomePageProps {
  userId: string;
  /** The account's email address if it is not confirmed yet; `null` when it is confirmed. */
  unverifiedEmail: string | null;
  /** Whether fewer insights per day are allowed until the address is confirmed. */
  isHeldBack: boolean;
  /** Renders the one step to do now. Called only if there is one. */
  renderStep: (props: StepProps) => ReactNode;
  /** Renders the way to take back that a step is done. */
  renderTakeBack: (step: OpenStep, onTakeBack: StepAtHand["takeBack"]) => ReactNode;
  /** Renders the list of all open steps. */
  renderSteps: (steps: OpenStep[]) => ReactNode;
  /** Renders the picture of the blocks. */
  renderPond: (home: HomeOutput) => ReactNode;
  /** Renders the list of active blocks. */
  renderBlocks: (home: HomeOutput) => ReactNode;
  /** Renders the items that wait for an answer, such as due promises. Called only if there are any. */
  renderWaiting: (home: HomeOutput) => ReactNode;
  /**
   * Renders the card of the day. The field of its answer is open, and sending may be the one yellow action of the screen
   * (`main`), or a button opens it (`closed`).
   */
  renderCard: (home: HomeOutput, field: "main" | "open" | "closed") => ReactNode;
  /**
   * Whether the router is already going to another page, for example after signing up. If so, this page does not
   * redirect.
   */
  isOnTheWay?: boolean;
}

/** The home page: the pond with Rob's line for today, the one step to do now, the card of the day, and what is open. */
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
  return <Shown home={home.data} onStale={() => void home.refetch()} {...props} />;
}

function Shown({
  home: given,
  onStale,
  ...props
}: HomePageProps & { home: HomeOutput; onStale: () => void }) {
  const now = useLocalMoment();
  const home = atMoment(given, now);
  const atHand = useStepAtHand(home, onStale);
  const { step, areAllPutOff, justDone, focus } = atHand;
  const waiting = doesAnythingWait(home) && props.renderWaiting(home);
  const isCardMain = step === null && hasCardToAnswer(home);
  const line = sayToday(home, { isAsked: waiting !== false, atHand, dates: useDates(), now });
  const card = props.renderCard(home, cardField(step !== null, isCardMain));
  return (
    <>
      <DayPond
        line={line}
        isActMain={step === null && !isCardMain}
        focus={focus}
        ways={
          <>
            {areAllPutOff && (
              <Button look="link" onClick={atHand.showAgain}>
                Show them again
              </Button>
            )}
            {justDone && props.renderTakeBack(justDone, atHand.takeBack)}
          </>
        }
      >
        {props.renderPond(home)}
      </DayPond>
      <Columns
        first={
          <>
            {atHand.fault && (
              <div className="mb-6">
                <Notice tone="warning">{atHand.fault}</Notice>
              </div>
            )}
            {!step && waiting && <div className="mb-8">{waiting}</div>}
            {step
              ? props.renderStep({
                  ...atHand,
                  step,
                  takesFocus: focus?.on === "step",
                  onDone: atHand.finish,
                  onLeave: atHand.putOff,
                })
              : card}
          </>
        }
        beside={
          <>
            {step && <div className="mb-10">{card}</div>}
            {step && waiting}
            <Blocks home={home} renderBlocks={props.renderBlocks} />
            {home.openSteps.length > (step ? 1 : 0) && props.renderSteps(home.openSteps)}
            <Banners {...props} isProfileComplete={home.isProfileComplete} />
          </>
        }
        last={<LastInsight item={home.insights[0]} />}
      />
    </>
  );
}

function cardField(hasStep: boolean, isMain: boolean): "main" | "open" | "closed" {
  if (hasStep) return "closed";
  return isMain ? "main" : "open";
}

/**
 * Returns whether the answer to the card of the day is the one yellow action, where no step is open. A person who answered
 * it, or who has no active block, is asked what has them stuck instead.
 */
function hasCardToAnswer({ activeBlocks, cardOfDay }: HomeOutput): boolean {
  // An answer that a browser kept before the field existed has none.
  return activeBlocks.length > 0 && !cardOfDay.reflection;
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

/** The list of active blocks. Each bar has the link to a new reading, so the list has none. */
function Blocks({ home, renderBlocks }: Pick<HomePageProps, "renderBlocks"> & { home: HomeOutput }) {
  const { activeBlocks, hasMoreActive, blockCount } = home;
  return (
    <section aria-labelledby="active-blocks">
      <h2 id="active-blocks" className="type-title mb-3">
        {activeBlocks.length > 0 || blockCount === 0 ? "Your Active Blocks" : "Your blocks"}
      </h2>
      {renderBlocks(home)}
      {blockCount > 0 && (
        <p className="mt-2">
          <ButtonLink to="/blocks" look="link" className="inline-flex items-center">
            {blocksLink(activeBlocks.length, hasMoreActive)}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function blocksLink(activeCount: number, hasMore: boolean): string {
  if (activeCount === 0) return "Your other blocks";
  return hasMore ? "All of your blocks" : "All blocks";
}
