import { useState } from "react";
import { isToCome } from "#domain/plans/to-come.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { Button, type ButtonLook } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { SIGN_UP_LABEL, SITE } from "../ui/site.ts";

/**
 * The button for Premium. If Premium is for sale, a visitor is asked to sign up first. If it is not, the button
 * says so to everybody without a sign-up.
 */
export function UpgradeButton({ look = "go" }: { look?: ButtonLook }) {
  const { me, user, isGuest, showAuth } = useAuth();
  const [isAsked, setAsked] = useState(false);
  if (me?.plan === "premium") return <Notice>You are already a Premium Duck.</Notice>;
  const isMember = user !== null && !isGuest;
  const isForSale = !isToCome("buying");
  const needsSignUp = !isMember && (isForSale || SITE.isWaitlist);
  return (
    <div className="grid justify-items-stretch gap-3">
      <Button
        look={isForSale || SITE.isWaitlist ? look : "outline"}
        className={look === "go" ? "" : "min-h-14"}
        onClick={() => (needsSignUp ? showAuth({ mode: "signUp", reason: "upgrade" }) : setAsked(true))}
      >
        {SITE.isWaitlist && !isMember ? SIGN_UP_LABEL : "Upgrade to Premium"}
      </Button>
      {isAsked && (
        <Notice>
          Premium is not for sale on this server yet. Nothing was charged, and nothing changes for you.
        </Notice>
      )}
    </div>
  );
}
