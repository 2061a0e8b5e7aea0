import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { BillingOutput } from "#contract/billing.ts";
import { PLANS } from "#domain/plans/plans.ts";
import { sayFault } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { billingQuery } from "../../api/queries/billing.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UnloadedList } from "../../ui/unloaded-list.tsx";
import { goToCheckout, goToPortal } from "./go-to-checkout.ts";

interface PremiumSectionProps {
  /** Whether the person comes back from the page to pay on. */
  isBack: boolean;
  /** Called when the plan may have changed. */
  onChanged: () => void;
}

/** The section of the preferences about Premium: what the account has, and buying, cancelling and keeping it. */
export function PremiumSection({ isBack, onChanged }: PremiumSectionProps) {
  const { data, error, isFetching, refetch } = useQuery(billingQuery);
  const { busy, fault, run } = useBillingChange(onChanged);
  const isAsked = useEffectEvent(() => {
    if (isBack) void run("refresh", () => api.billing.refresh({}));
  });
  useEffect(() => isAsked(), []);
  if (!data) {
    // As high as what a free account sees on a server where Premium is not for sale, so that nothing below moves.
    const height = "h-28 sm:h-21.5";
    return <UnloadedList {...{ error, height }} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid justify-items-start gap-4">
      {isBack && <Thanks billing={data} isAsking={busy === "refresh"} />}
      <Present billing={data} />
      <Choices billing={data} busy={busy} run={run} />
      {fault && <Notice tone="warning">{fault}</Notice>}
    </div>
  );
}

type Doing = "refresh" | "buy" | "portal" | "cancel" | "resume";
type Run = (doing: Doing, change: () => Promise<BillingOutput | undefined>) => Promise<void>;

/** Runs one change at a time, and shows the state that its answer has. */
function useBillingChange(onChanged: () => void) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<Doing | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const run: Run = async (doing, change) => {
    setBusy(doing);
    setFault(null);
    try {
      const answer = await change();
      if (answer) {
        // Cache: the answer of each change is the new state. A request on its way may have an older one.
        await queryClient.cancelQueries({ queryKey: billingQuery.queryKey });
        queryClient.setQueryData(billingQuery.queryKey, answer);
        onChanged();
      }
    } catch (error) {
      setFault(sayFault(error));
    } finally {
      setBusy(null);
    }
  };
  return { busy, fault, run };
}

function Thanks({ billing, isAsking }: { billing: BillingOutput; isAsking: boolean }) {
  if (billing.isPremium)
    return <Notice tone="good">Paid. You are a Premium Duck, and a receipt is in your inbox.</Notice>;
  if (isAsking) return <Notice>Asking Stripe whether the payment has arrived.</Notice>;
  return <Notice>Stripe has not reported the payment yet. This page will show it when it does.</Notice>;
}

/** Says in a sentence or two what the account has now. */
function Present({
  billing: { isPremium, isForSale, subscription, grantedUntil },
}: {
  billing: BillingOutput;
}) {
  const { formatFullDay } = useDates();
  const day = (time: string | null | undefined) => (time ? formatFullDay(time) : "an unknown day");
  if (subscription?.state === "past_due" && isPremium) {
    return (
      <Notice tone="warning">
        The last payment did not go through and will be tried again. Premium stays until{" "}
        {day(subscription.premiumUntil)}. Another payment card may help.
      </Notice>
    );
  }
  if (subscription?.state === "active" && isPremium) {
    return (
      <p>
        {subscription.isEnding
          ? `Premium Duck until ${day(subscription.periodEnd)}. It is canceled, and you will not be charged again.`
          : `Premium Duck, $${PLANS.premium.dollarsPerMonth} a month. The next payment is on ${day(subscription.periodEnd)}.`}
      </p>
    );
  }
  if (isPremium)
    return (
      <p>
        Premium Duck, given by the people who run this server
        <span>{grantedUntil && `, until ${day(grantedUntil)}`}</span>.
      </p>
    );
  if (subscription?.state === "past_due")
    return <p>Free Duck. The last payment did not go through; another payment card brings Premium back.</p>;
  return <p>{isForSale ? "Free Duck." : "Free Duck. Premium is not for sale on this server."}</p>;
}

function Choices({ billing, busy, run }: { billing: BillingOutput; busy: Doing | null; run: Run }) {
  const { isForSale, isPremium, canBuy, subscription } = billing;
  const isGoingOn = subscription?.state === "active" || subscription?.state === "past_due";
  const leave = (open: () => Promise<void>) => async () => {
    await open();
    return undefined;
  };
  return (
    <>
      {isForSale && !isPremium && !isGoingOn && (
        <Buy canBuy={canBuy} isBusy={busy === "buy"} onBuy={() => void run("buy", leave(goToCheckout))} />
      )}
      {!isPremium && (
        <ButtonLink look="link" to="/upgrade">
          What Premium is
        </ButtonLink>
      )}
      {isForSale && isGoingOn && (
        <Ending
          isEnding={subscription.isEnding}
          isUnpaid={subscription.state === "past_due"}
          isBusy={busy === "cancel" || busy === "resume"}
          onCancel={() => void run("cancel", () => api.billing.cancel({}))}
          onResume={() => void run("resume", () => api.billing.resume({}))}
        />
      )}
      {isForSale && subscription && subscription.state !== "none" && (
        <Button look="link" isBusy={busy === "portal"} onClick={() => void run("portal", leave(goToPortal))}>
          Payment card and invoices
        </Button>
      )}
    </>
  );
}

function Buy({ canBuy, isBusy, onBuy }: { canBuy: boolean; isBusy: boolean; onBuy: () => void }) {
  if (!canBuy)
    return (
      <p className="text-mist">To buy Premium, first confirm your email address, further down this page.</p>
    );
  return (
    <Button isBusy={isBusy} onClick={onBuy}>
      Upgrade to Premium
    </Button>
  );
}

interface EndingProps {
  isEnding: boolean;
  /** Whether the last payment failed. Cancelling then ends Premium at once. */
  isUnpaid: boolean;
  isBusy: boolean;
  onCancel: () => void;
  onResume: () => void;
}

/** Cancelling, which can be taken back until the month is over and so asks no question first. */
function Ending({ isEnding, isUnpaid, isBusy, onCancel, onResume }: EndingProps) {
  if (isEnding) {
    return (
      <Button look="outline" isBusy={isBusy} onClick={onResume}>
        Keep Premium
      </Button>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="outline" isBusy={isBusy} onClick={onCancel}>
        Cancel Premium
      </Button>
      <p className="type-small text-mist">
        {isUnpaid
          ? "Premium then ends at once, and the payment is not tried again."
          : "Premium stays until the end of the month you paid for. Until then you can change your mind."}
      </p>
    </div>
  );
}
