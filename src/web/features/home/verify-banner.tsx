import { useMutation } from "@tanstack/react-query";
import { PLANS, UNVERIFIED_INSIGHTS_PER_DAY } from "#domain/plans/plans.ts";
import { isApiError } from "../../api/api-error.ts";
import { api } from "../../api/client.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

const TOO_MANY = 429;

interface VerifyBannerProps {
  email: string;
  /** Whether fewer insights per day are allowed until the address is confirmed. */
  isHeldBack: boolean;
}

/** Asks to confirm the email address, and offers to send the link again. */
export function VerifyBanner({ email, isHeldBack }: VerifyBannerProps) {
  const sending = useMutation({
    mutationKey: queryKey("recovery", "sendConfirmation"),
    mutationFn: () => api.recovery.sendConfirmation({ email, callbackURL: "/" }),
  });
  if (sending.isSuccess) {
    return (
      <Notice>
        Another link is on its way to{" "}
        <span dir="auto" className="break-words">
          {email}
        </span>
        . Check your spam folder, too.
      </Notice>
    );
  }
  return (
    <div className="grid gap-2">
      <Notice>
        <span dir="auto" className="break-words">
          {email}
        </span>{" "}
        is not confirmed yet. The link is in your inbox.{" "}
        {isHeldBack && (
          <span>
            Confirm it to get {PLANS.free.insightsPerDay} readings a day; until then you get{" "}
            {UNVERIFIED_INSIGHTS_PER_DAY}.{" "}
          </span>
        )}
        <Button look="link" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          Send it again
        </Button>
      </Notice>
      {sending.isError && <Notice tone="warning">{faultOf(sending.error)}</Notice>}
    </div>
  );
}

function faultOf(error: Error): string {
  if (isApiError(error) && error.status === TOO_MANY) return "Too many requests. Try again in an hour.";
  return `It was not sent. ${error.message}`;
}
