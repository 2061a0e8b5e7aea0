import { useState } from "react";
import { useAuth } from "../features/session/auth-context.ts";
import { Button, type ButtonLook } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { JOIN_WORDS, SITE } from "../ui/site.ts";

/** The way to Premium. Without an account it begins with one; who has Premium is told so. */
export function UpgradeButton({ look = "go" }: { look?: ButtonLook }) {
  const { me, user, isGuest, showAuth } = useAuth();
  const [isAsked, setAsked] = useState(false);
  if (me?.plan === "premium") return <Notice>You are a Premium Duck already.</Notice>;
  const isMember = user !== null && !isGuest;
  return (
    <div className="grid justify-items-stretch gap-3">
      <Button
        look={look}
        className={look === "go" ? "" : "min-h-14"}
        onClick={() => (isMember ? setAsked(true) : showAuth("signUp"))}
      >
        {SITE.isWaitlist && !isMember ? JOIN_WORDS : "Upgrade to Premium"}
      </Button>
      {isAsked && (
        <Notice>
          Premium is not for sale on this server yet. Nothing was charged, and nothing changes for you.
        </Notice>
      )}
    </div>
  );
}
